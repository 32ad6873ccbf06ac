import { memoryAccess } from '../../subjects/access/memory.ts';
import { accessState } from '../../subjects/access/state.ts';
import { memoryAccounts, memorySessions } from '../../subjects/accounts/memory.ts';
import { memoryOwnClinics } from '../../subjects/accounts/ownClinics.memory.ts';
import { memoryMails, memorySignUps } from '../../subjects/accounts/signUps.memory.ts';
import { accountState } from '../../subjects/accounts/state.ts';
import { memoryEscalations } from '../../subjects/alerts/escalations.memory.ts';
import { memoryGainRules } from '../../subjects/alerts/gainRules.memory.ts';
import { memoryGuidance } from '../../subjects/alerts/guidance.memory.ts';
import { memoryAlerts } from '../../subjects/alerts/memory.ts';
import { memoryNoise } from '../../subjects/alerts/noise.memory.ts';
import { alertState } from '../../subjects/alerts/state.ts';
import { memoryAudit } from '../../subjects/audit/memory.ts';
import { auditState } from '../../subjects/audit/state.ts';
import { memoryMonthClosings } from '../../subjects/billing/closings.memory.ts';
import { memoryDigests } from '../../subjects/billing/digest.memory.ts';
import { memoryLedger } from '../../subjects/billing/ledger.memory.ts';
import { memoryBilling } from '../../subjects/billing/memory.ts';
import { memoryBillingPapers, memoryBillingSettings } from '../../subjects/billing/settings.memory.ts';
import { billingState } from '../../subjects/billing/state.ts';
import { memoryCandidates } from '../../subjects/candidates/memory.ts';
import { memoryClinics } from '../../subjects/clinics/memory.ts';
import { clinicState } from '../../subjects/clinics/state.ts';
import { memoryCompliance } from '../../subjects/compliance/memory.ts';
import { complianceState } from '../../subjects/compliance/state.ts';
import { memoryContacts } from '../../subjects/contact/memory.ts';
import { contactState } from '../../subjects/contact/state.ts';
import { memoryCredentials } from '../../subjects/credentials/memory.ts';
import { credentialState } from '../../subjects/credentials/state.ts';
import { memoryDeviceTokens } from '../../subjects/devices/deviceTokens.memory.ts';
import { memoryDevices } from '../../subjects/devices/memory.ts';
import { deviceState } from '../../subjects/devices/state.ts';
import { memoryCodes, memoryEmailCodes } from '../../subjects/emails/memory.ts';
import { emailState } from '../../subjects/emails/state.ts';
import { memoryWholeRecords } from '../../subjects/exports/memory.ts';
import { memoryFiles } from '../../subjects/files/memory.ts';
import { fileState } from '../../subjects/files/state.ts';
import { memoryFileUploads } from '../../subjects/files/uploads.memory.ts';
import { memoryHospitals } from '../../subjects/hospitals/memory.ts';
import { hospitalState } from '../../subjects/hospitals/state.ts';
import { memoryInbox } from '../../subjects/inbox/memory.ts';
import { inboxState } from '../../subjects/inbox/state.ts';
import { memoryInquiryNotices } from '../../subjects/inquiries/announce.memory.ts';
import { memoryInquiries } from '../../subjects/inquiries/memory.ts';
import { inquiryState } from '../../subjects/inquiries/state.ts';
import { memoryConversations } from '../../subjects/notes/conversations.memory.ts';
import { memoryNoteDrafts } from '../../subjects/notes/drafts.memory.ts';
import { memoryNotes } from '../../subjects/notes/memory.ts';
import { noteState } from '../../subjects/notes/state.ts';
import { memoryNoteTemplates } from '../../subjects/notes/templates.memory.ts';
import { memoryOrders } from '../../subjects/orders/memory.ts';
import { orderState } from '../../subjects/orders/state.ts';
import { memoryPasswords } from '../../subjects/passwords/memory.ts';
import { passwordState } from '../../subjects/passwords/state.ts';
import { memoryActivations } from '../../subjects/patients/activations.memory.ts';
import { memoryCareTeams } from '../../subjects/patients/careTeams.memory.ts';
import { memoryCorrections } from '../../subjects/patients/corrections.memory.ts';
import { memoryErasures } from '../../subjects/patients/erasure.memory.ts';
import { memoryLives } from '../../subjects/patients/life.memory.ts';
import { memoryPatients } from '../../subjects/patients/memory.ts';
import { memoryMerges } from '../../subjects/patients/merges.memory.ts';
import { memoryPatientLists } from '../../subjects/patients/patientList.memory.ts';
import { patientState } from '../../subjects/patients/state.ts';
import { memoryPhotos } from '../../subjects/photos/memory.ts';
import { photoState } from '../../subjects/photos/state.ts';
import { memoryProfiles } from '../../subjects/profiles/memory.ts';
import { profileState } from '../../subjects/profiles/state.ts';
import { memoryQueues } from '../../subjects/queue/memory.ts';
import { queueState } from '../../subjects/queue/state.ts';
import { memoryRanges } from '../../subjects/ranges/memory.ts';
import { rangeState } from '../../subjects/ranges/state.ts';
import { memoryReadings } from '../../subjects/readings/memory.ts';
import { memoryMonitoring } from '../../subjects/readings/monitoring.memory.ts';
import { readingState } from '../../subjects/readings/state.ts';
import { memoryRecordRequests } from '../../subjects/recordRequests/memory.ts';
import { recordRequestState } from '../../subjects/recordRequests/state.ts';
import { memoryRecords } from '../../subjects/records/memory.ts';
import { recordState } from '../../subjects/records/state.ts';
import { memoryReminders } from '../../subjects/reminders/memory.ts';
import { reminderState } from '../../subjects/reminders/state.ts';
import { memoryReviews } from '../../subjects/reviews/memory.ts';
import { reviewState } from '../../subjects/reviews/state.ts';
import { memorySecondFactors } from '../../subjects/security/memory.ts';
import { securityState } from '../../subjects/security/state.ts';
import { memoryKnownDevices } from '../../subjects/sessions/knownDevices.memory.ts';
import { memorySignIns } from '../../subjects/sessions/signIns.memory.ts';
import { sessionState } from '../../subjects/sessions/state.ts';
import { memoryShares } from '../../subjects/sharing/memory.ts';
import { sharingState } from '../../subjects/sharing/state.ts';
import { memoryStaff } from '../../subjects/staff/memory.ts';
import { memoryStaffAccess } from '../../subjects/staff/staffAccess.memory.ts';
import { staffState } from '../../subjects/staff/state.ts';
import { memorySystems } from '../../subjects/systems/memory.ts';
import { systemState } from '../../subjects/systems/state.ts';
import { memoryTimelines } from '../../subjects/timeline/memory.ts';
import { memoryTimes } from '../../subjects/timer/memory.ts';
import { timerState } from '../../subjects/timer/state.ts';
import { memoryVendors } from '../../subjects/vendors/memory.ts';
import { vendorState } from '../../subjects/vendors/state.ts';
import type { Store, StoreParts } from '../Store.ts';
import type { World } from '../World.ts';
import { memoryOnce } from './once.ts';
import type { MemoryState, MemoryStoreOptions } from './state.ts';
import { memoryTransactions } from './transaction.ts';

