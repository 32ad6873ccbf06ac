import { limits } from '../limits/limits.ts';

/** When somebody began a round of the review queue, and how long nobody held it open since then. */
export interface RoundTime {
  startedAt: Date;
  endedAt: Date | null;
  /** Its last sign of life: a claim of the open patient, which the screen renews. */
  seenAt: Date;
  /** How long it was paused or left by then. */
  awaySeconds: number;
  /** It was paused with its last sign of life. */
  isPaused: boolean;
}

/**
 * How long a round was paused or left by a moment. A pause counts from its beginning; without one, a time without a sign
 * of life that is longer than a screen ever needs.
 *
 * @see SCR-03
 */
export function awaySecondsBy({ endedAt, seenAt, awaySeconds, isPaused }: RoundTime, now: Date): number {
  if (endedAt) return awaySeconds;
  const silent = Math.max(0, Math.floor((now.getTime() - seenAt.getTime()) / 1000));
  return isPaused || silent > limits.roundSilentMinutes * 60 ? awaySeconds + silent : awaySeconds;
}

/**
 * A round after a sign of life. One that has ended begins anew. So does one that was left for longer than anybody stays
 * logged in: what could be undone of it is gone with that session.
 */
export function roundSeen(round: RoundTime | null, at: Date, isPaused: boolean): RoundTime {
  const goesOn =
    round !== null &&
    !round.endedAt &&
    at.getTime() - round.seenAt.getTime() <= limits.sessionAbsoluteHours * 3_600_000;
  return {
    startedAt: goesOn ? round.startedAt : at,
    endedAt: null,
    seenAt: at,
    awaySeconds: goesOn ? awaySecondsBy(round, at) : 0,
    isPaused,
  };
}

/** A round that ends now; one that has ended stays as it is. */
export const roundEnded = (round: RoundTime, at: Date): RoundTime =>
  round.endedAt ? round : { ...round, endedAt: at, awaySeconds: awaySecondsBy(round, at), isPaused: false };
