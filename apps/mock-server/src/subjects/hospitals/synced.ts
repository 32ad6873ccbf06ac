import { stateAfter, syncRunOf, withRun } from '@rpm/domain';
import type { StoredConnection, SyncRead } from './contract.ts';

/** A connection after a sync that changed so many records. */
export function synced(
  connection: StoredConnection,
  at: Date,
  { problems }: SyncRead,
  counts: { added: number; changed: number; gone: number },
): StoredConnection {
  const { time: _, ...run } = syncRunOf({ time: '', ...counts, problems: [...problems] }, connection.kinds);
  return {
    ...connection,
    state: stateAfter(run),
    syncBegunAt: null,
    lastGoodAt: run.outcome === 'failed' ? connection.lastGoodAt : at,
    runs: withRun(connection.runs, { ...run, at }),
  };
}
