import * as z from 'zod/mini';
import { formatStamp } from '../time/time.ts';
import { compareStamps, Stamp } from '../wire/fields.ts';
import { FourLimits, LimitEnds } from './limitEnds.ts';
import type { LimitField } from './limitRules.ts';
import { type RangeForm, type TypedParameter, typedNumber } from './rangeForm.ts';
import { rangeInstant } from './rangeTimes.ts';

/** One line of a saved range. */
export const VitalRange = z.extend(FourLimits, { vital_type: z.string().check(z.minLength(1)) });
export type VitalRange = z.infer<typeof VitalRange>;

/** What saving a range sends, beside the vital's own data. The end is after the start. @see RNG-22 */
export const RangePayload = z
  .looseObject({
    startDateTime: Stamp,
    endDateTime: Stamp,
    vitalRanges: z.array(VitalRange).check(z.minLength(1)),
    /** By vital, then by parameter. */
    limits: z.record(z.string(), z.record(z.string(), LimitEnds)),
  })
  .check(
    z.refine(({ startDateTime: start, endDateTime: end }) => !(compareStamps(start, end) >= 0), {
      path: ['endDateTime'],
    }),
  );
export type RangePayload = z.infer<typeof RangePayload>;

/** The four limits of a parameter as numbers: an empty one is the normal one (PAY-06), and so are all when they are off. */
function numbersOf(typed: TypedParameter, withLimits: boolean) {
  const { normal } = typed;
  const number = (field: LimitField, fallback: number | null) =>
    withLimits ? (typedNumber(typed, field) ?? fallback) : fallback;
  return {
    cautiousMin: number('cautiousMin', normal.min),
    cautiousMax: number('cautiousMax', normal.max),
    criticalMin: number('criticalMin', normal.min),
    criticalMax: number('criticalMax', normal.max),
  };
}

/**
 * What saving the form sends.
 *
 * @param vital the vital's own data, which goes along unchanged, and its name
 * @param timeZone the zone in which the times were picked
 * @returns `null` when a time is missing or unreadable: such a form cannot be saved (RNG-20)
 * @see RNG-22
 */
export function rangePayload(
  vital: { name: string; data: Record<string, unknown> },
  form: RangeForm,
  timeZone: string,
): RangePayload | null {
  const start = rangeInstant(form.start, timeZone);
  const end = rangeInstant(form.end, timeZone);
  if (!start || !end) return null;
  const vitalRanges = form.parameters.map((each) => ({
    vital_type: vital.name,
    parameter: each.parameter,
    ...numbersOf(each, form.withLimits),
  }));
  const ends = vitalRanges.map(({ parameter, cautiousMin, cautiousMax, criticalMin, criticalMax }) => [
    parameter,
    {
      min: { cautious: cautiousMin, critical: criticalMin },
      max: { cautious: cautiousMax, critical: criticalMax },
    },
  ]);
  return {
    ...vital.data,
    startDateTime: formatStamp(start.instant),
    endDateTime: formatStamp(end.instant),
    vitalRanges,
    limits: Object.fromEntries([[vital.name, Object.fromEntries(ends)]]),
  };
}
