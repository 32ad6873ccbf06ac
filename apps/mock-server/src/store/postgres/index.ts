import type { Store, StoreParts } from '../Store.ts';
import { postgresAudit } from './audit.ts';
import { postgresCareTeams } from './careTeams.ts';
import { postgresInquiries } from './inquiries.ts';
import { postgresMonitoring } from './monitoring.ts';
import { postgresNotes } from './notes.ts';
import { once } from './once.ts';
import type { Database } from './open.ts';
import { postgresOrders } from './orders.ts';
import { postgresPatientLists } from './patientList.ts';
import { postgresPatients } from './patients.ts';
import { postgresRanges } from './ranges.ts';
import { postgresReadings } from './readings.ts';
import { postgresReviews } from './reviews.ts';
import { postgresAccounts, postgresClinics, postgresSessions } from './sessions.ts';
import { postgresSignIns } from './signIns.ts';
import { postgresMails, postgresSignUps } from './signUps.ts';

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
  deviceTokens: { find: async () => null },
  shares: { liveParts: async () => [] },
  readings: postgresReadings(db),
  ranges: postgresRanges(db),
  reviews: postgresReviews(db),
  monitoring: postgresMonitoring(db),
  audit: postgresAudit(db),
  clinics: postgresClinics(db),
  patientLists: postgresPatientLists(db),
  careTeams: postgresCareTeams(db),
  notes: postgresNotes(db),
  inquiries: postgresInquiries(db),
  signUps: postgresSignUps(db),
  mails: postgresMails(db),
});
