import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { KeptVital } from '../ranges/keptVital.ts';
import type { OnBad } from '../time/time.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { parseJson } from '../wire/wire.ts';

/** A line for the log: it never repeats what was stored. */
const unreadable = 'Stored selection could not be read';

/** An id that says nothing: no e-mail address and no name fits (behaviour R2). */
const opaqueId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

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
