import type { Accounts } from './contracts/accounts.ts';
import type { Audit } from './contracts/audit.ts';
import type { Billing } from './contracts/billing.ts';
import type { CareTeams } from './contracts/careTeams.ts';
import type { Clinics } from './contracts/clinics.ts';
import type { Contacts } from './contracts/contacts.ts';
import type { Devices } from './contracts/devices.ts';
import type { DeviceTokens } from './contracts/deviceTokens.ts';
import type { EmailConfirmations } from './contracts/emailCodes.ts';
import type { Files } from './contracts/files.ts';
import type { Inquiries } from './contracts/inquiries.ts';
import type { LoginCodes } from './contracts/loginCodes.ts';
import type { Mails } from './contracts/mails.ts';
import type { Monitoring } from './contracts/monitoring.ts';
import type { Notes } from './contracts/notes.ts';
import type { IntentKey, IntentOutcome } from './contracts/once.ts';
import type { Orders } from './contracts/orders.ts';
import type { PasswordChanges } from './contracts/passwords.ts';
import type { PatientLists } from './contracts/patientList.ts';
import type { Patients } from './contracts/patients.ts';
import type { Photos } from './contracts/photos.ts';
import type { Profiles } from './contracts/profiles.ts';
import type { Ranges } from './contracts/ranges.ts';
import type { Readings } from './contracts/readings.ts';
import type { Records } from './contracts/records.ts';
import type { Reviews } from './contracts/reviews.ts';
import type { Sessions, SignIns } from './contracts/sessions.ts';
import type { Shares } from './contracts/shares.ts';
import type { SignUps } from './contracts/signUps.ts';
import type { StaffInvitations } from './contracts/staff.ts';
import type { StaffAccess } from './contracts/staffAccess.ts';

/** What the API keeps, by subject. A write takes down its audit entry in the same transaction. */
export interface StoreParts {
  accounts: Accounts;
  sessions: Sessions;
  signIns: SignIns;
  patients: Patients;
  orders: Orders;
  devices: Devices;
  deviceTokens: DeviceTokens;
  records: Records;
  files: Files;
  shares: Shares;
  billing: Billing;
  readings: Readings;
  ranges: Ranges;
  reviews: Reviews;
  monitoring: Monitoring;
  audit: Audit;
  clinics: Clinics;
  patientLists: PatientLists;
  careTeams: CareTeams;
  notes: Notes;
  inquiries: Inquiries;
  contacts: Contacts;
  profiles: Profiles;
  photos: Photos;
  signUps: SignUps;
  passwords: PasswordChanges;
  loginCodes: LoginCodes;
  emailCodes: EmailConfirmations;
  staff: StaffInvitations;
  staffAccess: StaffAccess;
  mails: Mails;
}

/**
 * All that the API keeps, in the words of the domain. Every store gives the same answers: one contract test runs on all.
 */
export interface Store extends StoreParts {
  /**
   * Does a piece of work at most once for an intent, and keeps its answer beside what it wrote, in one transaction.
   * Work that throws has done nothing, and may be tried again with the same key.
   *
   * @param work gets the parts inside the transaction; its answer must be JSON
   * @see behaviour section 4
   */
  once<T>(intent: IntentKey, work: (parts: StoreParts) => Promise<T>): Promise<IntentOutcome<T>>;
  /** Does all of a piece of work or nothing of it. */
  atomically<T>(work: (parts: StoreParts) => Promise<T>): Promise<T>;
}
