import * as z from 'zod/mini';
import { isUp } from './bounds.ts';
import { compareStamps, Stamp } from './fields.ts';
import { limits } from './limits.ts';
import type { OnBad } from './time.ts';
import { vitalKinds } from './vitals.ts';
import { parseJson } from './wire.ts';

/** A line for the log: it never repeats what was stored. */
const unreadable = 'Stored selection could not be read';

/** An id that says nothing: no e-mail address and no name fits (behaviour R2). */
const opaqueId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const bound = z.nullable(z.number());

/** The limits that a user typed for one parameter. */
const KeptLimits = z
  .object({
    parameter: z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/)),
    cautiousMin: bound,
    cautiousMax: bound,
    criticalMin: bound,
    criticalMax: bound,
  })
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
    limits: z.array(KeptLimits).check(z.maxLength(limits.vitalMaxParameters)),
  })
  .check(z.refine(({ startDateTime: start, endDateTime: end }) => !(compareStamps(start, end) >= 0)));
export type KeptVital = z.infer<typeof KeptVital>;

/**
 * What the browser keeps of the chosen patient and devices between screens: opaque ids and typed limits, nothing
 * else. Names, addresses and pictures are read again from the API.
 *
 * @see REV-09, SES-05, behaviour R2
 */
export const Selection = z.object({
  /** Who chose; another user's selection is none. */
  ownerId: opaqueId,
  patientId: opaqueId,
  /** The Idempotency-Key of the order that this becomes: kept as long as it, so that coming back places no second one. */
  orderKey: opaqueId,
  devices: z
    .array(z.object({ deviceId: opaqueId, vitals: z.array(KeptVital).check(z.maxLength(vitalKinds.length)) }))
    .check(z.maxLength(limits.orderMaxDevices)),
});
export type Selection = z.infer<typeof Selection>;

/**
 * Reads a selection that a browser stored. What is stored is hostile: anybody at the keyboard can edit it.
 *
 * @param stored the stored text, or `null` when nothing is stored
 * @param ownerId the user who is logged in
 * @param onBad gets a line when what is stored is no selection; it does not repeat what was stored
 * @returns the selection, without any field that is not its own; `null` when there is none of this user
 */
export function parseSelection(stored: string | null, ownerId: string, onBad: OnBad): Selection | null {
  if (stored === null) return null;
  const selection = Selection.safeParse(parseJson(stored));
  if (!selection.success) {
    onBad(unreadable);
    return null;
  }
  return selection.data.ownerId === ownerId ? selection.data : null;
}

/**
 * Writes a selection for the browser to keep. Only the fields of the schema are written.
 *
 * @returns `null` when an id is not opaque or a limit is missing: nothing is kept rather than too much
 */
export function writeSelection(selection: Selection): string | null {
  const checked = Selection.safeParse(selection);
  return checked.success ? JSON.stringify(checked.data) : null;
}
