import { postgresAccess } from '../../subjects/access/sql.ts';
import { postgresOwnClinics } from '../../subjects/accounts/ownClinics.sql.ts';
import { postgresMails, postgresSignUps } from '../../subjects/accounts/signUps.sql.ts';
import { postgresEscalations } from '../../subjects/alerts/escalations.sql.ts';
import { postgresGainRules } from '../../subjects/alerts/gainRules.sql.ts';
import { postgresGuidance } from '../../subjects/alerts/guidance.sql.ts';
import { postgresNoise } from '../../subjects/alerts/noise.sql.ts';
import { postgresAlerts } from '../../subjects/alerts/sql.ts';
import { postgresAudit } from '../../subjects/audit/sql.ts';
import { postgresMonthClosings } from '../../subjects/billing/closings.sql.ts';
import { postgresDigests } from '../../subjects/billing/digest.sql.ts';
import { postgresLedger } from '../../subjects/billing/ledger.sql.ts';
import { postgresBillingPapers, postgresBillingSettings } from '../../subjects/billing/settings.sql.ts';
import { postgresBilling } from '../../subjects/billing/sql.ts';
import { postgresCandidates } from '../../subjects/candidates/sql.ts';
import { postgresClinics } from '../../subjects/clinics/sql.ts';
import { postgresCompliance } from '../../subjects/compliance/sql.ts';
import { postgresContacts } from '../../subjects/contact/sql.ts';
import { postgresCredentials } from '../../subjects/credentials/sql.ts';
import { postgresDeviceTokens } from '../../subjects/devices/deviceTokens.sql.ts';
import { postgresDevices } from '../../subjects/devices/sql.ts';
import { postgresCodes } from '../../subjects/emails/codes.sql.ts';
import { postgresEmailCodes } from '../../subjects/emails/sql.ts';
import { postgresWholeRecords } from '../../subjects/exports/sql.ts';
import { postgresFiles } from '../../subjects/files/sql.ts';
import { postgresFileUploads } from '../../subjects/files/uploads.sql.ts';
import { postgresHospitals } from '../../subjects/hospitals/sql.ts';
import { postgresInbox } from '../../subjects/inbox/sql.ts';
import { postgresInquiryNotices } from '../../subjects/inquiries/announce.sql.ts';
import { postgresInquiries } from '../../subjects/inquiries/sql.ts';
import { postgresConversations } from '../../subjects/notes/conversations.sql.ts';
import { postgresNoteDrafts } from '../../subjects/notes/drafts.sql.ts';
import { postgresNotes } from '../../subjects/notes/sql.ts';
import { postgresNoteTemplates } from '../../subjects/notes/templates.sql.ts';
import { postgresOrders } from '../../subjects/orders/sql.ts';
import { postgresPasswords } from '../../subjects/passwords/sql.ts';
import { postgresActivations } from '../../subjects/patients/activations.sql.ts';
import { postgresCareTeams } from '../../subjects/patients/careTeams.sql.ts';
import { postgresCorrections } from '../../subjects/patients/corrections.sql.ts';
import { postgresErasures } from '../../subjects/patients/erasure.sql.ts';
import { postgresLives } from '../../subjects/patients/life.sql.ts';
import { postgresMerges } from '../../subjects/patients/merges.sql.ts';
import { postgresPatientLists } from '../../subjects/patients/patientList.sql.ts';
import { postgresPatients } from '../../subjects/patients/sql.ts';
import { postgresPhotos } from '../../subjects/photos/sql.ts';
import { postgresProfiles } from '../../subjects/profiles/sql.ts';
import { postgresQueues } from '../../subjects/queue/sql.ts';
import { postgresRanges } from '../../subjects/ranges/sql.ts';
import { postgresMonitoring } from '../../subjects/readings/monitoring.sql.ts';
import { postgresReadings } from '../../subjects/readings/sql.ts';
import { postgresRecordRequests } from '../../subjects/recordRequests/sql.ts';
import { postgresRecords } from '../../subjects/records/sql.ts';
import { postgresReminders } from '../../subjects/reminders/sql.ts';
import { postgresReviews } from '../../subjects/reviews/sql.ts';
import { postgresSecondFactors } from '../../subjects/security/sql.ts';
import { postgresKnownDevices } from '../../subjects/sessions/knownDevices.sql.ts';
import { postgresSignIns } from '../../subjects/sessions/signIns.sql.ts';
import { postgresAccounts, postgresSessions } from '../../subjects/sessions/sql.ts';
import { postgresShares } from '../../subjects/sharing/sql.ts';
import { postgresStaff } from '../../subjects/staff/sql.ts';
import { postgresStaffAccess } from '../../subjects/staff/staffAccess.sql.ts';
import { postgresSystems } from '../../subjects/systems/sql.ts';
import { postgresTimelines } from '../../subjects/timeline/sql.ts';
import { postgresTimes } from '../../subjects/timer/sql.ts';
import { postgresVendors } from '../../subjects/vendors/sql.ts';
import type { Store, StoreParts } from '../Store.ts';
import { once } from './once.ts';
import type { Database } from './open.ts';
import { inScope } from './scope.ts';

