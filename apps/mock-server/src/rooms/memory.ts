// Written by `npm run rooms` from what lies in the rooms. Do not edit.

import type { MemoryState, MemoryStoreOptions } from '../store/memory/state.ts';
import type { StoreParts } from '../store/Store.ts';
import type { World } from '../store/World.ts';
import { memoryAccess } from '../subjects/access/memory.ts';
import { accessState } from '../subjects/access/state.ts';
import { memoryAccounts, memorySessions } from '../subjects/accounts/memory.ts';
import { memoryOwnClinics } from '../subjects/accounts/ownClinics.memory.ts';
import { memoryMails, memorySignUps } from '../subjects/accounts/signUps.memory.ts';
import { accountState } from '../subjects/accounts/state.ts';
import { memoryEscalations } from '../subjects/alerts/escalations.memory.ts';
import { memoryGainRules } from '../subjects/alerts/gainRules.memory.ts';
import { memoryGuidance } from '../subjects/alerts/guidance.memory.ts';
import { memoryAlerts } from '../subjects/alerts/memory.ts';
import { memoryNoise } from '../subjects/alerts/noise.memory.ts';
import { alertState } from '../subjects/alerts/state.ts';
import { memoryAudit } from '../subjects/audit/memory.ts';
import { auditState } from '../subjects/audit/state.ts';
import { memoryMonthClosings } from '../subjects/billing/closings.memory.ts';
import { memoryDigests } from '../subjects/billing/digest.memory.ts';
import { memoryKeptBoards } from '../subjects/billing/keptBoards.memory.ts';
import { memoryLedger } from '../subjects/billing/ledger.memory.ts';
import { memoryBilling } from '../subjects/billing/memory.ts';
import { memoryBillingPapers, memoryBillingSettings } from '../subjects/billing/settings.memory.ts';
import { billingState } from '../subjects/billing/state.ts';
import { memoryCandidates } from '../subjects/candidates/memory.ts';
import { memoryClinics } from '../subjects/clinics/memory.ts';
import { clinicState } from '../subjects/clinics/state.ts';
import { memoryCompliance } from '../subjects/compliance/memory.ts';
import { complianceState } from '../subjects/compliance/state.ts';
import { memoryConnectedApps } from '../subjects/connectedApps/memory.ts';
import { connectedAppState } from '../subjects/connectedApps/state.ts';
import { memoryContacts } from '../subjects/contact/memory.ts';
import { contactState } from '../subjects/contact/state.ts';
import { memoryCredentials } from '../subjects/credentials/memory.ts';
import { credentialState } from '../subjects/credentials/state.ts';
import { memoryDeviceTokens } from '../subjects/devices/deviceTokens.memory.ts';
import { memoryDevices } from '../subjects/devices/memory.ts';
import { deviceState } from '../subjects/devices/state.ts';
import { memoryEmailCodes, memoryLoginCodes } from '../subjects/emails/memory.ts';
import { emailState } from '../subjects/emails/state.ts';
import { memoryWholeRecords } from '../subjects/exports/memory.ts';
import { memoryRemovals } from '../subjects/fhir/removals.memory.ts';
import { removedState } from '../subjects/fhir/state.ts';
import { memoryFiles } from '../subjects/files/memory.ts';
import { fileState } from '../subjects/files/state.ts';
import { memoryFileUploads } from '../subjects/files/uploads.memory.ts';
import { memoryFileViews } from '../subjects/files/views.memory.ts';
import { memoryHospitals } from '../subjects/hospitals/memory.ts';
import { hospitalState } from '../subjects/hospitals/state.ts';
import { memoryInbox } from '../subjects/inbox/memory.ts';
import { inboxState } from '../subjects/inbox/state.ts';
import { memoryInquiryNotices } from '../subjects/inquiries/announce.memory.ts';
import { memoryInquiries } from '../subjects/inquiries/memory.ts';
import { inquiryState } from '../subjects/inquiries/state.ts';
import { memoryConversations } from '../subjects/notes/conversations.memory.ts';
import { memoryNoteDrafts } from '../subjects/notes/drafts.memory.ts';
import { memoryNotes } from '../subjects/notes/memory.ts';
import { noteState } from '../subjects/notes/state.ts';
import { memoryNoteTemplates } from '../subjects/notes/templates.memory.ts';
import { memoryOrders } from '../subjects/orders/memory.ts';
import { orderState } from '../subjects/orders/state.ts';
import { memoryPasswords } from '../subjects/passwords/memory.ts';
import { passwordState } from '../subjects/passwords/state.ts';
import { memoryActivations } from '../subjects/patients/activations.memory.ts';
import { memoryCareTeams } from '../subjects/patients/careTeams.memory.ts';
import { memoryCorrections } from '../subjects/patients/corrections.memory.ts';
import { memoryErasures } from '../subjects/patients/erasure.memory.ts';
import { memoryLives } from '../subjects/patients/life.memory.ts';
import { memoryPatients } from '../subjects/patients/memory.ts';
import { memoryMerges } from '../subjects/patients/merges.memory.ts';
import { memoryPatientLists } from '../subjects/patients/patientList.memory.ts';
import { patientState } from '../subjects/patients/state.ts';
import { memoryPhotos } from '../subjects/photos/memory.ts';
import { photoState } from '../subjects/photos/state.ts';
import { memoryProfiles } from '../subjects/profiles/memory.ts';
import { profileState } from '../subjects/profiles/state.ts';
import { memoryQueues } from '../subjects/queue/memory.ts';
import { queueState } from '../subjects/queue/state.ts';
import { memoryRanges } from '../subjects/ranges/memory.ts';
import { rangeState } from '../subjects/ranges/state.ts';
import { memoryReadings } from '../subjects/readings/memory.ts';
import { memoryMonitoring } from '../subjects/readings/monitoring.memory.ts';
import { readingState } from '../subjects/readings/state.ts';
import { memoryRecordRequests } from '../subjects/recordRequests/memory.ts';
import { recordRequestState } from '../subjects/recordRequests/state.ts';
import { memoryRecords } from '../subjects/records/memory.ts';
import { recordState } from '../subjects/records/state.ts';
import { memoryReminders } from '../subjects/reminders/memory.ts';
import { reminderState } from '../subjects/reminders/state.ts';
import { memoryReviews } from '../subjects/reviews/memory.ts';
import { reviewState } from '../subjects/reviews/state.ts';
import { memorySecondFactors } from '../subjects/security/memory.ts';
import { securityState } from '../subjects/security/state.ts';
import { memoryKnownDevices } from '../subjects/sessions/knownDevices.memory.ts';
import { memorySignIns } from '../subjects/sessions/signIns.memory.ts';
import { sessionState } from '../subjects/sessions/state.ts';
import { memoryCarers } from '../subjects/sharing/carers.memory.ts';
import { memoryShares } from '../subjects/sharing/memory.ts';
import { sharingState } from '../subjects/sharing/state.ts';
import { memorySignOn } from '../subjects/signOn/memory.ts';
import { signOnState } from '../subjects/signOn/state.ts';
import { memoryStaff } from '../subjects/staff/memory.ts';
import { memoryStaffAccess } from '../subjects/staff/staffAccess.memory.ts';
import { staffState } from '../subjects/staff/state.ts';
import { memorySubscriptions } from '../subjects/subscriptions/memory.ts';
import { subscriptionState } from '../subjects/subscriptions/state.ts';
import { memorySystems } from '../subjects/systems/memory.ts';
import { systemState } from '../subjects/systems/state.ts';
import { memoryTimelines } from '../subjects/timeline/memory.ts';
import { memoryTimes } from '../subjects/timer/memory.ts';
import { timerState } from '../subjects/timer/state.ts';
import { memoryVendors } from '../subjects/vendors/memory.ts';
import { vendorState } from '../subjects/vendors/state.ts';

