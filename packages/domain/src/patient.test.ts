import { describe, expect, test } from 'vitest';
import { isBirthDate, measuredVitals } from './patient.ts';

describe('a birth date (behaviour 1c)', () => {
  // In New York it is still the evening of the 19th.
  const now = new Date('2026-11-20T03:00:00Z');
  test.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['1952-02-29', true],
    ['1953-02-29', false],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-12-01', false],
    ['2027-01-01', false],
    ['around 1950', false],
    ['', false],
  ])('%s is one: %s', (dob, isOne) => {
    expect(isBirthDate(dob, now, 'America/New_York')).toBe(isOne);
  });
  test('may be today by the clock of the clinic', () => {
    expect(isBirthDate('2026-11-20', now, 'Europe/Berlin')).toBe(true);
  });
});

test('the vitals of several orders come once each, in one order; what is none is left out', () => {
  const orders = [['HeartRate', 'BloodPressure'], 'BloodOxygen', null, ['HeartRate', 7, 'Mood', 'Weight']];
  expect(measuredVitals(orders)).toEqual(['BloodPressure', 'Weight', 'HeartRate']);
  expect(measuredVitals([])).toEqual([]);
});
