import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { vitalParameter } from '../vitals/vitalParameters.ts';
import { isVitalKind } from '../vitals/vitals.ts';
import { Count, compareStamps, Id, Stamp } from '../wire/fields.ts';
import { rangeFaults } from './limitRules.ts';
import { VitalRange } from './rangePayload.ts';
import type { RangeTimeFault } from './rangeTimeErrors.ts';

/** A schema's message is a code; this keeps it one that exists. */
const fault = (code: RangeTimeFault) => code;

/** What `updatePatientVitalRange` takes: the saved form, whose it is, and which version the form began from. @see RNG-22, RNG-23 */
export const RangeSave = z
  .object({
    /** The patient. */
    userId: Id,
    startDateTime: Stamp,
    endDateTime: Stamp,
    vitalRanges: z.array(VitalRange).check(z.minLength(1), z.maxLength(limits.vitalMaxParameters)),
    /**
     * The newest version that whoever saves has seen: the first of the vital in `getPatientVitalRange`, which need not
     * be the one in force; 0 when there was none. Left out: whatever is there is replaced.
     */
    fromVersion: z.optional(Count),
  })
  .check(
    z.refine(({ startDateTime: start, endDateTime: end }) => !(compareStamps(start, end) >= 0), {
      path: ['endDateTime'],
      error: fault('endNotAfterStart'),
    }),
    z.refine(({ vitalRanges }) => isOneVital(vitalRanges), { path: ['vitalRanges'] }),
    z.superRefine(({ vitalRanges }, context) => {
      const faults = vitalRanges.flatMap((each) => Object.values(rangeFaults(each)));
      for (const message of faults) context.addIssue({ code: 'custom', path: ['vitalRanges'], message });
    }),
  );
export type RangeSave = z.infer<typeof RangeSave>;

/** All lines are of one vital that we know, and each of another parameter of it. */
function isOneVital(ranges: readonly z.infer<typeof VitalRange>[]): boolean {
  const kind = ranges[0]?.vital_type;
  const names = new Set(ranges.map(({ parameter }) => parameter));
  return (
    isVitalKind(kind) &&
    names.size === ranges.length &&
    ranges.every((each) => each.vital_type === kind && vitalParameter(kind, each.parameter) !== undefined)
  );
}

/** What a refusal carries when somebody else has saved a range of the vital: its version. */
export const RangeChanged = z.object({ current: Count });

/** What saving a range answers. */
export const RangeSaved = z.object({ message: z.string(), version: Count });
