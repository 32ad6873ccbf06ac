import type { ParameterLimits } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { KeptVital } from './keptVital.ts';
import { limitsOfFour } from './limitShapes.ts';
import type { RangePayload } from './rangePayload.ts';

/** The limits of a draft, as if they had been saved: what is normal comes from the vital's own parameters. */
export const limitsOfKept = ({ limits }: KeptVital): Map<string, ParameterLimits> =>
  new Map(
    limits.map((four) => [four.parameter, { normal: { min: null, max: null }, ...limitsOfFour(four) }]),
  );

/** What the order keeps of a range: times and limits, without what names the vital again. */
export const keptRange = (mrSubType: VitalKind, payload: RangePayload): KeptVital => ({
  mrSubType,
  startDateTime: payload.startDateTime,
  endDateTime: payload.endDateTime,
  limits: payload.vitalRanges.map(({ vital_type: _, ...limits }) => limits),
});
