import { describe, expect, test } from 'vitest';
import { keptRange, limitsOfKept } from './keptRange.ts';
import type { KeptVital } from './keptVital.ts';
import { changeRange, openRange } from './rangeEditing.ts';
import { rangeParameters } from './rangeLimits.ts';
import { rangePayload } from './rangePayload.ts';

const own = [
  { parameter: 'systolic', unit: 'mmHg', unitDescription: null, min: 90, max: 120 },
  { parameter: 'diastolic', unit: 'mmHg', unitDescription: null, min: 60, max: 80 },
];
const kept: KeptVital = {
  mrSubType: 'BloodPressure',
  startDateTime: '20261122-15:30:00',
  endDateTime: '21261122-15:30:00',
  limits: [{ parameter: 'systolic', cautiousMin: 88, cautiousMax: 135, criticalMin: 80, criticalMax: 180 }],
};

describe('a range that is kept with an order', () => {
  test('has times and limits, and does not name the vital in each of them', () => {
    const payload = {
      startDateTime: kept.startDateTime,
      endDateTime: kept.endDateTime,
      vitalRanges: kept.limits.map((each) => ({ vital_type: 'BloodPressure', ...each })),
      limits: {},
    };
    expect(keptRange('BloodPressure', payload)).toEqual(kept);
  });

  test('tells what it limits, and nothing of what is normal', () => {
    const cautious = { min: 88, max: 135 };
    const critical = { min: 80, max: 180 };
    expect(limitsOfKept(kept)).toEqual(
      new Map([['systolic', { normal: { min: null, max: null }, cautious, critical }]]),
    );
  });

  test('comes back into the form as it was typed, with the vital’s own normal range (RNG-02, REV-04)', () => {
    const state = changeRange(openRange('x', kept, 'UTC'), {
      kind: 'loaded',
      units: 'metric',
      parameters: rangeParameters(own, limitsOfKept(kept), new Map()),
    });
    expect(state.form.withLimits).toBe(true);
    expect(state.form.parameters[0]).toMatchObject({
      normal: { min: 90, max: 120 },
      cautiousMin: '88',
      cautiousMax: '135',
      criticalMin: '80',
      criticalMax: '180',
    });
    const payload = rangePayload({ name: 'BloodPressure', data: {} }, state.form, 'UTC');
    if (!payload) throw new Error('It cannot be kept.');
    expect(keptRange('BloodPressure', payload)).toMatchObject({
      ...kept,
      limits: [kept.limits[0], { parameter: 'diastolic' }],
    });
  });
});
