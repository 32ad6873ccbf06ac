import type { VitalKind } from '@rpm/domain';

/** How believable values of a parameter run. What it is and what is normal stands in the domain's `vitalParameters`. */
export interface Course {
  /** A value in the middle of the normal ones. */
  usual: number;
  /** How far a value strays from it from one day to the next. */
  spread: number;
  decimals: number;
}

/** By vital and parameter. */
export const courses: Readonly<Record<VitalKind, Readonly<Record<string, Course>>>> = {
  BloodPressure: {
    systolic: { usual: 118, spread: 8, decimals: 0 },
    diastolic: { usual: 74, spread: 5, decimals: 0 },
  },
  BloodOxygen: { oxygenSaturation: { usual: 97, spread: 0.8, decimals: 0 } },
  Weight: { weight: { usual: 78, spread: 0.4, decimals: 1 } },
  BodyTemperature: { temperature: { usual: 36.8, spread: 0.2, decimals: 1 } },
  BloodGlucose: { glucose: { usual: 108, spread: 14, decimals: 0 } },
  HeartRate: { heartRate: { usual: 72, spread: 6, decimals: 0 } },
};

/** Percentages end at 100. */
export const highest: Partial<Record<VitalKind, number>> = { BloodOxygen: 100 };

/** What somebody weighs, in kg: people differ in that more than in anything else that is measured. */
export const usualWeight = (seed: number) => 62 + ((seed * 7) % 36);
