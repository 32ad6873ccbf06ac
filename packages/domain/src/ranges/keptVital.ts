import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { isUp } from '../wire/bounds.ts';
import { compareStamps, Stamp } from '../wire/fields.ts';
import { FourLimits } from './limitShapes.ts';

/** The limits of a parameter in the draft of an order, which the browser keeps: nothing else fits in. */
const DraftLimits = z
  .extend(FourLimits, { parameter: z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/)) })
  .check(
    z.refine((each) => isUp(each.cautiousMin, each.cautiousMax) && isUp(each.criticalMin, each.criticalMax)),
  );

/**
 * A vital of a chosen device with its range: UTC stamps, the end after the start, and limits where the user has set any.
 * Without limits the vital is watched by those that are in force for the patient.
 */
export const KeptVital = z
  .object({
    mrSubType: z.enum(vitalKinds),
    startDateTime: Stamp,
    endDateTime: Stamp,
    limits: z.array(DraftLimits).check(z.maxLength(limits.vitalMaxParameters)),
  })
  .check(z.refine(({ startDateTime: start, endDateTime: end }) => !(compareStamps(start, end) >= 0)));
export type KeptVital = z.infer<typeof KeptVital>;
