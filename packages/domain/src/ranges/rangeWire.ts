import * as z from 'zod/mini';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, Person, Stamp } from '../wire/fields.ts';
import { KeptEnds } from './limitShapes.ts';

const bound = z.nullable(z.number());

/** Limits by parameter, with what is normal. @see RNG-21 */
export const LimitsByParameterWire = z.record(z.string(), KeptEnds);

/** A range that somebody has set. @see API-17, RNG-21 */
export const SavedRange = z.object({
  vital: z.enum(vitalKinds),
  startDateTime: Stamp,
  endDateTime: Stamp,
  /** Grows by one with each save; 1 is the first. */
  version: Count,
  setBy: Person,
  setTime: Stamp,
  limits: LimitsByParameterWire,
});
export type SavedRange = z.infer<typeof SavedRange>;

/** One parameter of a vital with its normal range, as devices carry it. */
export const NormalRange = z.object({
  parameter: z.string(),
  unit: z.string(),
  unitDescription: z.string(),
  min: bound,
  max: bound,
});

/** The limits that readings are judged by at this moment, by vital and parameter. */
export const LimitsInForce = z.partialRecord(z.enum(vitalKinds), LimitsByParameterWire);
