import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, measureIn } from '../vitals/units.ts';
import { usualGainRule } from './weightGain.ts';
import { checkGain, gainChanges, gainForm, PatientGainSave } from './weightGainWire.ts';

const pounds = measureIn('us', 'kg');
const kilos = measureIn('metric', 'kg');
const own = (day: string, week: string) => ({ choice: 'own', day, week }) as const;

describe('SCR-02: the form of weight gain alerts', () => {
  test('opens with 3 and 5 pounds, or what is kept, in the unit of the reader', () => {
    expect(gainForm('own', null, pounds)).toEqual(own('3', '5'));
    expect(gainForm('off', { day: 1, week: 2.5 }, kilos)).toEqual({ choice: 'off', day: '1', week: '2.5' });
  });

  test.each([
    [own('3', '5'), { value: { choice: 'own', rule: usualGainRule } }],
    [own('5', '3'), { errors: { week: 'gainOrder' } }],
    [own('', '5'), { errors: { day: 'gainInvalid' } }],
    [own('three', '45'), { errors: { day: 'gainInvalid', week: 'gainInvalid' } }],
    [own('0', '5'), { errors: { day: 'gainInvalid' } }],
    [own('-3', '5'), { errors: { day: 'gainInvalid' } }],
    // What does not count is not judged.
    [{ choice: 'off', day: 'x', week: '' } as const, { value: { choice: 'off', rule: null } }],
    [{ choice: 'clinic', day: 'x', week: '' } as const, { value: { choice: 'clinic', rule: null } }],
  ])('%o', (typed, expected) => {
    expect(checkGain(typed, pounds)).toEqual(expected);
  });

  test('what is typed is found again', () => {
    const tenths = fc.integer({ min: 3, max: 200 }).map((each) => each / 10);
    fc.assert(
      fc.property(tenths, tenths, fc.constantFrom(pounds, kilos), (one, other, measure) => {
        const typed = own(String(Math.min(one, other)), String(Math.max(one, other)));
        const found = checkGain(typed, measure);
        expect('value' in found && gainForm('own', found.value.rule, measure)).toEqual(typed);
      }),
    );
  });
});

test('a rule comes with own limits and with nothing else', () => {
  const rule = { day: 1, week: 2 };
  const isRight = (body: object) =>
    PatientGainSave.safeParse({ userId: 'p', seen: { choice: 'clinic', rule: null }, ...body }).success;
  expect(isRight({ choice: 'own', rule })).toBe(true);
  expect(isRight({ choice: 'own', rule: null })).toBe(false);
  expect(isRight({ choice: 'off', rule })).toBe(false);
  expect(isRight({ choice: 'clinic', rule: null })).toBe(true);
  expect(isRight({ choice: 'clinic', rule: null, seen: undefined })).toBe(false);
  expect(isRight({ choice: 'own', rule: { day: 2, week: 1 } })).toBe(false);
  expect(isRight({ choice: 'own', rule: { day: 0, week: 1 } })).toBe(false);
  expect(isRight({ choice: 'own', rule: { day: 1, week: 21 } })).toBe(false);
});

test('the audit log has what changed', () => {
  const before = { choice: 'clinic', rule: null } as const;
  const after = { choice: 'own', rule: { day: convert(3, '[lb_av]', 'kg'), week: 2.5 } } as const;
  expect(gainChanges(before, after)).toEqual([
    { field: 'dayGain', before: 'clinic', after: '1.36 kg' },
    { field: 'weekGain', before: 'clinic', after: '2.5 kg' },
  ]);
  expect(gainChanges(after, after)).toEqual([]);
});
