import { describe, expect, it } from 'vitest';
import { deviceReadings } from './deviceReadings.ts';
import type { DeviceMeasurement, MeasuredVital } from './measured.ts';

const at = new Date('2026-11-20T14:33:07Z');
const measured = (...vitals: [MeasuredVital, ...MeasuredVital[]]): DeviceMeasurement => ({
  ...{ vitals, shown: null, notes: [], user: null },
});
const pressure = (systolic: number, diastolic: number, unit: 'mm[Hg]' | 'kPa' = 'mm[Hg]'): MeasuredVital => ({
  ...{ kind: 'BloodPressure', unit, values: { systolic, diastolic } },
});
const pulse = (heartRate: number): MeasuredVital => ({
  kind: 'HeartRate',
  unit: '/min',
  values: { heartRate },
});

describe('deviceReadings (RTE-07)', () => {
  it("gives the pressure and the pulse of a cuff in the cuff's unit", () => {
    expect(deviceReadings(measured(pressure(18.9, 12.1, 'kPa'), pulse(72)), at)).toEqual({
      readings: [
        {
          mrSubType: 'BloodPressure',
          mrTime: '20261120-14:33:07',
          unit: 'kPa',
          values: { systolic: 18.9, diastolic: 12.1 },
        },
        { mrSubType: 'HeartRate', mrTime: '20261120-14:33:07', unit: '/min', values: { heartRate: 72 } },
      ],
    });
  });

  it.each([
    ['mixed up', pressure(60, 150)],
    ['of nobody alive', pressure(400, 100)],
    ['negative', pressure(-142, -191)],
    ['101 % of oxygen', { kind: 'BloodOxygen', unit: '%', values: { oxygenSaturation: 101 } } as const],
  ])('asks back: %s', (_, vital) => {
    expect(deviceReadings(measured(vital, pulse(72)), at)).toBe('doubtful');
  });

  it('leaves out a pulse that cannot be', () => {
    expect(deviceReadings(measured(pressure(142, 91), pulse(999)), at)).toMatchObject({
      readings: [{ mrSubType: 'BloodPressure' }],
    });
  });
});
