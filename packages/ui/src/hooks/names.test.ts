import { expect, test } from 'vitest';
import { measuredName } from './names.ts';

test.each([
  ['BloodPressure', 'systolic', 'Blood Pressure, Systolic'],
  ['HeartRate', 'heartRate', 'Heart Rate'],
  ['Weight', 'weight', 'Weight, Body weight'],
  ['Steps', 'steps', 'Steps'],
])('%s and its %s are called %s', (vital, parameter, said) => {
  expect(measuredName(vital, parameter)).toBe(said);
});
