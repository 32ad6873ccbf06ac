import type {
  Address,
  BillingCode,
  DeviceOrder,
  Language,
  PatientRecord,
  RangeVersion,
  Rate,
  VitalKind,
} from '@rpm/domain';
import type { Account } from '../subjects/accounts/contract.ts';
import type { StoredFile } from '../subjects/files/contract.ts';
import type { NewNoteEntry } from '../subjects/notes/contract.ts';
import type { OrderDetails } from '../subjects/orders/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { Share } from '../subjects/sharing/contract.ts';
import type { NewInvitation } from '../subjects/staff/contract.ts';

export interface Clinic {
  clinicId: string;
  name: string;
  /** IANA name. */
  timeZone: string;
  /** The longest session that it allows, in seconds; left out, that of everybody (behaviour R5). */
  sessionMaxSeconds?: number;
}

/** An account without its password: all accounts of a world have the demo password. */
export interface SeedAccount extends Omit<Account, 'clinicName' | 'accessEndedAt'> {
  /** Each log in needs a code that comes by mail. */
  asksForCode?: boolean;
  /** Since when its owner cannot log in any more; left out, the account is active. */
  accessEndedAt?: Date;
  /** In which its owner reads the pages; left out, English. */
  language?: Language;
  /** Its owner has not shown yet that the address is theirs. */
  isEmailUnconfirmed?: boolean;
}

/** When the other accounts of a world were confirmed. */
export const seedConfirmedAt = new Date('2026-01-05T15:00:00Z');

export interface Patient {
  /** Also the id of the patient's account, when there is one. */
  patientId: string;
  clinicId: string;
  /** The account of the provider who is responsible. */
  providerId: string | null;
  /** The e-mail address. */
  username: string;
  firstName: string;
  middleName: string;
  lastName: string;
  /** `YYYY-MM-DD`; may be missing or unreadable, as in data that comes from elsewhere. */
  birthDate: string | null;
  /** As it was recorded (DSP-01). */
  gender: string | null;
  phone: string | null;
  address: Address | null;
  emergencyContact: PatientRecord['emergencyContact'];
  /** BCP 47 */
  language: string | null;
  /** IANA name. */
  timeZone: string;
  /** `YYYY-MM-DD` */
  consentDate: string | null;
  enrolledAt: Date;
}

/** A model of the catalogue. */
export interface DeviceModel {
  model: string;
  name: string;
  brand: string;
  vitals: readonly VitalKind[];
}

/** A model that a clinic can allocate. */
export interface ClinicDevice {
  clinicId: string;
  model: string;
}

/** An order as the API sends it, where it belongs, and what else is known of it. */
export interface SeedOrder extends DeviceOrder, OrderDetails {
  orderId: string;
  /** A valid stamp: the store sorts by it. */
  creationTime: string;
  clinicId: string;
  patientId: string | null;
  /** The account of the provider who placed it. */
  providerId: string | null;
}

/** A version of a patient's range. */
export interface SeedRange extends RangeVersion {
  patientId: string;
  /** The account of who set it. */
  setById: string;
  setAt: Date;
}

/** A look through a patient's readings, not taken back. */
export interface SeedReview {
  reviewId: string;
  patientId: string;
  /** The account of who looked. */
  reviewerId: string;
  at: Date;
  upTo: Date;
}

/** An invitation to a clinic that is not taken up. */
export type SeedInvitation = NewInvitation & { clinicId: string };
/** A billing code of a clinic. */
export type SeedBillingCode = BillingCode & { clinicId: string };
/** A rate of a clinic. */
export type SeedRate = Rate & { clinicId: string };

/** A note about a patient, or a part of the conversation with one. */
export interface SeedNote extends NewNoteEntry {
  clinicId: string;
  /** The account that wrote it. */
  authorId: string;
  at: Date;
}

/** Everything that a store begins with. */
export interface World {
  clinics: readonly Clinic[];
  accounts: readonly SeedAccount[];
  patients: readonly Patient[];
  devices: readonly DeviceModel[];
  clinicDevices: readonly ClinicDevice[];
  /** Oldest first: of two orders of one second, the later in the list is the newer. */
  orders: readonly SeedOrder[];
  /** Oldest first: of two notes of one moment, the later in the list is the newer. */
  notes: readonly SeedNote[];
  /** Made when asked for: a story that draws none must not wait for tens of thousands. */
  readings: () => Iterable<Reading>;
  records: readonly StoredRecord[];
  files: readonly StoredFile[];
  shares: readonly Share[];
  billingCodes: readonly SeedBillingCode[];
  rates: readonly SeedRate[];
  /** Of one patient and vital, each with another version, counted from 1. */
  ranges: readonly SeedRange[];
  reviews: readonly SeedReview[];
  invitations: readonly SeedInvitation[];
}
