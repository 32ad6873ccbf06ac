import type { World } from '../../seed/World.ts';
import type { Store, StoreParts } from '../Store.ts';
import { memoryAccounts, memorySessions } from './accounts.ts';
import { memoryAudit } from './audit.ts';
import { memoryBilling } from './billing.ts';
import { memoryCareTeams } from './careTeams.ts';
import { memoryClinics } from './clinics.ts';
import { memoryContacts } from './contacts.ts';
import { memoryDevices } from './devices.ts';
import { memoryDeviceTokens } from './deviceTokens.ts';
import { memoryCodes, memoryEmailCodes } from './emailCodes.ts';
import { memoryFiles } from './files.ts';
import { memoryInquiries } from './inquiries.ts';
import { memoryMonitoring } from './monitoring.ts';
import { memoryNotes } from './notes.ts';
import { memoryOnce } from './once.ts';
import { memoryOrders } from './orders.ts';
import { memoryPasswords } from './passwords.ts';
import { memoryPatientLists } from './patientList.ts';
import { memoryPatients } from './patients.ts';
import { memoryPhotos } from './photos.ts';
import { memoryProfiles } from './profiles.ts';
import { memoryRanges } from './ranges.ts';
import { memoryReadings } from './readings.ts';
import { memoryRecords } from './records.ts';
import { memoryReviews } from './reviews.ts';
import { memoryShares } from './shares.ts';
import { memorySignIns } from './signIns.ts';
import { memoryMails, memorySignUps } from './signUps.ts';
import { memoryStaff } from './staff.ts';
import { memoryStaffAccess } from './staffAccess.ts';
import { type MemoryStoreOptions, memoryState } from './state.ts';

/** A store in memory: for stories and quick tests. It takes a copy of the world, so no story sees another's changes. */
export function memoryStore(world: World, options: MemoryStoreOptions): Store {
  const state = memoryState(world, options);
  const parts: StoreParts = {
    accounts: memoryAccounts(state),
    sessions: memorySessions(state),
    signIns: memorySignIns(),
    patients: memoryPatients(state),
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
    monitoring: memoryMonitoring(state),
    audit: memoryAudit(state),
    clinics: memoryClinics(state),
    patientLists: memoryPatientLists(state),
    careTeams: memoryCareTeams(state),
    notes: memoryNotes(state),
    inquiries: memoryInquiries(state),
    contacts: memoryContacts(),
    profiles: memoryProfiles(state),
    photos: memoryPhotos(state),
    signUps: memorySignUps(state),
    passwords: memoryPasswords(state),
    loginCodes: memoryCodes(state.loginCodes),
    emailCodes: memoryEmailCodes(state),
    staff: memoryStaff(state),
    staffAccess: memoryStaffAccess(state),
    mails: memoryMails(state),
  };
  const once = memoryOnce();
  return {
    ...parts,
    once: (intent, work) => once(intent, () => work(parts)),
    atomically: (work) => work(parts),
  };
}
