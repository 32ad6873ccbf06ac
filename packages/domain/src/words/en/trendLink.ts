import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** The way to how a vital went, and what vitals are called in a sentence. */
export const trendLinkWords = english({
  open: 'See how your {vital} went',
  /** What patients call the two numbers of a pressure. */
  top: 'Top number',
  bottom: 'Bottom number',
  names: {
    BloodPressure: 'blood pressure',
    BloodOxygen: 'blood oxygen',
    Weight: 'weight',
    BodyTemperature: 'temperature',
    BloodGlucose: 'blood sugar',
    HeartRate: 'heart rate',
  } satisfies Record<VitalKind, string>,
});
