import * as z from 'zod/mini';
import { limitSides } from '../vitals/readings.ts';
import { repetitions } from '../vitals/repetitions.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, ShortText, Stamp } from '../wire/fields.ts';

/** Why somebody waits, as the server promises it. Values are in the unit of the limits. */
export const RankRow = z.object({
  /** The readings that wait; `null`: only a device is silent. */
  waiting: z.nullable(
    z.object({
      class: z.enum(['Critical', 'Cautious']),
      vital: z.enum(vitalKinds),
      parameter: ShortText,
      side: z.enum(limitSides),
      value: z.number(),
      time: Stamp,
      readings: Count,
      firstTime: Stamp,
      repetition: z.enum(repetitions),
      limit: z.number(),
      /** The name of who set the limit; `null`: it is a usual one. */
      limitSetBy: z.nullable(ShortText),
      limitSetTime: z.nullable(Stamp),
    }),
  ),
  /** The patient's own usual value of that parameter. */
  usual: z.nullable(z.number()),
  reviewedTime: z.nullable(Stamp),
  silentSince: z.nullable(Stamp),
});
export type RankRow = z.infer<typeof RankRow>;