/** The parts of a store in memory. @param state the tables, or those of a transaction in which everything happens */
export const memoryParts = (state: MemoryState): StoreParts => ({
  access: memoryAccess(state),
  accounts: memoryAccounts(state),
  sessions: memorySessions(state),
  ownClinics: memoryOwnClinics(state),
  signUps: memorySignUps(state),
  mails: memoryMails(state),
  escalations: memoryEscalations(state),
  gainRules: memoryGainRules(state),
  guidance: memoryGuidance(state),
  alerts: memoryAlerts(state),
  noise: memoryNoise(state),
  audit: memoryAudit(state),
  monthClosings: memoryMonthClosings(state),
  digests: memoryDigests(state),
  keptBoards: memoryKeptBoards(state),
  ledger: memoryLedger(state),
  billing: memoryBilling(state),
  billingSettings: memoryBillingSettings(state),
  billingPapers: memoryBillingPapers(state),
  candidates: memoryCandidates(state),
  clinics: memoryClinics(state),
  compliance: memoryCompliance(state),
  connectedApps: memoryConnectedApps(state),
  contacts: memoryContacts(state),
  credentials: memoryCredentials(state),
  deviceTokens: memoryDeviceTokens(state),
  devices: memoryDevices(state),
  loginCodes: memoryLoginCodes(state),
  emailCodes: memoryEmailCodes(state),
  wholeRecords: memoryWholeRecords(state),
  removals: memoryRemovals(state),
  files: memoryFiles(state),
  fileUploads: memoryFileUploads(state),
  fileViews: memoryFileViews(state),
  hospitals: memoryHospitals(state),
  inbox: memoryInbox(state),
  inquiryNotices: memoryInquiryNotices(state),
  inquiries: memoryInquiries(state),
  conversations: memoryConversations(state),
  noteDrafts: memoryNoteDrafts(state),
  notes: memoryNotes(state),
  noteTemplates: memoryNoteTemplates(state),
  orders: memoryOrders(state),
  passwords: memoryPasswords(state),
  activations: memoryActivations(state),
  careTeams: memoryCareTeams(state),
  corrections: memoryCorrections(state),
  erasures: memoryErasures(state),
  lives: memoryLives(state),
  patients: memoryPatients(state),
  merges: memoryMerges(state),
  patientLists: memoryPatientLists(state),
  photos: memoryPhotos(state),
  profiles: memoryProfiles(state),
  queues: memoryQueues(state),
  ranges: memoryRanges(state),
  readings: memoryReadings(state),
  monitoring: memoryMonitoring(state),
  recordRequests: memoryRecordRequests(state),
  records: memoryRecords(state),
  reminders: memoryReminders(state),
  reviews: memoryReviews(state),
  secondFactors: memorySecondFactors(state),
  knownDevices: memoryKnownDevices(state),
  signIns: memorySignIns(state),
  carers: memoryCarers(state),
  shares: memoryShares(state),
  signOn: memorySignOn(state),
  staff: memoryStaff(state),
  staffAccess: memoryStaffAccess(state),
  subscriptions: memorySubscriptions(state),
  systems: memorySystems(state),
  timelines: memoryTimelines(state),
  times: memoryTimes(state),
  vendors: memoryVendors(state),
});

/** What memory begins with: the world, copied into tables. */
export const stateOf = (world: World, options: MemoryStoreOptions): MemoryState => ({
  world,
  ...accessState(),
  ...accountState(world, options),
  ...alertState(world),
  ...auditState(),
  ...billingState(world),
  ...clinicState(world),
  ...complianceState(world),
  ...connectedAppState(world),
  ...contactState(world),
  ...credentialState(world),
  ...deviceState(world),
  ...emailState(world),
  ...removedState(),
  ...fileState(world),
  ...hospitalState(world),
  ...inboxState(),
  ...inquiryState(world),
  ...noteState(world),
  ...orderState(world),
  ...passwordState(),
  ...patientState(world, options),
  ...photoState(),
  ...profileState(world),
  ...queueState(),
  ...rangeState(world),
  ...readingState(world),
  ...recordRequestState(world),
  ...recordState(world),
  ...reminderState(),
  ...reviewState(world),
  ...securityState(),
  ...sessionState(world, options),
  ...sharingState(world),
  ...signOnState(world),
  ...staffState(world),
  ...subscriptionState(world),
  ...systemState(world),
  ...timerState(world),
  ...vendorState(world),
});
