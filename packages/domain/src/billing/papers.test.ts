import { describe, expect, test } from 'vitest';
import { BillingPapers, noPapers, papersTyped, type TypedPapers, typedPapers } from './papers.ts';

const empty = typedPapers(noPapers);
const claim = { kind: 'otherPractice', from: '2026-10-01', to: '' } as const;

describe('papersTyped (SCR-04)', () => {
  test('takes what is empty for not known', () => {
    expect(papersTyped(empty, null)).toEqual({ value: noPapers });
  });

  test('is the way back of typedPapers', () => {
    const papers = {
      ...{ diagnosis: 'I10', trainingDay: '2026-10-02', consentUntil: '2026-12-31', payer: 'Aetna' },
      otherClaims: [
        { kind: 'otherPractice' as const, from: '2026-10-01', to: null },
        { kind: 'otherProgramme' as const, from: '2026-10-01', to: '2026-10-01' },
      ],
    };
    expect(papersTyped(typedPapers(papers), '2026-12-31')).toEqual({ value: papers });
  });

  test('keeps a diagnosis with its dot and capitals, and a payer without spaces around it', () => {
    expect(papersTyped({ ...empty, diagnosis: ' e119', payer: ' Aetna ' }, null)).toEqual({
      value: { ...noPapers, diagnosis: 'E11.9', payer: 'Aetna' },
    });
  });

  test.each<[Partial<TypedPapers>, string | null, object]>([
    [{ diagnosis: '119' }, null, { diagnosis: 'diagnosisInvalid' }],
    [{ diagnosis: ' 119 ' }, null, { diagnosis: 'diagnosisInvalid' }],
    [{ consentUntil: '2026-09-30' }, '2026-10-01', { consentUntil: 'consentReversed' }],
    [{ otherClaims: [{ ...claim, to: '2026-09-30' }] }, null, { otherClaims: 'claimReversed' }],
    [{ otherClaims: [claim, { ...claim, from: '' }] }, null, { otherClaims: 'claimWithoutStart' }],
  ])('says what is wrong with %j', (typed, consentDay, errors) => {
    expect(papersTyped({ ...empty, ...typed }, consentDay)).toEqual({ errors });
  });

  test('a diagnosis of spaces is none', () => {
    expect(papersTyped({ ...empty, diagnosis: '  ' }, null)).toEqual({ value: noPapers });
  });

  test('what the server takes of others who bill may end on its first day, and not before', () => {
    const papers = (to: string | null) => ({ ...noPapers, otherClaims: [{ ...claim, to }] });
    expect(BillingPapers.safeParse(papers('2026-10-01')).success).toBe(true);
    expect(BillingPapers.safeParse(papers('2026-10-02')).success).toBe(true);
    expect(BillingPapers.safeParse(papers(null)).success).toBe(true);
    expect(BillingPapers.safeParse(papers('2026-09-30')).success).toBe(false);
  });

  test('a consent that ends on its first day, or of which no start is on record, is right', () => {
    const typed = { ...empty, consentUntil: '2026-10-01' };
    for (const day of ['2026-10-01', null]) expect(papersTyped(typed, day)).toHaveProperty('value');
    expect(papersTyped(empty, '2026-10-01')).toHaveProperty('value');
  });
});
