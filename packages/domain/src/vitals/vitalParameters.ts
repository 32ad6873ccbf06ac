import type { ParameterLimits, Span } from './readings.ts';
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
  /** @see https://loinc.org */
  loinc: string;
  /** UCUM, such as 'mm[Hg]'. @see https://ucum.org */
  ucum: string;
  /** The unit as it is written for people: 'mmHg'. */
  unit: string;
  /** What a working device can measure on a living adult; a value outside is refused, not classified. */
  plausible: { min: number; max: number };
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
 *
 * @see https://hl7.org/fhir/R4/observation-vitalsigns.html for the codes
 */
export const vitalParameters: Readonly<Record<VitalKind, readonly VitalParameter[]>> = {
  BloodPressure: [
    {
      parameter: 'systolic',
      loinc: '8480-6',
      ucum: 'mm[Hg]',
      unit: 'mmHg',
      plausible: { min: 30, max: 300 },
      limits: parameterLimits([90, 120], [90, 139], [80, 180]),
    },
    {
      parameter: 'diastolic',
      loinc: '8462-4',
      ucum: 'mm[Hg]',
      unit: 'mmHg',
      plausible: { min: 20, max: 200 },
      limits: parameterLimits([60, 80], [60, 89], [50, 110]),
    },
  ],
  BloodOxygen: [
    {
      parameter: 'oxygenSaturation',
      loinc: '59408-5',
      ucum: '%',
      unit: '%',
      plausible: { min: 40, max: 100 },
      limits: parameterLimits([95, 100], [95, null], [93, null]),
    },
  ],
  Weight: [
    {
      // No weight is normal for everybody: without a patient's own range, none is out of it.
      parameter: 'weight',
      loinc: '29463-7',
      ucum: 'kg',
      unit: 'kg',
      plausible: { min: 20, max: 400 },
      limits: parameterLimits([null, null], [null, null], [null, null]),
    },
  ],
  BodyTemperature: [
    {
      parameter: 'temperature',
      loinc: '8310-5',
      ucum: 'Cel',
      unit: '°C',
      plausible: { min: 25, max: 45 },
      limits: parameterLimits([36.5, 37.3], [36, 37.9], [35.1, 39]),
    },
  ],
  BloodGlucose: [
    {
      parameter: 'glucose',
      loinc: '2339-0',
      ucum: 'mg/dL',
      unit: 'mg/dL',
      plausible: { min: 10, max: 1000 },
      limits: parameterLimits([80, 130], [70, 180], [54, 250]),
    },
  ],
  HeartRate: [
    {
      parameter: 'heartRate',
      loinc: '8867-4',
      ucum: '/min',
      unit: 'bpm',
      plausible: { min: 20, max: 300 },
      limits: parameterLimits([60, 100], [50, 110], [40, 130]),
    },
  ],
};

/** The parameter of a vital by its key, or `undefined`. */
export function vitalParameter(kind: VitalKind, parameter: string): VitalParameter | undefined {
  return vitalParameters[kind].find((each) => each.parameter === parameter);
}
