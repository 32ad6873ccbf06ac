import { limits } from '../limits/limits.ts';
import type { ConnectionState, HospitalKind, HospitalProblem, SyncRun } from './hospitals.ts';

/** What a sync found, before it is said how it went. */
export type FoundBySync = Omit<SyncRun, 'outcome'>;

/**
 * How a sync went: complete, in part, or failed, which it has where nothing at all could be read.
 *
 * @param kinds what was asked for
 */
export function syncRunOf(found: FoundBySync, kinds: readonly HospitalKind[]): SyncRun {
  const without = new Set(found.problems.flatMap(({ kind, fault }) => (fault === 'tooMuch' ? [] : kind)));
  const isWhole = found.problems.some(({ kind }) => kind === null);
  const outcome =
    isWhole || kinds.every((each) => without.has(each))
      ? 'failed'
      : found.problems.length > 0
        ? 'part'
        : 'complete';
  return { ...found, outcome };
}

/**
 * Where a connection stands after a sync. A hospital that does not let us in any more has to be logged in to again; what
 * else went wrong may be right the next time.
 */
export function stateAfter({ outcome, problems }: Pick<SyncRun, 'outcome' | 'problems'>): ConnectionState {
  if (outcome !== 'failed') return 'Connected';
  return problems.every(({ fault }) => fault === 'refused') ? 'Expired' : 'Failed';
}

/** The last syncs with another one. */
export const withRun = <Run>(runs: readonly Run[], run: Run): Run[] =>
  [...runs, run].slice(-limits.hospitalRunsKept);

/** The worst that a sync says: what is about everything, else the first. */
export const worstProblem = ({ problems }: Pick<SyncRun, 'problems'>): HospitalProblem | null =>
  problems.find(({ kind }) => kind === null) ?? problems[0] ?? null;
