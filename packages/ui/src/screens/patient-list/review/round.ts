import {
  type QueueRow,
  type QueueSort,
  queueOrders,
  type RankFacts,
  rankFactsOf,
  zoneOrUtc,
} from '@rpm/domain';

/** What became of a patient in this round. */
export type RoundState = 'saving' | 'reviewed' | 'snoozed' | 'left';

/** What can be undone, the newest last. */
export type Undoable =
  | { kind: 'review'; userId: string; name: string; reviewId: string }
  | { kind: 'snooze'; userId: string; name: string; alerts: readonly { alertId: string; version: number }[] };

/** Where somebody is in the queue. It outlives the screen and is in no storage. */
export interface RoundMemory {
  here: string | null;
  /** The patients that were open before, the last one last. */
  past: readonly string[];
  states: Readonly<Record<string, RoundState>>;
  undoable: readonly Undoable[];
  sort: QueueSort;
  /** How long it was paused, in milliseconds, and since when it is; `null`: it goes on. */
  pausedMs: number;
  pausedSince: Date | null;
}

export const freshRound: RoundMemory = {
  here: null,
  past: [],
  states: {},
  undoable: [],
  sort: 'urgency',
  pausedMs: 0,
  pausedSince: null,
};

/** How long a round was paused by a moment, in whole seconds. */
export const pausedSeconds = ({ pausedMs, pausedSince }: RoundMemory, at: Date): number =>
  Math.floor((pausedMs + (pausedSince ? Math.max(0, at.getTime() - pausedSince.getTime()) : 0)) / 1000);

/** A patient of the queue as the screen has it. */
export interface Waiting {
  userId: string;
  row: QueueRow;
  facts: RankFacts;
}

type ReadRow = { [K in keyof QueueRow]: QueueRow[K] | null };

/** What of the answer can be worked on, in the chosen order; a row that cannot be read is left out, and counted elsewhere. */
export function waitingIn(
  rows: readonly ReadRow[],
  sort: QueueSort,
  now: Date,
  onBad: (line: string) => void,
): Waiting[] {
  return rows
    .flatMap((row): (Waiting & { order: RankFacts & { patientId: string; name: string } })[] => {
      const facts = row.rank && rankFactsOf(row.rank, now, onBad);
      if (!facts || row.userId === null) return [];
      const known: QueueRow = {
        userId: row.userId,
        name: row.name ?? '',
        dob: row.dob,
        // As the record tells it.
        timeZone: zoneOrUtc(row.timeZone),
        rank: row.rank ?? { waiting: null, usual: null, reviewedTime: null, silentSince: null },
        alerts: row.alerts ?? [],
        claim: row.claim,
      };
      const order = { ...facts, patientId: known.userId, name: known.name };
      return [{ userId: known.userId, row: known, facts, order }];
    })
    .sort((a, b) => queueOrders[sort](a.order, b.order));
}

/** The patient that comes next: the first that was not open yet and that nobody else holds. */
export const nextOf = (
  waiting: readonly Waiting[],
  { here, states }: Pick<RoundMemory, 'here' | 'states'>,
  isTaken: (userId: string) => boolean,
): string | null =>
  waiting.find(({ userId }) => userId !== here && !(userId in states) && !isTaken(userId))?.userId ?? null;

/**
 * Everybody of the round in the order of the list: first who was open, then who waits. The open patient is always among
 * them: of those done when one has gone back, and before who waits when the queue has lost them, as right after an undo.
 */
export function listOrder(
  waiting: readonly Pick<Waiting, 'userId'>[],
  { here, states }: Pick<RoundMemory, 'here' | 'states'>,
): { done: string[]; open: string[] } {
  const open = waiting.map(({ userId }) => userId).filter((id) => !(id in states));
  const isLost = here !== null && !(here in states) && !open.includes(here);
  return { done: Object.keys(states), open: isLost ? [here, ...open] : open };
}
