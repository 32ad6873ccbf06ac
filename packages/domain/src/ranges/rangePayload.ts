import * as z from 'zod/mini';
import { formatStamp } from '../time/time.ts';
import { compareStamps, Stamp } from '../wire/fields.ts';
import {
  endsOf,
  FourLimits,
  fourOf,
  LimitEnds,
  limitsOfFour,
  type SetLimits,
  withoutGaps,
} from './limitShapes.ts';
import { type RangeForm, type TypedParameter, typedNumbers } from './rangeForm.ts';
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

/** The limits of a parameter as they are saved: an empty one is the normal one (PAY-06), and so are all when they are off. */
function limitsOf(typed: TypedParameter, withLimits: boolean): SetLimits {
  const { normal } = typed;
  if (!withLimits) return { cautious: normal, critical: normal };
  return withoutGaps({ normal, ...limitsOfFour(typedNumbers(typed)) });
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
  const set = form.parameters.map((each) => [each.parameter, limitsOf(each, form.withLimits)] as const);
  return {
    ...vital.data,
    startDateTime: formatStamp(start.instant),
    endDateTime: formatStamp(end.instant),
    vitalRanges: set.map(([parameter, each]) => ({ vital_type: vital.name, parameter, ...fourOf(each) })),
    limits: Object.fromEntries([
      [vital.name, Object.fromEntries(set.map(([parameter, each]) => [parameter, endsOf(each)]))],
    ]),
  };
}
