import { memoryAccess } from '../../subjects/access/memory.ts';
import { memoryAccounts, memorySessions } from '../../subjects/accounts/memory.ts';
import { memoryOwnClinics } from '../../subjects/accounts/ownClinics.memory.ts';
import { memoryMails, memorySignUps } from '../../subjects/accounts/signUps.memory.ts';
import { memoryAlerts } from '../../subjects/alerts/memory.ts';
import { memoryAudit } from '../../subjects/audit/memory.ts';
import { memoryBilling } from '../../subjects/billing/memory.ts';
import { memoryClinics } from '../../subjects/clinics/memory.ts';
import { memoryContacts } from '../../subjects/contact/memory.ts';
import { memoryDeviceTokens } from '../../subjects/devices/deviceTokens.memory.ts';
import { memoryDevices } from '../../subjects/devices/memory.ts';
import { memoryCodes, memoryEmailCodes } from '../../subjects/emails/memory.ts';
import { memoryWholeRecords } from '../../subjects/exports/memory.ts';
import { memoryFiles } from '../../subjects/files/memory.ts';
import { memoryInquiries } from '../../subjects/inquiries/memory.ts';
import { memoryConversations } from '../../subjects/notes/conversations.memory.ts';
import { memoryNotes } from '../../subjects/notes/memory.ts';
import { memoryOrders } from '../../subjects/orders/memory.ts';
import { memoryPasswords } from '../../subjects/passwords/memory.ts';
import { memoryActivations } from '../../subjects/patients/activations.memory.ts';
import { memoryCareTeams } from '../../subjects/patients/careTeams.memory.ts';
import { memoryCorrections } from '../../subjects/patients/corrections.memory.ts';
import { memoryErasures } from '../../subjects/patients/erasure.memory.ts';
import { memoryLives } from '../../subjects/patients/life.memory.ts';
import { memoryPatients } from '../../subjects/patients/memory.ts';
import { memoryPatientLists } from '../../subjects/patients/patientList.memory.ts';
import { memoryPhotos } from '../../subjects/photos/memory.ts';
import { memoryProfiles } from '../../subjects/profiles/memory.ts';
import { memoryRanges } from '../../subjects/ranges/memory.ts';
import { memoryReadings } from '../../subjects/readings/memory.ts';
import { memoryMonitoring } from '../../subjects/readings/monitoring.memory.ts';
import { memoryRecords } from '../../subjects/records/memory.ts';
import { memoryReviews } from '../../subjects/reviews/memory.ts';
import { memorySecondFactors } from '../../subjects/security/memory.ts';
import { memoryKnownDevices } from '../../subjects/sessions/knownDevices.memory.ts';
import { memorySignIns } from '../../subjects/sessions/signIns.memory.ts';
import { memoryShares } from '../../subjects/sharing/memory.ts';
import { memoryStaff } from '../../subjects/staff/memory.ts';
import { memoryStaffAccess } from '../../subjects/staff/staffAccess.memory.ts';
import type { Store, StoreParts } from '../Store.ts';
import type { World } from '../World.ts';
import { memoryOnce } from './once.ts';
import { type MemoryState, type MemoryStoreOptions, memoryState } from './state.ts';
import { memoryTransactions } from './transaction.ts';

/** A store in memory: for stories and quick tests. It takes a copy of the world, so no story sees another's changes. */
export function memoryStore(world: World, options: MemoryStoreOptions): Store {
  const state = memoryState(world, options);
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
  records: memoryRecords(state),
  files: memoryFiles(state),
  shares: memoryShares(state),
  billing: memoryBilling(state),
  readings: memoryReadings(state),
  ranges: memoryRanges(state),
  reviews: memoryReviews(state),
  alerts: memoryAlerts(state),
  monitoring: memoryMonitoring(state),
  audit: memoryAudit(state),
  access: memoryAccess(state),
  clinics: memoryClinics(state),
  patientLists: memoryPatientLists(state),
  careTeams: memoryCareTeams(state),
  notes: memoryNotes(state),
  conversations: memoryConversations(state),
  inquiries: memoryInquiries(state),
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
