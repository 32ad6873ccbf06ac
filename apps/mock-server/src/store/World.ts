import type { DeviceModel, DirectoryHospital, KeptBill, Language, UnitSystem } from '@rpm/domain';
import type { Account } from '../subjects/accounts/contract.ts';
import type { StoredAlert } from '../subjects/alerts/contract.ts';
import type { StoredClosing } from '../subjects/billing/closings.contract.ts';
import type { ClinicBillingCode, ClinicRate } from '../subjects/billing/contract.ts';
import type { Clinic } from '../subjects/clinics/contract.ts';
import type { StoredCompliance } from '../subjects/compliance/contract.ts';
import type { StoredApp, StoredCode, StoredGrant } from '../subjects/connectedApps/contract.ts';
import type { StoredContact } from '../subjects/contact/contract.ts';
import type { SeedCredential } from '../subjects/credentials/contract.ts';
import type { ClinicDevice } from '../subjects/devices/contract.ts';
import type { StoredFile } from '../subjects/files/contract.ts';
import type { StoredConnection } from '../subjects/hospitals/contract.ts';
import type { StoredInquiry } from '../subjects/inquiries/contract.ts';
import type { StoredNote } from '../subjects/notes/contract.ts';
import type { StoredNoteTemplate } from '../subjects/notes/templates.contract.ts';
import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { ActivationEntry } from '../subjects/patients/activations.contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { StoredRecordRequest } from '../subjects/recordRequests/contract.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';
import type { Share } from '../subjects/sharing/contract.ts';
import type { StoredLink, StoredProvider, StoredTrip } from '../subjects/signOn/contract.ts';
import type { StoredInvitation } from '../subjects/staff/contract.ts';
import type { StoredSubscription } from '../subjects/subscriptions/contract.ts';
import type { SeedSystem } from '../subjects/systems/contract.ts';
import type { StoredTimeEntry, StoredTimer } from '../subjects/timer/contract.ts';
import type { SeedVendorConnection, WaitingEntry } from '../subjects/vendors/contract.ts';

/** An account without its password: all accounts of a world have the demo password. */
export interface SeedAccount extends Omit<Account, 'clinicName' | 'accessEndedAt' | 'language' | 'isCarer'> {
  /** No patient is behind it; left out, there is one, or it works at the clinic. */
  isCarer?: boolean;
  /** Each log in needs a code that comes by mail. */
  asksForCode?: boolean;
  /** Since when its owner cannot log in any more; left out, the account is active. */
  accessEndedAt?: Date;
  /** In which its owner reads the pages; left out, English. */
  language?: Language;
  /** In which its owner reads numbers; left out, its clinic's. */
  units?: UnitSystem;
  /** When its name, or whether it has access, changed last; left out, when it came. */
  changedAt?: Date;
  /** Its owner has not shown yet that the address is theirs. */
  isEmailUnconfirmed?: boolean;
}

/** When the other accounts of a world were confirmed. */
export const seedConfirmedAt = new Date('2026-01-05T15:00:00Z');

/** Demo data are there to be tried for longer than a month: their activation codes last. */
const seedCodesUntil = new Date('2100-01-01T00:00:00Z');

/**
 * The activation codes of the patients of a world who have no account.
 *
 * @param codeHash of the one code that all of them have; without one nobody has a code
 */
export const seedActivations = (
  { patients, accounts }: Pick<World, 'patients' | 'accounts'>,
  codeHash: string | undefined,
): ActivationEntry[] => {
  if (codeHash === undefined) return [];
  const opened = new Set(accounts.map(({ accountId }) => accountId));
  return patients
    .filter(({ patientId }) => !opened.has(patientId))
    .map(({ patientId }) => ({ patientId, codeHash, expiresAt: seedCodesUntil }));
};

/** Everything that a store begins with. */
export interface World {
  clinics: readonly Clinic[];
  accounts: readonly SeedAccount[];
  patients: readonly StoredPatient[];
  /** The models that `clinicDevices` names. */
  devices: readonly DeviceModel[];
  clinicDevices: readonly ClinicDevice[];
  /** Oldest first: of two orders of one second, the later in the list is the newer. */
  orders: readonly StoredOrder[];
  /** Oldest first: of two notes of one moment, the later in the list is the newer. */
  notes: readonly StoredNote[];
  /** Left out: none. */
  credentials?: readonly SeedCredential[];
  /** The clinics whose orders wait while a license has expired; left out: none. */
  clinicsThatWait?: readonly string[];
  /** The apps of the installation, and what patients allow them; left out: none. */
  apps?: readonly StoredApp[];
  appGrants?: readonly (StoredGrant & StoredCode)[];
  /** Left out: none. */
  systems?: readonly SeedSystem[];
  subscriptions?: readonly StoredSubscription[];
  /** How those who work at clinics log in by providers of theirs, and who is on the way; left out: none. */
  loginProviders?: readonly StoredProvider[];
  signOnTrips?: readonly StoredTrip[];
  signOnLinks?: readonly StoredLink[];
  /** Left out: none. */
  vendorConnections?: readonly SeedVendorConnection[];
  /** Readings that wait for their devices; left out: none. */
  waitingReadings?: readonly WaitingEntry[];
  /** Left out: none. */
  noteTemplates?: readonly StoredNoteTemplate[];
  /** Made when asked for: a story that draws none must not wait for tens of thousands. */
  readings: () => Iterable<Reading>;
  records: readonly StoredRecord[];
  /** Left out: none. */
  recordRequests?: readonly StoredRecordRequest[];
  /** The directory of hospitals; left out: it is empty. */
  hospitals?: readonly DirectoryHospital[];
  /** Left out: none. */
  hospitalConnections?: readonly StoredConnection[];
  files: readonly StoredFile[];
  shares: readonly Share[];
  billingCodes: readonly ClinicBillingCode[];
  rates: readonly ClinicRate[];
  /** Months that are closed for billing; left out: none. */
  monthClosings?: readonly StoredClosing[];
  /** Left out: none. */
  bills?: readonly KeptBill[];
  /** Of one patient and vital, each with another version, counted from 1. */
  ranges: readonly StoredRange[];
  reviews: readonly StoredReview[];
  /** Left out: none. Made when asked for, of the readings. */
  alerts?: () => readonly StoredAlert[];
  /** Left out: none. */
  compliance?: readonly StoredCompliance[];
  /** Left out: none. */
  timeEntries?: readonly StoredTimeEntry[];
  /** Left out: none runs. */
  timers?: readonly StoredTimer[];
  /** Left out: none. Oldest first. */
  inquiries?: readonly StoredInquiry[];
  /** What guests wrote on the contact page; left out: nothing. Oldest first. */
  contacts?: readonly StoredContact[];
  invitations: readonly StoredInvitation[];
}

/** The models of all clinics of a world, each with its clinic. What names no model of the world is no device. */
export function clinicModels({
  devices,
  clinicDevices,
}: Pick<World, 'devices' | 'clinicDevices'>): (DeviceModel & { clinicId: string })[] {
  const models = new Map(devices.map((device) => [device.model, device]));
  return clinicDevices.flatMap(({ clinicId, model }) => {
    const found = models.get(model);
    return found ? [{ ...found, clinicId }] : [];
  });
}
