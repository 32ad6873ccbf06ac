// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { StoreParts } from '../store/Store.ts';
import type { Database } from '../store/sql/open.ts';
import { postgresAccess } from '../subjects/access/sql.ts';
import { postgresOwnClinics } from '../subjects/accounts/ownClinics.sql.ts';
import { postgresMails, postgresSignUps } from '../subjects/accounts/signUps.sql.ts';
import { postgresEscalations } from '../subjects/alerts/escalations.sql.ts';
import { postgresGainRules } from '../subjects/alerts/gainRules.sql.ts';
import { postgresGuidance } from '../subjects/alerts/guidance.sql.ts';
import { postgresNoise } from '../subjects/alerts/noise.sql.ts';
import { postgresAlerts } from '../subjects/alerts/sql.ts';
import { postgresAudit } from '../subjects/audit/sql.ts';
import { postgresMonthClosings } from '../subjects/billing/closings.sql.ts';
import { postgresDigests } from '../subjects/billing/digest.sql.ts';
import { postgresKeptBoards } from '../subjects/billing/keptBoards.sql.ts';
import { postgresLedger } from '../subjects/billing/ledger.sql.ts';
import { postgresBillingPapers, postgresBillingSettings } from '../subjects/billing/settings.sql.ts';
import { postgresBilling } from '../subjects/billing/sql.ts';
import { postgresCandidates } from '../subjects/candidates/sql.ts';
import { postgresClinics } from '../subjects/clinics/sql.ts';
import { postgresCompliance } from '../subjects/compliance/sql.ts';
import { postgresConnectedApps } from '../subjects/connectedApps/sql.ts';
import { postgresContacts } from '../subjects/contact/sql.ts';
import { postgresCredentials } from '../subjects/credentials/sql.ts';
import { postgresDeviceTokens } from '../subjects/devices/deviceTokens.sql.ts';
import { postgresDevices } from '../subjects/devices/sql.ts';
import { postgresLoginCodes } from '../subjects/emails/codes.sql.ts';
import { postgresEmailCodes } from '../subjects/emails/sql.ts';
import { postgresWholeRecords } from '../subjects/exports/sql.ts';
import { postgresRemovals } from '../subjects/fhir/removals.sql.ts';
import { postgresFiles } from '../subjects/files/sql.ts';
import { postgresFileUploads } from '../subjects/files/uploads.sql.ts';
import { postgresFileViews } from '../subjects/files/views.sql.ts';
import { postgresHospitals } from '../subjects/hospitals/sql.ts';
import { postgresInbox } from '../subjects/inbox/sql.ts';
import { postgresInquiryNotices } from '../subjects/inquiries/announce.sql.ts';
import { postgresInquiries } from '../subjects/inquiries/sql.ts';
import { postgresConversations } from '../subjects/notes/conversations.sql.ts';
import { postgresNoteDrafts } from '../subjects/notes/drafts.sql.ts';
import { postgresNotes } from '../subjects/notes/sql.ts';
import { postgresNoteTemplates } from '../subjects/notes/templates.sql.ts';
import { postgresOrders } from '../subjects/orders/sql.ts';
import { postgresPasswords } from '../subjects/passwords/sql.ts';
import { postgresActivations } from '../subjects/patients/activations.sql.ts';
import { postgresCareTeams } from '../subjects/patients/careTeams.sql.ts';
import { postgresCorrections } from '../subjects/patients/corrections.sql.ts';
import { postgresErasures } from '../subjects/patients/erasure.sql.ts';
import { postgresLives } from '../subjects/patients/life.sql.ts';
import { postgresMerges } from '../subjects/patients/merges.sql.ts';
import { postgresPatientLists } from '../subjects/patients/patientList.sql.ts';
import { postgresPatients } from '../subjects/patients/sql.ts';
import { postgresPhotos } from '../subjects/photos/sql.ts';
import { postgresProfiles } from '../subjects/profiles/sql.ts';
import { postgresQueues } from '../subjects/queue/sql.ts';
import { postgresRanges } from '../subjects/ranges/sql.ts';
import { postgresMonitoring } from '../subjects/readings/monitoring.sql.ts';
import { postgresReadings } from '../subjects/readings/sql.ts';
import { postgresRecordRequests } from '../subjects/recordRequests/sql.ts';
import { postgresRecords } from '../subjects/records/sql.ts';
import { postgresReminders } from '../subjects/reminders/sql.ts';
import { postgresReviews } from '../subjects/reviews/sql.ts';
import { postgresSecondFactors } from '../subjects/security/sql.ts';
import { postgresKnownDevices } from '../subjects/sessions/knownDevices.sql.ts';
import { postgresSignIns } from '../subjects/sessions/signIns.sql.ts';
import { postgresAccounts, postgresSessions } from '../subjects/sessions/sql.ts';
import { postgresCarers } from '../subjects/sharing/carers.sql.ts';
import { postgresShares } from '../subjects/sharing/sql.ts';
import { postgresSignOn } from '../subjects/signOn/sql.ts';
import { postgresStaff } from '../subjects/staff/sql.ts';
import { postgresStaffAccess } from '../subjects/staff/staffAccess.sql.ts';
import { postgresSubscriptions } from '../subjects/subscriptions/sql.ts';
import { postgresSystems } from '../subjects/systems/sql.ts';
import { postgresTimelines } from '../subjects/timeline/sql.ts';
import { postgresTimes } from '../subjects/timer/sql.ts';
import { postgresVendors } from '../subjects/vendors/sql.ts';

