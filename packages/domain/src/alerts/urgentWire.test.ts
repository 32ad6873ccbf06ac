import { describe, expect, test } from 'vitest';
import {
  checkGuidance,
  Guidance,
  guidanceChanges,
  guidanceForm,
  readPhone,
  usualGuidance,
} from './urgentWire.ts';

const usual = {
  en: { signs: ['Chest pain'], rest: ['Do not talk.'] },
  es: { signs: ['Dolor en el pecho'], rest: ['No hable.'] },
};

describe('what a clinic tells its patients about a critical reading (PDB-07)', () => {
  test.each([
    ['(614) 555-0142', '6145550142'],
    ['+1 614 555 0142', '+16145550142'],
    ['911', null],
    ['call us', null],
    ['1'.repeat(16), null],
    ['javascript:alert(1)', null],
  ])('%s is dialed as %s', (written, dialed) => {
    expect(readPhone(written)).toBe(dialed);
  });

  test('the form opens with the usual sentences, and keeps them as the usual ones', () => {
    const form = guidanceForm(usualGuidance, usual);
    expect(form.enSigns).toBe('Chest pain');
    expect(checkGuidance(form, usual)).toEqual({
      value: { phone: '', afterHoursPhone: '', texts: null, isConfirmed: false },
    });
  });

  test('own sentences, one on a line, empty lines left out', () => {
    const typed = { ...guidanceForm(usualGuidance, usual), enSigns: ' Chest pain \n\nFainting\n' };
    expect(checkGuidance(typed, usual)).toMatchObject({
      value: { texts: { en: { signs: ['Chest pain', 'Fainting'] }, es: usual.es } },
    });
  });

  test.each([
    ['phone', 'call us', 'phoneInvalid'],
    ['afterHoursPhone', '12', 'phoneInvalid'],
    ['enSigns', ' \n ', 'linesRequired'],
    ['esRest', 'x'.repeat(121), 'lineLong'],
    ['esSigns', 'a\nb\nc\nd\ne\nf\ng', 'linesMany'],
  ])('%s: %j is %s', (field, typed, code) => {
    const form = { ...guidanceForm(usualGuidance, usual), [field]: typed };
    expect(checkGuidance(form, usual)).toEqual({ errors: { [field]: code } });
  });

  test('the API takes no empty sentence, and no number that cannot be dialed', () => {
    const texts = { ...usual, en: { signs: [' '], rest: ['Rest.'] } };
    expect(Guidance.safeParse({ ...usualGuidance, texts }).success).toBe(false);
    expect(Guidance.safeParse({ ...usualGuidance, phone: 'x' }).success).toBe(false);
    expect(Guidance.safeParse({ ...usualGuidance, texts: usual }).success).toBe(true);
  });

  test('what changed is named for the audit log, each with what it was', () => {
    const after = { ...usualGuidance, phone: '(614) 555-0142', texts: usual, isConfirmed: true };
    expect(guidanceChanges(usualGuidance, after)).toEqual([
      { field: 'guidancePhone', before: '', after: '(614) 555-0142' },
      { field: 'guidanceEnglish', before: 'usual', after: 'Chest pain · Do not talk.' },
      { field: 'guidanceSpanish', before: 'usual', after: 'Dolor en el pecho · No hable.' },
      { field: 'guidanceConfirmed', before: 'false', after: 'true' },
    ]);
  });
});
