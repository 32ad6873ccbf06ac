import type { AccessLog } from '../subjects/access/contract.ts';
import type { Accounts } from '../subjects/accounts/contract.ts';
import type { Mails } from '../subjects/accounts/mails.contract.ts';
import type { OwnClinics } from '../subjects/accounts/ownClinics.contract.ts';
import type { SignUps } from '../subjects/accounts/signUps.contract.ts';
import type { Alerts } from '../subjects/alerts/contract.ts';
import type { Audit } from '../subjects/audit/contract.ts';
import type { Billing } from '../subjects/billing/contract.ts';
import type { Clinics } from '../subjects/clinics/contract.ts';
import type { Contacts } from '../subjects/contact/contract.ts';
import type { Devices } from '../subjects/devices/contract.ts';
import type { DeviceTokens } from '../subjects/devices/deviceTokens.contract.ts';
import type { EmailConfirmations } from '../subjects/emails/contract.ts';
import type { LoginCodes } from '../subjects/emails/loginCodes.contract.ts';
import type { WholeRecords } from '../subjects/exports/contract.ts';
import type { Files } from '../subjects/files/contract.ts';
import type { Inquiries } from '../subjects/inquiries/contract.ts';
import type { Notes } from '../subjects/notes/contract.ts';
import type { Conversations } from '../subjects/notes/conversations.contract.ts';
import type { Orders } from '../subjects/orders/contract.ts';
import type { PasswordChanges } from '../subjects/passwords/contract.ts';
import type { Activations } from '../subjects/patients/activations.contract.ts';
import type { CareTeams } from '../subjects/patients/careTeams.contract.ts';
import type { Patients } from '../subjects/patients/contract.ts';
import type { PatientCorrections } from '../subjects/patients/corrections.contract.ts';
import type { Erasures } from '../subjects/patients/erasure.contract.ts';
import type { PatientLives } from '../subjects/patients/life.contract.ts';
import type { PatientLists } from '../subjects/patients/patientList.contract.ts';
import type { Photos } from '../subjects/photos/contract.ts';
import type { Profiles } from '../subjects/profiles/contract.ts';
import type { Ranges } from '../subjects/ranges/contract.ts';
import type { Readings } from '../subjects/readings/contract.ts';
import type { Monitoring } from '../subjects/readings/monitoring.contract.ts';
import type { Records } from '../subjects/records/contract.ts';
import type { Reviews } from '../subjects/reviews/contract.ts';
import type { SecondFactors } from '../subjects/security/contract.ts';
import type { KnownDevices, Sessions, SignIns } from '../subjects/sessions/contract.ts';
import type { Shares } from '../subjects/sharing/contract.ts';
import type { StaffInvitations } from '../subjects/staff/contract.ts';
import type { StaffAccess } from '../subjects/staff/staffAccess.contract.ts';
import type { IntentKey, IntentOutcome } from './once.ts';

/** What the API keeps, by subject. A write takes down its audit entry in the same transaction. */
export interface StoreParts {
  accounts: Accounts;
  sessions: Sessions;
  signIns: SignIns;
  knownDevices: KnownDevices;
  secondFactors: SecondFactors;
  patients: Patients;
  corrections: PatientCorrections;
  lives: PatientLives;
  erasures: Erasures;
  wholeRecords: WholeRecords;
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
  alerts: Alerts;
  monitoring: Monitoring;
  audit: Audit;
  access: AccessLog;
  clinics: Clinics;
  patientLists: PatientLists;
  careTeams: CareTeams;
  notes: Notes;
  conversations: Conversations;
  inquiries: Inquiries;
  contacts: Contacts;
  profiles: Profiles;
  photos: Photos;
  activations: Activations;
  ownClinics: OwnClinics;
  signUps: SignUps;
  passwords: PasswordChanges;
  loginCodes: LoginCodes;
  emailCodes: EmailConfirmations;
  staff: StaffInvitations;
  staffAccess: StaffAccess;
  mails: Mails;
}

/** Whose rows a piece of work may touch: those of one clinic, or, where nobody is known yet, of all. */
export type Scope = { readonly clinicId: string } | 'every clinic';

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
  /**
   * Does a piece of work in which the rows of other clinics are not there: also where a query forgot to ask for its own.
   * It reaches as far as the work waits for what it calls.
   */
  within<T>(scope: Scope, work: () => Promise<T>): Promise<T>;
}