/** The parts of a store in PostgreSQL. @param db the pool, or a transaction in which everything happens */
export const sqlParts = (db: Database): StoreParts => ({
  access: postgresAccess(db),
  ownClinics: postgresOwnClinics(db),
  signUps: postgresSignUps(db),
  mails: postgresMails(db),
  escalations: postgresEscalations(db),
  gainRules: postgresGainRules(db),
  guidance: postgresGuidance(db),
  noise: postgresNoise(db),
  alerts: postgresAlerts(db),
  audit: postgresAudit(db),
  monthClosings: postgresMonthClosings(db),
  digests: postgresDigests(db),
  keptBoards: postgresKeptBoards(db),
  ledger: postgresLedger(db),
  billingSettings: postgresBillingSettings(db),
  billingPapers: postgresBillingPapers(db),
  billing: postgresBilling(db),
  candidates: postgresCandidates(db),
  clinics: postgresClinics(db),
  compliance: postgresCompliance(db),
  connectedApps: postgresConnectedApps(db),
  contacts: postgresContacts(db),
  credentials: postgresCredentials(db),
  deviceTokens: postgresDeviceTokens(db),
  devices: postgresDevices(db),
  loginCodes: postgresLoginCodes(db),
  emailCodes: postgresEmailCodes(db),
  wholeRecords: postgresWholeRecords(db),
  removals: postgresRemovals(db),
  files: postgresFiles(db),
  fileUploads: postgresFileUploads(db),
  fileViews: postgresFileViews(db),
  hospitals: postgresHospitals(db),
  inbox: postgresInbox(db),
  inquiryNotices: postgresInquiryNotices(db),
  inquiries: postgresInquiries(db),
  conversations: postgresConversations(db),
  noteDrafts: postgresNoteDrafts(db),
  notes: postgresNotes(db),
  noteTemplates: postgresNoteTemplates(db),
  orders: postgresOrders(db),
  passwords: postgresPasswords(db),
  activations: postgresActivations(db),
  careTeams: postgresCareTeams(db),
  corrections: postgresCorrections(db),
  erasures: postgresErasures(db),
  lives: postgresLives(db),
  merges: postgresMerges(db),
  patientLists: postgresPatientLists(db),
  patients: postgresPatients(db),
  photos: postgresPhotos(db),
  profiles: postgresProfiles(db),
  queues: postgresQueues(db),
  ranges: postgresRanges(db),
  monitoring: postgresMonitoring(db),
  readings: postgresReadings(db),
  recordRequests: postgresRecordRequests(db),
  records: postgresRecords(db),
  reminders: postgresReminders(db),
  reviews: postgresReviews(db),
  secondFactors: postgresSecondFactors(db),
  knownDevices: postgresKnownDevices(db),
  signIns: postgresSignIns(db),
  accounts: postgresAccounts(db),
  sessions: postgresSessions(db),
  carers: postgresCarers(db),
  shares: postgresShares(db),
  signOn: postgresSignOn(db),
  staff: postgresStaff(db),
  staffAccess: postgresStaffAccess(db),
  subscriptions: postgresSubscriptions(db),
  systems: postgresSystems(db),
  timelines: postgresTimelines(db),
  times: postgresTimes(db),
  vendors: postgresVendors(db),
});
