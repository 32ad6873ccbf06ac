import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureIn } from '../vitals/units.ts';
import type { RangeForm } from './rangeForm.ts';
import { RangePayload, rangePayload } from './rangePayload.ts';

const form: RangeForm = {
  doctorName: 'Wren Q. Exampledoc',
  start: '2026-11-21T10:30',
  end: '2126-11-21T10:30',
  isStartByForm: false,
  withLimits: true,
  parameters: [
    {
      parameter: 'systolic',
      measure: measureIn('us', 'mmHg'),
      found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
      unitDescription: null,
      normal: { min: 95, max: 135 },
      cautiousMin: '90',
      cautiousMax: '140.5',
      criticalMin: '',
      criticalMax: ' ',
    },
  ],
};
const vital = { name: 'BloodPressure', data: { mrSubType: 'BloodPressure', deviceId: 'd-1' } };
const zone = 'America/New_York';

describe('rangePayload (RNG-22, PAY-06)', () => {
  test('the vital, the times in UTC, the ranges and the limits; empty is normal', () => {
    expect(rangePayload(vital, form, zone)).toEqual({
      mrSubType: 'BloodPressure',
      deviceId: 'd-1',
      startDateTime: '20261121-15:30:00',
      endDateTime: '21261121-15:30:00',
      vitalRanges: [
        {
          vital_type: 'BloodPressure',
          parameter: 'systolic',
          cautiousMin: 90,
          cautiousMax: 140.5,
          criticalMin: 95,
          criticalMax: 135,
        },
      ],
      limits: {
        BloodPressure: {
          systolic: { min: { cautious: 90, critical: 95 }, max: { cautious: 140.5, critical: 135 } },
        },
      },
    });
  });

  test('each of the four typed limits goes where it belongs (RNG-22)', () => {
    const typed = { cautiousMin: ' 90 ', cautiousMax: '140', criticalMin: '85.5', criticalMax: '165' };
    const parameters = form.parameters.map((each) => ({ ...each, ...typed }));
    const payload = rangePayload(vital, { ...form, parameters }, zone);
    expect(payload?.vitalRanges).toEqual([
      {
        vital_type: 'BloodPressure',
        parameter: 'systolic',
        cautiousMin: 90,
        cautiousMax: 140,
        criticalMin: 85.5,
        criticalMax: 165,
      },
    ]);
    expect(payload?.limits).toEqual({
      BloodPressure: {
        systolic: { min: { cautious: 90, critical: 85.5 }, max: { cautious: 140, critical: 165 } },
      },
    });
  });

  test('without cautious and critical values all are normal, whatever was typed', () => {
    const payload = rangePayload(vital, { ...form, withLimits: false }, zone);
    expect(payload?.vitalRanges[0]).toMatchObject({
      cautiousMin: 95,
      cautiousMax: 135,
      criticalMin: 95,
      criticalMax: 135,
    });
  });

  test.each([{ start: '' }, { end: '' }, { start: 'soon' }, { end: '2026-02-30T10:00' }])(
    '%j cannot be saved',
    (change) => {
      expect(rangePayload(vital, { ...form, ...change }, zone)).toBeNull();
    },
  );

  test('what it makes is what the server takes, in every zone', () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC');
    fc.assert(
      fc.property(zones, fc.string(), fc.boolean(), (timeZone, typed, withLimits) => {
        const parameters = form.parameters.map((each) => ({ ...each, criticalMin: typed }));
        const payload = rangePayload(vital, { ...form, withLimits, parameters }, timeZone);
        expect(RangePayload.safeParse(payload).data).toEqual(payload);
      }),
    );
  });

  test('a bad payload is refused', () => {
    const good = rangePayload(vital, form, zone);
    for (const bad of [
      { startDateTime: '2026-11-21' },
      { endDateTime: '20260231-00:00:00' },
      { endDateTime: good?.startDateTime },
      { endDateTime: `${good?.startDateTime}.000` },
      { endDateTime: '20260101-00:00:00' },
      { vitalRanges: [] },
      { vitalRanges: [{ vital_type: 'BloodPressure' }] },
      { vitalRanges: [{ ...good?.vitalRanges[0], parameter: '' }] },
      { vitalRanges: [{ ...good?.vitalRanges[0], vital_type: '' }] },
      { vitalRanges: [{ ...good?.vitalRanges[0], criticalMin: 'x' }] },
      { limits: { BloodPressure: { systolic: {} } } },
    ]) {
      expect(RangePayload.safeParse({ ...good, ...bad }).success).toBe(false);
    }
    const late = RangePayload.safeParse({ ...good, endDateTime: good?.startDateTime });
    expect(late.error?.issues[0]?.path).toEqual(['endDateTime']);
  });
});
