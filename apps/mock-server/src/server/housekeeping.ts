import { forgetIntents } from '../store/sql/once.ts';
import type { Database } from '../store/sql/open.ts';
import { forgetLocks } from '../subjects/sessions/signIns.sql.ts';
import { forgetSessions } from '../subjects/sessions/sql.ts';

const everyMs = 3_600_000;

/**
 * Takes out what has had its time, now and once an hour: answers to Idempotency-Keys, sessions and locks that are over.
 * Several processes may do it at once; what one has taken out, the others do not find.
 *
 * @returns ends it
 */
export function keepHouse(db: Database, clock: () => Date, say: (line: string) => void): () => void {
  const tidy = async () => {
    await forgetIntents(db, clock());
    await forgetSessions(db, clock());
    await forgetLocks(db, clock());
  };
  const attempt = () =>
    void tidy().catch(() => say('Old rows could not be taken out; the next try is in an hour.'));
  attempt();
  const timer = setInterval(attempt, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
