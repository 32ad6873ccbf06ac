import { sealAudit } from '../store/sql/auditChain.ts';
import { forgetIntents } from '../store/sql/once.ts';
import type { Database } from '../store/sql/open.ts';
import { inScope } from '../store/sql/scope.ts';
import { forgetJudgedMonths } from '../subjects/billing/keptBoards.sql.ts';
import { forgetAppTokens } from '../subjects/connectedApps/sql.ts';
import { forgetDevices } from '../subjects/sessions/knownDevices.sql.ts';
import { forgetLocks } from '../subjects/sessions/signIns.sql.ts';
import { forgetSessions } from '../subjects/sessions/sql.ts';
import { forgetTrips } from '../subjects/signOn/sql.ts';
import { forgetSystemTokens } from '../subjects/systems/sql.ts';
import { forgetDeliveries } from '../subjects/vendors/sql.ts';

const everyMs = 3_600_000;
/** What is not sealed yet could still be taken out unseen. */
const sealEveryMs = 60_000;

/**
 * Takes out what has had its time, now and once an hour, and seals the logs once a minute: answers to Idempotency-Keys, sessions, locks, known devices, tokens of systems and apps, signatures of deliveries, rows of the billing board, and log ins at a clinic's provider that are over.
 * Several processes may do it at once; what one has taken out, the others do not find.
 *
 * @returns ends it
 */
export function keepHouse(db: Database, clock: () => Date, say: (line: string) => void): () => void {
  const tidy = async () => {
    await forgetIntents(db, clock());
    await forgetSessions(db, clock());
    await forgetLocks(db, clock());
    await forgetDevices(db, clock());
    await forgetSystemTokens(db, clock());
    await forgetAppTokens(db, clock());
    await forgetDeliveries(db, clock());
    await forgetTrips(db, clock());
    await forgetJudgedMonths(db, clock());
  };
  const attempt = () =>
    void inScope('every clinic', tidy).catch(() =>
      say('Old rows could not be taken out; the next try is in an hour.'),
    );
  attempt();
  const timer = setInterval(attempt, everyMs);
  const seal = () =>
    void inScope('every clinic', () => sealAudit(db, new Date())).catch(() =>
      say('The audit log could not be sealed; the next try is in a minute.'),
    );
  const sealing = setInterval(seal, sealEveryMs);
  for (const each of [timer, sealing]) each.unref();
  return () => {
    clearInterval(timer);
    clearInterval(sealing);
  };
}
