import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { RankRow } from '../patients/rankRow.ts';
import { parseStamp } from '../time/time.ts';
import { Count, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import type { RankFacts } from './rank.ts';

/** Who works on a patient, and until when nobody else can. */
export const Claim = z.object({ by: Person, until: Stamp });
export type Claim = z.infer<typeof Claim>;

/** A patient of the review queue. */
export const QueueRow = z.object({
  userId: Id,
  name: ShortText,
  dob: z.nullable(z.string()),
  /** IANA name of the patient's own: what is said of one patient goes by their clock. */
  timeZone: ShortText,
  rank: RankRow,
  /** The alerts that wait, which a snooze puts off. */
  alerts: z.array(z.object({ alertId: Id, version: Count })),
  claim: z.nullable(Claim),
});
export type QueueRow = z.infer<typeof QueueRow>;

const queue = {
  /** How many wait, also those beyond `limits.queueMaxPatients`. */
  total: Count,
  /** The patient at whom the caller stopped, if the round is not over. */
  place: z.nullable(Id),
};
/** The review queue, the most urgent first. */
export const QueueAnswer = z.object({ result: z.array(QueueRow), ...queue });
/** The same as the client reads it. */
export const Queue = z.object({ result: lenientRows(QueueRow), ...queue });

/**
 * A wish to work on a patient; `isHere`: it is the one on the screen, not the next one; `isPaused`: the round rests from
 * now until the next wish.
 */
export const ClaimWish = z.object({ userId: Id, isHere: z.boolean(), isPaused: z.optional(z.boolean()) });
/** The claim that was made or renewed. */
export const Claimed = z.object({ until: Stamp });
/** What a refused claim says: who works on the patient. */
export const ClaimRefused = z.partial(Claim);

/** What the caller did with a patient in this round. */
export const RoundRow = z.object({
  userId: Id,
  name: ShortText,
  /** The last review, if one stands. */
  reviewedTime: z.nullable(Stamp),
  /** Until when an alert that the caller put off is put off. */
  snoozedUntil: z.nullable(Stamp),
  notes: Count,
  calls: Count,
  /** Recorded by the timer or by hand. */
  seconds: Count,
  /** Minutes of the clinic's month as billing sees them: before this round, and now. */
  monthMinutes: z.object({ before: Count, now: Count }),
  /** Whether a contact of the month was live: before this round, and now. */
  hasContact: z.object({ before: z.boolean(), now: z.boolean() }),
});
export type RoundRow = z.infer<typeof RoundRow>;

/** What the caller did since the round began; `startedTime` is `null` when there was none. */
export const RoundAnswer = z.object({
  startedTime: z.nullable(Stamp),
  endedTime: z.nullable(Stamp),
  /** How long nobody held the round open: it was paused, or left. */
  awaySeconds: Count,
  result: z.array(RoundRow),
});

/** How a row of the list or the queue is ranked; `null` for stamps that cannot be read. */
export function rankFactsOf(
  { waiting, usual, reviewedTime, silentSince }: RankRow,
  now: Date,
  onBad: (line: string) => void,
): RankFacts | null {
  const read = (stamp: string | null) => (stamp === null ? null : parseStamp(stamp, onBad));
  const [at, firstAt] = [read(waiting?.time ?? null), read(waiting?.firstTime ?? null)];
  const setAt = read(waiting?.limitSetTime ?? null);
  if (waiting && !(at && firstAt)) return null;
  return {
    waiting:
      waiting && at && firstAt
        ? {
            ...waiting,
            at,
            firstAt,
            limitSetBy: waiting.limitSetBy && setAt ? { name: waiting.limitSetBy, at: setAt } : null,
          }
        : null,
    usual,
    lastLookAt: read(reviewedTime),
    silentSince: read(silentSince),
    now,
  };
}

/** Until when a claim that is made now holds. */
export const claimUntil = (now: Date): Date => new Date(now.getTime() + limits.claimMinutes * 60_000);

/** A silent device waits again when nobody has looked since this moment. */
export const silenceLookedAtSince = (now: Date): Date =>
  new Date(now.getTime() - limits.silentAgainHours * 3_600_000);
