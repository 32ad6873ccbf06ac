import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingClasses } from '../vitals/readings.ts';
import { compareNewest, momentKey, readingKey } from './sameReading.ts';

const at = new Date('2026-11-20T12:00:00Z');
const given = {
  vital: 'BloodPressure',
  at,
  receivedAt: at,
  serial: 'SN-1',
  values: { systolic: 120, diastolic: 80 },
  class: 'Normal',
} as const;

test('the same instant to the second, serial number and values are the same reading, in whatever order the values came', () => {
  expect(readingKey({ ...given, values: { diastolic: 80, systolic: 120 } })).toBe(readingKey(given));
});

test.each([
  ['another second', { at: new Date(at.getTime() + 1000) }],
  ['another vital', { vital: 'HeartRate' as const }],
  ['another device', { serial: 'SN-2' }],
  ['another value', { values: { systolic: 120, diastolic: 81 } }],
  ['values that are swapped', { values: { systolic: 80, diastolic: 120 } }],
])('%s is another reading', (_, change) => {
  expect(readingKey({ ...given, ...change })).not.toBe(readingKey(given));
});

test('other values of one device in one second are a contradiction, those of another device are not', () => {
  const other = { ...given, values: { systolic: 220, diastolic: 130 } };
  expect(momentKey(other)).toBe(momentKey(given));
  expect(momentKey({ ...given, serial: 'SN-2' })).not.toBe(momentKey(given));
});

test('of one second the worse comes first, and the order never depends on that of the list', () => {
  const worse = { ...given, class: 'Critical' as const };
  const older = { ...given, at: new Date(at.getTime() - 1000), class: 'Critical' as const };
  expect([older, given, worse].sort(compareNewest)).toEqual([worse, given, older]);
  const reading = fc.record({
    vital: fc.constant('BloodPressure' as const),
    at: fc.nat(1).map((second) => new Date(second * 1000)),
    receivedAt: fc.nat(1).map((second) => new Date(second * 1000)),
    serial: fc.constantFrom('SN-1', 'SN-2'),
    values: fc.record({ systolic: fc.nat(2), diastolic: fc.nat(2) }),
    class: fc.constantFrom(...readingClasses),
  });
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 8 }), (list) => {
      expect([...list].reverse().sort(compareNewest)).toEqual([...list].sort(compareNewest));
    }),
    { seed: 19 },
  );
});
