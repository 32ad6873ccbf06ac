import type { Store, StoreParts } from '../Store.ts';
import { postgresAudit } from './audit.ts';
import { postgresBilling } from './billing.ts';
import { postgresCareTeams } from './careTeams.ts';
import { postgresCodes } from './codes.ts';
import { postgresContacts } from './contacts.ts';
import { postgresDevices } from './devices.ts';
import { postgresDeviceTokens } from './deviceTokens.ts';
import { postgresEmailCodes } from './emailCodes.ts';
import { postgresFiles } from './files.ts';
import { postgresInquiries } from './inquiries.ts';
import { postgresMonitoring } from './monitoring.ts';
import { postgresNotes } from './notes.ts';
import { once } from './once.ts';
import type { Database } from './open.ts';
import { postgresOrders } from './orders.ts';
import { postgresPasswords } from './passwords.ts';
import { postgresPatientLists } from './patientList.ts';
import { postgresPatients } from './patients.ts';
import { postgresPhotos } from './photos.ts';
import { postgresProfiles } from './profiles.ts';
import { postgresRanges } from './ranges.ts';
import { postgresReadings } from './readings.ts';
import { postgresRecords } from './records.ts';
import { postgresReviews } from './reviews.ts';
import { postgresAccounts, postgresClinics, postgresSessions } from './sessions.ts';
import { postgresShares } from './shares.ts';
import { postgresSignIns } from './signIns.ts';
import { postgresMails, postgresSignUps } from './signUps.ts';
import { postgresStaff } from './staff.ts';
import { postgresStaffAccess } from './staffAccess.ts';

/** A store in PostgreSQL. */
export function postgresStore(db: Database): Store {
  return {
    ...parts(db),
    once: (intent, work) => once(db, intent, (trx) => work(parts(trx))),
    atomically: (work) => db.transaction().execute((trx) => work(parts(trx))),
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
  records: postgresRecords(db),
  files: postgresFiles(db),
  shares: postgresShares(db),
  billing: postgresBilling(db),
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
  contacts: postgresContacts(db),
  profiles: postgresProfiles(db),
  photos: postgresPhotos(db),
  signUps: postgresSignUps(db),
  passwords: postgresPasswords(db),
  loginCodes: postgresCodes(db, 'login_codes'),
  emailCodes: postgresEmailCodes(db),
  staff: postgresStaff(db),
  staffAccess: postgresStaffAccess(db),
  mails: postgresMails(db),
});
