import type { ParameterLimits, Span } from './readings.ts';
import type { UnitCode } from './units.ts';
import type { VitalKind } from './vitals.ts';

/** The quantities that vitals measure; each has its name in `vitalWords.parameters`. */
export type ParameterName =
  | 'systolic'
  | 'diastolic'
  | 'oxygenSaturation'
  | 'weight'
  | 'temperature'
  | 'glucose'
  | 'heartRate';

/** One quantity that a vital measures. */
export interface VitalParameter {
  /** Its key in limits and readings: 'systolic'. */
  parameter: ParameterName;
  /** The unit in which its values and limits are compared, and kept unless a device measures in another: its UCUM code. */
  ucum: UnitCode;
  /** The adult defaults of a clinic that has set none. A patient's own range goes before them. */
  limits: ParameterLimits;
}

type Ends = readonly [min: number | null, max: number | null];
const span = ([min, max]: Ends): Span => ({ min, max });
const parameterLimits = (normal: Ends, cautious: Ends, critical: Ends): ParameterLimits => ({
  normal: span(normal),
  cautious: span(cautious),
  critical: span(critical),
});

/**
 * What each kind of vital measures. The limits are adult defaults in common use, which a clinic and a provider change.
 */
export const vitalParameters: Readonly<Record<VitalKind, readonly VitalParameter[]>> = {
  BloodPressure: [
    {
      parameter: 'systolic',
      ucum: 'mm[Hg]',
      limits: parameterLimits([90, 120], [90, 139], [80, 180]),
    },
    {
      parameter: 'diastolic',
      ucum: 'mm[Hg]',
      limits: parameterLimits([60, 80], [60, 89], [50, 110]),
    },
  ],
  BloodOxygen: [
    {
      parameter: 'oxygenSaturation',
      ucum: '%',
      limits: parameterLimits([95, 100], [95, null], [93, null]),
    },
  ],
  Weight: [
    {
      // No weight is normal for everybody: without a patient's own range, none is out of it.
      parameter: 'weight',
      ucum: 'kg',
      limits: parameterLimits([null, null], [null, null], [null, null]),
    },
  ],
  BodyTemperature: [
    {
      parameter: 'temperature',
      ucum: 'Cel',
      limits: parameterLimits([36.5, 37.3], [36, 37.9], [35.1, 39]),
    },
  ],
  BloodGlucose: [
    {
      parameter: 'glucose',
      ucum: 'mg/dL',
      limits: parameterLimits([80, 130], [70, 180], [54, 250]),
    },
  ],
  HeartRate: [
    {
      parameter: 'heartRate',
      ucum: '/min',
      limits: parameterLimits([60, 100], [50, 110], [40, 130]),
    },
  ],
};

/** The parameter of a vital by its key, or `undefined`. */
export function vitalParameter(kind: VitalKind, parameter: string): VitalParameter | undefined {
  return vitalParameters[kind].find((each) => each.parameter === parameter);
}

/** The unit in which the values of a vital are compared: all its parameters have one. */
export const vitalUnit = (kind: VitalKind): UnitCode => vitalParameters[kind][0]?.ucum ?? '%';
