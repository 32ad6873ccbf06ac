import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, LongText } from '../wire/fields.ts';

/** Holds a record, or asks for its erasure, with the reason. @see F5 */
export const ReasonedPatient = z.object({ userId: Id, reason: LongText });
export type ReasonedPatient = z.infer<typeof ReasonedPatient>;

/** What decides about an erasure. */
interface ErasureState {
  /** A legal hold; `null` when there is none. */
  hold: object | null;
  /** Who asked for the erasure, and when; `null` when nobody did. */
  erasure: { at: Date; byId: string } | null;
}

/** Until when a request for an erasure may be confirmed; the first moment at which it is over. */
export const erasureEnd = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + limits.erasureConfirmDays * 86_400_000);

/**
 * Why somebody may not confirm an erasure now: it was never asked for or its time is over, the same person asked, or the
 * record is on hold.
 *
 * @returns a code, or `null` when all is right
 * @see F5
 */
export function erasureProblem(
  { hold, erasure }: ErasureState,
  { byId, now }: { byId: string; now: Date },
): 'held' | 'notAsked' | 'ownRequest' | null {
  if (hold) return 'held';
  if (!erasure || erasureEnd(erasure.at) <= now) return 'notAsked';
  return erasure.byId === byId ? 'ownRequest' : null;
}
