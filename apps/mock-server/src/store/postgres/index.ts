import type { Store, StoreParts } from '../Store.ts';
import { postgresAudit } from './audit.ts';
import { postgresDevices } from './devices.ts';
import { postgresDeviceTokens } from './deviceTokens.ts';
import { once } from './once.ts';
import type { Database } from './open.ts';
import { postgresOrders } from './orders.ts';
import { postgresPatients } from './patients.ts';
import { postgresAccounts, postgresSessions } from './sessions.ts';
import { postgresSignIns } from './signIns.ts';

/** A store in PostgreSQL. */
export function postgresStore(db: Database): Store {
  return {
    ...parts(db),
    once: (intent, work) => once(db, intent, (trx) => work(parts(trx))),
  };
}

/** @param db the pool, or a transaction in which everything happens */
const parts = (db: Database): StoreParts => ({
  accounts: postgresAccounts(db),
  sessions: postgresSessions(db),
  signIns: postgresSignIns(db),
  patients: postgresPatients(db),
  orders: postgresOrders(db),
  devices: postgresDevices(db),
  deviceTokens: postgresDeviceTokens(db),
  shares: { liveParts: async () => [] },
  audit: postgresAudit(db),
});