/** A store in PostgreSQL. */
export function postgresStore(db: Database): Store {
  return {
    ...parts(db),
    once: (intent, work) => once(db, intent, (trx) => work(parts(trx))),
    atomically: (work) => db.transaction().execute((trx) => work(parts(trx))),
    within: inScope,
  };
}

/** @param db the pool, or a transaction in which everything happens */
const parts = (db: Database): StoreParts => ({
  accounts: postgresAccounts(db),
  sessions: postgresSessions(db),
  signIns: postgresSignIns(db),
  knownDevices: postgresKnownDevices(db),
  secondFactors: postgresSecondFactors(db),
  patients: postgresPatients(db),
  corrections: postgresCorrections(db),
  lives: postgresLives(db),
  erasures: postgresErasures(db),
  wholeRecords: postgresWholeRecords(db),
  orders: postgresOrders(db),
  devices: postgresDevices(db),
  deviceTokens: postgresDeviceTokens(db),
  fileUploads: postgresFileUploads(db),
  records: postgresRecords(db),
  files: postgresFiles(db),
  shares: postgresShares(db),
  timelines: postgresTimelines(db),
  billing: postgresBilling(db),
  digests: postgresDigests(db),
  reminders: postgresReminders(db),
  candidates: postgresCandidates(db),
  credentials: postgresCredentials(db),
  recordRequests: postgresRecordRequests(db),
  hospitals: postgresHospitals(db),
  systems: postgresSystems(db),
  vendors: postgresVendors(db),
  monthClosings: postgresMonthClosings(db),
  ledger: postgresLedger(db),
  merges: postgresMerges(db),
  readings: postgresReadings(db),
  ranges: postgresRanges(db),
  reviews: postgresReviews(db),
  alerts: postgresAlerts(db),
  escalations: postgresEscalations(db),
  noise: postgresNoise(db),
  billingPapers: postgresBillingPapers(db),
  billingSettings: postgresBillingSettings(db),
  gainRules: postgresGainRules(db),
  guidance: postgresGuidance(db),
  compliance: postgresCompliance(db),
  monitoring: postgresMonitoring(db),
  audit: postgresAudit(db),
  access: postgresAccess(db),
  clinics: postgresClinics(db),
  patientLists: postgresPatientLists(db),
  careTeams: postgresCareTeams(db),
  notes: postgresNotes(db),
  noteDrafts: postgresNoteDrafts(db),
  noteTemplates: postgresNoteTemplates(db),
  times: postgresTimes(db),
  queues: postgresQueues(db),
  conversations: postgresConversations(db),
  inquiries: postgresInquiries(db),
  inquiryNotices: postgresInquiryNotices(db),
  inbox: postgresInbox(db),
  contacts: postgresContacts(db),
  profiles: postgresProfiles(db),
  photos: postgresPhotos(db),
  activations: postgresActivations(db),
  ownClinics: postgresOwnClinics(db),
  signUps: postgresSignUps(db),
  passwords: postgresPasswords(db),
  loginCodes: postgresCodes(db, 'login_codes'),
  emailCodes: postgresEmailCodes(db),
  staff: postgresStaff(db),
  staffAccess: postgresStaffAccess(db),
  mails: postgresMails(db),
});
