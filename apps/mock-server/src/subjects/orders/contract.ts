import type {
  Address,
  DeliveryMode,
  DeviceModel,
  OrderedVital,
  OrderPlace,
  OrderQuery,
  OrderStatus,
} from '@rpm/domain';
import type { Account, Actor } from '../accounts/contract.ts';
import type { Patient } from '../patients/contract.ts';

/** Which orders a page shows. The clinic is the caller's own, never the query's. */
export interface OrderSearch extends Omit<OrderQuery, 'clinic'> {
  clinicId: string;
  /** The names of statuses and of delivery modes by which they can be searched too, by code. */
  names?: { status: Readonly<Record<string, string>>; mode: Readonly<Record<string, string>> };
}

/** A device order. In data that comes from elsewhere any part may be missing or odd. */
export interface Order {
  orderId: string;
  /** The patient's, as all that follows was recorded when the order was placed; corrections reach it until it is over (`followsRecord`). */
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  birthDate: string | null;
  /** The patient's e-mail address. */
  email: string | null;
  /** A name, or the parts of one (ORD-12); unchecked. */
  provider: unknown;
  /** The names of vitals (ORD-13); unchecked. */
  vitals: unknown;
  brand: string | null;
  deviceName: string | null;
  deviceModel: string | null;
  /** A word that is no status of ours cannot be moved (STS-01). */
  status: string | null;
  deliveryMode: string | null;
  /** A whole second. */
  placedAt: Date;
}

interface OrderRows {
  /** Newest first. */
  rows: Order[];
  /** Orders that match, on all pages. */
  total: number;
}

/** Whose an order is. */
export interface OrderOwner {
  orderId: string;
  clinicId: string;
  patientId: string | null;
  /** The account of the provider who placed it. */
  providerId: string | null;
}

/** What is known of an order beside its row in the clinic's list. */
export interface OrderDetails {
  /** The device in the catalog; `null` in data that comes from elsewhere. */
  deviceId: string | null;
  /** The patient's, as the record had it when the order was placed or last corrected (`followsRecord`). */
  gender: string | null;
  /** Where a device by Mail goes. */
  address: Address | null;
  /** How the vitals are watched, as it was ordered. */
  monitoring: readonly OrderedVital[];
  /** The serial number of the device; `null` before it is activated. */
  serial: string | null;
  activatedAt: Date | null;
  /** Why the device was taken out of use. */
  deactivationReason: string | null;
}

/** An order among those of its patient. */
export interface PatientOrder extends Order {
  deviceId: string | null;
  providerId: string | null;
  /** Of the device; `null` before it is activated. */
  serial: string | null;
}

/** Devices that are ordered together. Everything is of the records; nothing is what a caller says of somebody. */
export interface OrderPlacement {
  patient: Patient;
  provider: Pick<Account, 'accountId' | 'firstName' | 'middleName' | 'lastName'>;
  modeOfDelivery: DeliveryMode;
  address: Address | null;
  devices: readonly { model: DeviceModel; monitoring: readonly OrderedVital[] }[];
}

/** A wish to change an order, and who has it. The clinic is the order's own. */
export interface OrderWish {
  clinicId: string;
  orderId: string;
  accountId: string;
  at: Date;
}
interface StatusWish extends OrderWish {
  to: OrderStatus;
  /** Of the device that is handed out; left out where it is not known. */
  serial?: string | undefined;
}
interface ActivationWish extends OrderWish {
  /** Trimmed. */
  serial: string;
}
interface DeactivationWish extends OrderWish {
  /** Kept with the order, and nowhere else. */
  reason: string;
}
/** What came of the wish; `current` is the status that the order has now. `unknown`: no such order in this clinic. */
export type StatusOutcome =
  | { kind: 'unknown' }
  | { kind: 'change' | 'no-op' | 'conflict'; current: string | null };
/** `taken`: another activated order of the clinic has the serial number, or staff handed out another one. */
type ActivationOutcome = StatusOutcome | { kind: 'taken' };

/** Which orders an export holds. */
export type OrderFilter = Omit<OrderSearch, 'page' | 'noOfRows'>;

export interface Orders {
  page(search: OrderSearch): Promise<OrderRows>;
  /** The next rows of the same list, after a place in it. @param most rows */
  part(
    search: OrderFilter,
    after: OrderPlace | undefined,
    most: number,
  ): Promise<{ rows: Order[]; next: OrderPlace | null }>;
  /** Whose the order is, or `null` when there is none of that number. */
  owner(orderId: string): Promise<OrderOwner | null>;
  details(orderId: string): Promise<OrderDetails | null>;
  /** The orders of a patient, newest first; not more than `limits.allottedDevicesMax`. */
  ofPatient(patientId: string): Promise<PatientOrder[]>;
  /**
   * Places an order for each device, all or none, each with its audit entry.
   *
   * @returns their numbers, in the order of the devices; each is new among those of all clinics
   */
  place(placement: OrderPlacement, actor: Actor): Promise<string[]>;
  /** Changes the status if the status machine allows it, together with its audit entry, or changes nothing. */
  changeStatus(wish: StatusWish): Promise<StatusOutcome>;
  /** Binds the serial number and makes the order Activated, together with its audit entry, or changes nothing. */
  activate(wish: ActivationWish): Promise<ActivationOutcome>;
  /** Makes the order Deactivated, with which its device's token ends, together with its audit entry, or changes nothing. */
  deactivate(wish: DeactivationWish): Promise<StatusOutcome>;
}

/** An order, where it belongs, and what else is known of it. */
export interface StoredOrder extends Order, OrderDetails {
  clinicId: string;
  patientId: string | null;
  /** The account of the provider who placed it. */
  providerId: string | null;
  /** Of the device that staff handed out, as far as they recorded it. */
  dispatchedSerial?: string;
  /** When what systems are shown of it changed last; left out: not since the dates that it has. */
  changedAt?: Date;
}

/** When what systems are shown of an order and of its device changed last. */
export const lastChangeOf = ({
  changedAt,
  placedAt,
  activatedAt,
}: Pick<StoredOrder, 'changedAt' | 'placedAt' | 'activatedAt'>): Date => {
  if (changedAt) return changedAt;
  return activatedAt !== null && activatedAt > placedAt ? activatedAt : placedAt;
};

declare module '../../store/Store.ts' {
  interface StoreParts {
    orders: Orders;
  }
}
