import {
  type Person,
  type Ranked,
  type RankFacts,
  type RoundTime,
  rank,
  silenceLookedAtSince,
  type WaitingReadings,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** Who works on a patient. */
export interface StoredClaim {
  patientId: string;
  clinicId: string;
  accountId: string;
  until: Date;
}

/** A person's way through the queue; the newest one only. */
export interface StoredRound extends RoundTime {
  accountId: string;
  clinicId: string;
  /** The patient on the screen, at whom the person goes on. */
  patientId: string | null;
}

/** A patient of the queue. */
export interface QueuePlace extends Ranked {
  birthDate: string | null;
  /** IANA name. */
  timeZone: string;
  /** Those that wait. */
  alerts: { alertId: string; version: number }[];
  claim: { by: Person; until: Date } | null;
}

/** What somebody did with a patient since the round began. */
interface RoundDeed {
  patientId: string;
  name: string;
  reviewedAt: Date | null;
  /** Until when an alert that they put off is put off. */
  snoozedUntil: Date | null;
  notes: number;
  calls: number;
  seconds: number;
}

export interface KnownRound extends StoredRound {
  /** By name. */
  deeds: RoundDeed[];
}

/** Whose patients are asked for: of a clinic, or those of one provider of it. */
export interface QueueSearch {
  clinicId: string;
  providerId?: string;
  now: Date;
}

type ClaimOutcome = { kind: 'claimed'; until: Date } | { kind: 'taken'; by: Person; until: Date };

/** The review queue: who waits for somebody, in which order, and who works on whom. @see SCR-02 */
export interface Queues {
  /** All who wait, the most urgent first. */
  places(search: QueueSearch): Promise<QueuePlace[]>;
  /** The ids of the same, in the same order. */
  order(search: QueueSearch): Promise<string[]>;
  /**
   * Holds a patient for the actor for some minutes, or renews that. Of two who ask at once, one gets the patient.
   *
   * @param isHere the round stands at this patient; the first claim begins one, and each is its sign of life
   * @param isPaused the round rests until the next sign of life
   */
  claim(
    wish: { patientId: string; isHere: boolean; isPaused?: boolean },
    actor: Actor,
  ): Promise<ClaimOutcome>;
  /** Lets the patient go, if the actor holds it. */
  release(patientId: string, actor: Actor): Promise<void>;
  /** Ends the actor's round and lets all go that the actor holds. */
  endRound(actor: Actor): Promise<void>;
  /** The actor's newest round, with what was done in it. */
  round(accountId: string, now: Date): Promise<KnownRound | null>;
}

/** Readings that wait, as a store finds them, with their alert. */
export interface WaitingAlert {
  alertId: string;
  version: number;
  patientId: string;
  waiting: WaitingReadings;
  usual: number | null;
}

/**
 * Chooses which of a patient's waiting readings speak for the patient: those that give the most points, and of equals the
 * newest. So nothing that comes in addition takes a point away.
 */
export function reasonOf(
  alerts: readonly WaitingAlert[],
  { lastLookAt, silentSince, now }: Omit<RankFacts, 'waiting' | 'usual'>,
): RankFacts | null {
  const facts = alerts.map(({ waiting, usual }): RankFacts & { waiting: WaitingReadings } => ({
    waiting,
    usual,
    lastLookAt,
    silentSince,
    now,
  }));
  const [worst] = facts.sort(
    (a, b) => rank(b).points - rank(a).points || b.waiting.at.getTime() - a.waiting.at.getTime(),
  );
  if (worst) return worst;
  const looked = lastLookAt !== null && lastLookAt > silenceLookedAtSince(now);
  return silentSince === null || looked ? null : { waiting: null, usual: null, lastLookAt, silentSince, now };
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    queues: Queues;
  }
}