/** A store in memory: for stories and quick tests. It takes a copy of the world, so no story sees another's changes. */
export function memoryStore(world: World, options: MemoryStoreOptions): Store {
  const state = stateOf(world, options);
  const transaction = memoryTransactions(state, partsOf);
  const once = memoryOnce();
  return {
    ...partsOf(state),
    once: (intent, work) => once(intent, () => transaction(work)),
    atomically: transaction,
    within: (_, work) => work(),
  };
}

/** @param state the tables, or those of a transaction in which everything happens */
const partsOf = (state: MemoryState): StoreParts => ({
  accounts: memoryAccounts(state),
  sessions: memorySessions(state),
  signIns: memorySignIns(state),
  knownDevices: memoryKnownDevices(state),
  secondFactors: memorySecondFactors(state),
  patients: memoryPatients(state),
  corrections: memoryCorrections(state),
  lives: memoryLives(state),
  erasures: memoryErasures(state),
  wholeRecords: memoryWholeRecords(state),
  orders: memoryOrders(state),
  devices: memoryDevices(state),
  deviceTokens: memoryDeviceTokens(state),
  fileUploads: memoryFileUploads(state),
  records: memoryRecords(state),
  files: memoryFiles(state),
  shares: memoryShares(state),
  timelines: memoryTimelines(state),
  billing: memoryBilling(state),
  digests: memoryDigests(state),
  monthClosings: memoryMonthClosings(state),
  ledger: memoryLedger(state),
  merges: memoryMerges(state),
  readings: memoryReadings(state),
  ranges: memoryRanges(state),
  reviews: memoryReviews(state),
  alerts: memoryAlerts(state),
  escalations: memoryEscalations(state),
  noise: memoryNoise(state),
  billingPapers: memoryBillingPapers(state),
  billingSettings: memoryBillingSettings(state),
  gainRules: memoryGainRules(state),
  guidance: memoryGuidance(state),
  compliance: memoryCompliance(state),
  reminders: memoryReminders(state),
  candidates: memoryCandidates(state),
  credentials: memoryCredentials(state),
  recordRequests: memoryRecordRequests(state),
  hospitals: memoryHospitals(state),
  systems: memorySystems(state),
  vendors: memoryVendors(state),
  monitoring: memoryMonitoring(state),
  audit: memoryAudit(state),
  access: memoryAccess(state),
  clinics: memoryClinics(state),
  patientLists: memoryPatientLists(state),
  careTeams: memoryCareTeams(state),
  notes: memoryNotes(state),
  noteDrafts: memoryNoteDrafts(state),
  noteTemplates: memoryNoteTemplates(state),
  times: memoryTimes(state),
  queues: memoryQueues(state),
  conversations: memoryConversations(state),
  inquiries: memoryInquiries(state),
  inquiryNotices: memoryInquiryNotices(state),
  inbox: memoryInbox(state),
  contacts: memoryContacts(state),
  profiles: memoryProfiles(state),
  photos: memoryPhotos(state),
  activations: memoryActivations(state),
  ownClinics: memoryOwnClinics(state),
  signUps: memorySignUps(state),
  passwords: memoryPasswords(state),
  loginCodes: memoryCodes(state.loginCodes),
  emailCodes: memoryEmailCodes(state),
  staff: memoryStaff(state),
  staffAccess: memoryStaffAccess(state),
  mails: memoryMails(state),
});

/** Copies a world into tables, so that no story sees another's changes. */
const stateOf = (world: World, options: MemoryStoreOptions): MemoryState => ({
  world,
  ...clinicState(world),
  ...accountState(world, options),
  ...sessionState(world, options),
  ...patientState(world, options),
  ...orderState(world),
  ...deviceState(world),
  ...recordState(world),
  ...fileState(world),
  ...sharingState(world),
  ...billingState(world),
  ...auditState(),
  ...accessState(),
  ...noteState(world),
  ...timerState(world),
  ...queueState(),
  ...inquiryState(world),
  ...contactState(world),
  ...inboxState(),
  ...securityState(),
  ...profileState(world),
  ...photoState(),
  ...passwordState(),
  ...emailState(world),
  ...staffState(world),
  ...readingState(world),
  ...rangeState(world),
  ...reviewState(world),
  ...alertState(world),
  ...complianceState(world),
  ...reminderState(),
  ...credentialState(world),
  ...recordRequestState(world),
  ...hospitalState(world),
  ...systemState(world),
  ...vendorState(world),
});
