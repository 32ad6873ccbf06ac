import * as z from 'zod/mini';
import { limitSides } from '../vitals/readings.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, CountText, Day, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { alertClasses } from './alertWire.ts';
import { rangeProblems } from './noise.ts';

/** The periods that are looked through, in days; the first one where none is named. */
export const noisePeriods = ['30', '90'] as const;
export type NoisePeriod = (typeof noisePeriods)[number];

/** Which pages of the report are asked for: each of its lists has its own, counted from 0. */
export const NoiseQuery = z.object({
  page: CountText,
  rangesPage: CountText,
  wrongPage: CountText,
  days: z.optional(z.enum(noisePeriods)),
  /** The provider whose patients are looked through; left out: all of the clinic. */
  provider: z.optional(Id),
});
export type NoiseQuery = z.infer<typeof NoiseQuery>;

/** The patient, and the vital whose limits are to be reviewed. */
const about = {
  userId: Id,
  name: ShortText,
  vital: z.enum(vitalKinds),
};

/** A limit that fires often and mostly for nothing, in the unit of the limits. */
export const NoisyLimit = z.object({
  ...about,
  parameter: ShortText,
  side: z.enum(limitSides),
  class: z.enum(alertClasses),
  limit: z.number(),
  /** Who set it, and when; `null`: it is a usual one. */
  limitSetBy: z.nullable(Person),
  limitSetTime: z.nullable(Stamp),
  fired: Count,
  withoutAction: Count,
  /** What another limit would have given of the same readings; `null`: none is proposed. */
  proposed: z.nullable(z.object({ limit: z.number(), fired: Count })),
});
export type NoisyLimit = z.infer<typeof NoisyLimit>;

/** A range whose time is wrong, or a vital that is measured and has none: then all of a range is `null`. */
export const RangeToReview = z.object({
  ...about,
  problem: z.enum(rangeProblems),
  /** The version of the range, which a confirmation names. */
  version: z.nullable(Count),
  /** The day on which it ends, by the patient's calendar. */
  endDay: z.nullable(Day),
  setBy: z.nullable(Person),
  setTime: z.nullable(Stamp),
  /** Of a missing one: how many days of the patient's calendar its device is active; `null`: that was not recorded. */
  activeDays: z.nullable(Count),
});
export type RangeToReview = z.infer<typeof RangeToReview>;

/** Somebody looked at a version of a range and found it right. */
export const RangeConfirmation = z.object({ userId: Id, vital: z.enum(vitalKinds), version: Count });
export type RangeConfirmation = z.infer<typeof RangeConfirmation>;

/** A vital of a patient whose alerts are mostly wrong readings. */
export const MostlyWrong = z.object({ ...about, closed: Count, wrong: Count });
export type MostlyWrong = z.infer<typeof MostlyWrong>;

const sums = {
  /** Since when alerts are counted. */
  fromTime: Stamp,
  /** How many were opened since, and how many of them were closed without action. */
  alerts: Count,
  withoutAction: Count,
  /** How many of them the limits of the report gave. */
  ofLimits: Count,
};

/** The report, as it is promised and as the client reads it. @see SCR-02 */
export const NoiseAnswer = z.object({
  ...sums,
  limits: z.object({ result: z.array(NoisyLimit), total: Count }),
  ranges: z.object({ result: z.array(RangeToReview), total: Count }),
  wrong: z.object({ result: z.array(MostlyWrong), total: Count }),
});
export const Noise = z.object({
  ...sums,
  limits: z.object({ result: lenientRows(NoisyLimit), total: Count }),
  ranges: z.object({ result: lenientRows(RangeToReview), total: Count }),
  wrong: z.object({ result: lenientRows(MostlyWrong), total: Count }),
});
export type Noise = z.infer<typeof Noise>;

/** Rows as they were read: what was not of the promised form is `null`. */
export type ReadNoisyLimit = { [K in keyof NoisyLimit]: NoisyLimit[K] | null };
export type ReadRangeToReview = { [K in keyof RangeToReview]: RangeToReview[K] | null };
export type ReadMostlyWrong = { [K in keyof MostlyWrong]: MostlyWrong[K] | null };
