import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVitalKind, spaced, vitalCodes, vitalKinds, vitalKindsIn } from './vitals.ts';

test('the six kinds (DSP-07)', () => {
  expect(vitalKinds).toEqual([
    'BloodPressure',
    'BloodOxygen',
    'Weight',
    'BodyTemperature',
    'BloodGlucose',
    'HeartRate',
  ]);
  for (const kind of vitalKinds) expect(isVitalKind(kind)).toBe(true);
  for (const word of ['bloodpressure', 'Blood Pressure', '', null, 1]) expect(isVitalKind(word)).toBe(false);
});

test.each([
  [
    ['Weight', 'HeartRate'],
    ['Weight', 'HeartRate'],
  ],
  [['Weight', 7, null, '', 'weight', { kind: 'HeartRate' }], ['Weight']],
  [[], []],
  ['BloodPressure', []],
  [null, []],
  [undefined, []],
])('the kinds in %j are %j', (vitals, kinds) => {
  expect(vitalKindsIn(vitals)).toEqual(kinds);
});

test.each([
  ['BloodPressure', 'Blood Pressure'],
  ['PickedUp', 'Picked Up'],
  ['Weight', 'Weight'],
  ['Blood Pressure', 'Blood Pressure'],
  ['ÉtéÉtat', 'Été État'],
  ['SpO', 'Sp O'],
  ['ABC', 'ABC'],
  ['', ''],
])('%j is shown as %j', (word, shown) => {
  expect(spaced(word)).toBe(shown);
});

describe('vitalCodes (ORD-13)', () => {
  test.each([
    [
      ['BloodPressure', 'HeartRate'],
      ['BloodPressure', 'HeartRate'],
    ],
    [['Weight'], ['Weight']],
    [[' Weight ', ''], ['Weight']],
    [['Weight', 7, null, {}], ['Weight']],
    [['Unheard'], ['Unheard']],
  ])('%j is %j', (vitals, names) => {
    expect(vitalCodes(vitals)).toEqual(names);
  });

  test.each([
    [[]],
    [['']],
    [[1, 2]],
    ['BloodPressure'],
    [{ 0: 'Weight', length: 1 }],
    [null],
    [undefined],
    [3],
  ])('%j is no data', (vitals) => {
    expect(vitalCodes(vitals)).toBeNull();
  });

  test('whatever comes, texts or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (vitals) => {
        const names = vitalCodes(vitals);
        expect(names === null || names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
      }),
    );
  });
});
