import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { mergedPapers } from './mergedPapers.ts';
import { noPapers } from './papers.ts';

const claim = { kind: 'otherPractice', from: '2026-01-01', to: null } as const;
const one = { ...noPapers, diagnosis: 'I10', consentUntil: '2026-10-31', otherClaims: [claim] };
const other = {
  ...{ diagnosis: 'E11.9', trainingDay: '2026-08-01', consentUntil: null, payer: 'Aetna' },
  otherClaims: [claim, { ...claim, to: '2026-02-01' }],
};

test('what one record lacks comes from the other; others who bill are of both (F5)', () => {
  expect(mergedPapers(one, other)).toEqual({
    ...{ diagnosis: 'I10', trainingDay: '2026-08-01', consentUntil: '2026-10-31', payer: 'Aetna' },
    otherClaims: [claim, { ...claim, to: '2026-02-01' }],
  });
  expect(mergedPapers(other, one)).toMatchObject({ diagnosis: 'E11.9', consentUntil: null });
});

test('of one alone they are its own; a consent that another record ended goes on (F5)', () => {
  expect(mergedPapers(null, null)).toBeNull();
  expect(mergedPapers(one, null)).toEqual(one);
  expect(mergedPapers(null, one)).toEqual({ ...one, consentUntil: null });
});

test('no more others who bill than a record can have', () => {
  const many = Array.from({ length: limits.otherClaimsMost }, (_, at) => ({
    ...claim,
    from: `2026-01-${at + 10}`,
  }));
  expect(mergedPapers({ ...noPapers, otherClaims: many }, one)?.otherClaims).toEqual(many);
});
