import { expect, test } from 'vitest';
import type { VitalKind } from '../vitals/vitals.ts';
import { ageOf, shortReading } from './shortReading.ts';

test.each<[VitalKind, Record<string, number>, string]>([
  ['BloodPressure', { diastolic: 91, systolic: 142 }, '142/91 mmHg'],
  ['BloodPressure', { systolic: 142 }, '142 mmHg'],
  ['Weight', { weight: 81.5, bones: 3 }, '179.7 lb'],
  ['HeartRate', {}, ''],
  ['HeartRate', JSON.parse('{"__proto__":{"heartRate":7}}'), ''],
])('%s %j is %j', (vital, values, text) => {
  expect(shortReading(vital, values, 'us')).toBe(text);
});

const now = new Date('2026-11-20T15:00:00Z');
test.each([
  ['2026-11-20T15:00:30Z', { unit: 'now' }],
  ['2026-11-20T14:59:01Z', { unit: 'now' }],
  ['2026-11-20T14:59:00Z', { unit: 'minutes', count: 1 }],
  ['2026-11-20T14:00:01Z', { unit: 'minutes', count: 59 }],
  ['2026-11-20T14:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-19T15:00:01Z', { unit: 'hours', count: 23 }],
  ['2026-11-19T15:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-10T14:00:00Z', { unit: 'days', count: 10 }],
])('%s was %j', (at, age) => {
  expect(ageOf(new Date(at), now)).toEqual(age);
});
