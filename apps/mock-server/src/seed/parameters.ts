import type { ParameterLimits, VitalKind } from '@rpm/domain';

/** One measured quantity, with the limits that a clinic has by default and values that are common. */
export interface Parameter {
  loinc: string;
  /** UCUM */
  unit: string;
  limits: ParameterLimits;
  /** A value in the middle of the normal ones. */
  usual: number;
  /** How far a value strays from it from one day to the next. */
  spread: number;
  decimals: number;
}

type Ends = [min: number | null, max: number | null];
const limits = ([min, max]: Ends, cautious: Ends, critical: Ends): ParameterLimits => ({
  normal: { min, max },
  cautious: { min: cautious[0], max: cautious[1] },
  critical: { min: critical[0], max: critical[1] },
});

const pulse: Parameter = {
  loinc: '8867-4',
  unit: '/min',
  limits: limits([60, 100], [50, 110], [40, 130]),
  usual: 72,
  spread: 6,
  decimals: 0,
};

/** What each kind measures. Codes are LOINC, units UCUM, limits adult defaults that a clinic changes. */
export const parameters: Record<VitalKind, readonly Parameter[]> = {
  BloodPressure: [
    {
      loinc: '8480-6',
      unit: 'mm[Hg]',
      limits: limits([90, 120], [90, 139], [80, 180]),
      usual: 118,
      spread: 8,
      decimals: 0,
    },
    {
      loinc: '8462-4',
      unit: 'mm[Hg]',
      limits: limits([60, 80], [60, 89], [50, 110]),
      usual: 74,
      spread: 5,
      decimals: 0,
    },
  ],
  BloodOxygen: [
    {
      loinc: '59408-5',
      unit: '%',
      limits: limits([95, 100], [95, null], [93, null]),
      usual: 97,
      spread: 0.8,
      decimals: 0,
    },
  ],
  Weight: [
    {
      loinc: '29463-7',
      unit: 'kg',
      limits: limits([76, 80], [76, 80], [75, 81]),
      usual: 78,
      spread: 0.4,
      decimals: 1,
    },
  ],
  BodyTemperature: [
    {
      loinc: '8310-5',
      unit: 'Cel',
      limits: limits([36.5, 37.3], [36, 37.9], [35.1, 39]),
      usual: 36.8,
      spread: 0.2,
      decimals: 1,
    },
  ],
  BloodGlucose: [
    {
      loinc: '2339-0',
      unit: 'mg/dL',
      limits: limits([80, 130], [70, 180], [54, 250]),
      usual: 108,
      spread: 14,
      decimals: 0,
    },
  ],
  HeartRate: [pulse],
};

/** Percentages end at 100. */
export const highest: Partial<Record<VitalKind, number>> = { BloodOxygen: 100 };
