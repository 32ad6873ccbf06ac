import { type Bill, type Photo, readingKey } from '@rpm/domain';
import type { KeptAccess } from '../../subjects/access/contract.ts';
import type { AccountWithPassword } from '../../subjects/accounts/contract.ts';
import type { KeptMail } from '../../subjects/accounts/mails.contract.ts';
import type { PendingSignUp } from '../../subjects/accounts/signUps.contract.ts';
import type { StoredAlert } from '../../subjects/alerts/contract.ts';
import type { KeptChanges } from '../../subjects/audit/changes.ts';
import type { AuditEntry } from '../../subjects/audit/contract.ts';
import type { ClinicBillingCode, ClinicRate } from '../../subjects/billing/contract.ts';
import type { Clinic } from '../../subjects/clinics/contract.ts';
import type { ContactMessage } from '../../subjects/contact/contract.ts';
import type { KeptModel } from '../../subjects/devices/contract.ts';
import type { PendingLogin } from '../../subjects/emails/loginCodes.contract.ts';
import type { StoredFile } from '../../subjects/files/contract.ts';
import type { InquiryEntry } from '../../subjects/inquiries/contract.ts';
import type { StoredNote } from '../../subjects/notes/contract.ts';
import type { StoredMark } from '../../subjects/notes/conversations.contract.ts';
import type { StoredOrder } from '../../subjects/orders/contract.ts';
import { lastOrderNumber } from '../../subjects/orders/orderNumbers.ts';
import type { PasswordRequest } from '../../subjects/passwords/contract.ts';
import type { ActivationEntry } from '../../subjects/patients/activations.contract.ts';
import type { StoredPatient as SeedPatient } from '../../subjects/patients/contract.ts';
import type { ErasedPatient } from '../../subjects/patients/erasure.contract.ts';
import { indexOrder, type OrderIndex } from '../../subjects/patients/search.ts';
import type { ProfileEntry } from '../../subjects/profiles/contract.ts';
import type { StoredRange } from '../../subjects/ranges/contract.ts';
import type { Reading } from '../../subjects/readings/contract.ts';
import type { StoredRecord } from '../../subjects/records/contract.ts';
import type { StoredReview } from '../../subjects/reviews/contract.ts';
import type { KeptFactors } from '../../subjects/security/contract.ts';
import { type NewSession, type Session, type Try, wholeSession } from '../../subjects/sessions/contract.ts';
import type { Share } from '../../subjects/sharing/contract.ts';
import type { InvitationEntry } from '../../subjects/staff/contract.ts';
import { newestFirst } from '../newestFirst.ts';
import { clinicModels, seedActivations, seedConfirmedAt, type World } from '../World.ts';

/** What a memory store begins with beside the world's own data. */
export interface MemoryStoreOptions {
  /** The password of every account of the world, hashed. */
  passwordHash: string;
  /** The activation code of every patient without an account, hashed; left out, nobody has one. */
  activationHash?: string;
  /** Sessions that are running already. */
  sessions?: readonly NewSession[];
}

/** An order as memory keeps it. */
export interface OrderEntry {
  /** Its place among the orders of the world: of two orders of one second, the greater is the newer. */
  number: number;
  order: StoredOrder;
  index: OrderIndex;
}

/** The tables of a memory store. The parts share it, as the parts of a database share its tables. */
export interface MemoryState {
  world: World;
  clinics: Clinic[];
  clinicName: (clinicId: string) => string;
  accounts: AccountWithPassword[];
  sessions: Map<string, Session>;
  /** By account that does not log in by itself: the one that does. */
  logins: Map<string, string>;
  patients: SeedPatient[];
  /** Newest first. */
  orders: OrderEntry[];
  /** The number of the newest order that was placed here; no number is given twice. */
  lastOrderNumber: number;
  /** By order: the hash of its device's token. */
  deviceTokens: Map<string, string>;
  /** Newest first. */
  records: StoredRecord[];
  files: StoredFile[];
  shares: Share[];
  clinicDevices: (KeptModel & { clinicId: string })[];
  billingCodes: ClinicBillingCode[];
  rates: ClinicRate[];
  bills: Bill[];
  audit: AuditEntry[];
  /** Who was erased, oldest first. */
  erased: (ErasedPatient & { clinicId: string })[];
  /** What corrections changed, by the digest in their line. */
  auditChanges: Map<string, KeptChanges>;
  access: KeptAccess[];
  /** Oldest first. */
  notes: StoredNote[];
  conversationMarks: StoredMark[];
  inquiries: InquiryEntry[];
  /** Of the contact page, oldest first. */
  contactMessages: ContactMessage[];
  /** By the hash of an intent's key: the hash of its request. */
  contactRequests: Map<string, string>;
  /** By account and device: the account. */
  knownDevices: Map<string, string>;
  /** By account. */
  factors: Map<string, KeptFactors>;
  tries: Try[];
  lastTryId: number;
  /** By account: until when the lock lasts of which its owner was told. */
  locks: Map<string, number>;
  /** By account: what its owner has chosen; the language stands with the account. */
  profiles: Map<string, Partial<Omit<ProfileEntry, 'language'>>>;
  /** By account. */
  photos: Map<string, Photo>;
  /** By patient. */
  activations: Map<string, Omit<ActivationEntry, 'patientId'>>;
  /** By folded user name. */
  signUps: Map<string, PendingSignUp & { tries: number }>;
  /** By account. */
  passwordRequests: Map<string, Omit<PasswordRequest, 'usernameKey'>>;
  /** By account. */
  loginCodes: Map<string, PendingLogin & { tries: number }>;
  /** By account. */
  emailCodes: Map<string, PendingLogin & { tries: number }>;
  /** By account: when its address was confirmed. */
  emailsConfirmed: Map<string, Date>;
  /** By id. */
  invitations: Map<string, InvitationEntry>;
  /** Oldest first. */
  mails: KeptMail[];
  /** By patient, then by `readingKey`. Made when first asked for: most stories draw none. */
  readings: () => Map<string, Map<string, Reading>>;
  ranges: StoredRange[];
  reviews: ReviewEntry[];
  alerts: StoredAlert[];
}

/** A look through readings as memory keeps it. */
export interface ReviewEntry extends StoredReview {
  isUndone: boolean;
}

function readingsOf(world: World): MemoryState['readings'] {
  let tables: Map<string, Map<string, Reading>> | undefined;
  return () => {
    if (!tables) {
      tables = new Map();
      for (const reading of world.readings()) {
        const own = tables.get(reading.patientId) ?? new Map<string, Reading>();
        own.set(readingKey(reading), reading);
        tables.set(reading.patientId, own);
      }
    }
    return tables;
  };
}

/** The order of a clinic, by its number. */
export const orderOf = (
  { orders }: MemoryState,
  { orderId, clinicId }: { orderId: string; clinicId: string },
): OrderEntry | undefined =>
  orders.find(({ order }) => order.orderId === orderId && order.clinicId === clinicId);

/** Copies a world into tables, so that no story sees another's changes. */
export function memoryState(
  world: World,
  { passwordHash, activationHash, sessions = [] }: MemoryStoreOptions,
): MemoryState {
  const clinics = world.clinics.map((clinic) => ({ ...clinic }));
  const clinicName = (id: string) => clinics.find(({ clinicId }) => clinicId === id)?.name ?? '';
  const orders = world.orders.map(
    (order, number): OrderEntry => ({ number, order: { ...order }, index: indexOrder(order) }),
  );
  return {
    world,
    clinics,
    clinicName,
    accounts: world.accounts.map(({ isEmailUnconfirmed: _, units: _units, ...account }) => ({
      ...account,
      clinicName: clinicName(account.clinicId),
      passwordHash,
      asksForCode: account.asksForCode ?? false,
      accessEndedAt: account.accessEndedAt ?? null,
      language: account.language ?? 'en',
    })),
    sessions: new Map(sessions.map((session) => [session.tokenHash, wholeSession(session)])),
    logins: new Map(),
    patients: world.patients.map((patient) => ({ ...patient })),
    orders: orders.sort(newestOrderFirst),
    lastOrderNumber: lastOrderNumber(world.orders.map(({ orderId }) => orderId)),
    deviceTokens: new Map(),
    records: [...world.records].sort(
      newestFirst(
        ({ at }) => at,
        ({ recordId }) => recordId,
      ),
    ),
    files: [...world.files],
    shares: world.shares.map((share) => ({ ...share })),
    clinicDevices: clinicModels(world).map((model) => ({ ...model, isInUse: true })),
    billingCodes: [...world.billingCodes],
    rates: [...world.rates],
    bills: [],
    audit: [],
    auditChanges: new Map(),
    erased: [],
    access: [],
    notes: world.notes.map((note) => ({ ...note })),
    conversationMarks: [],
    inquiries: [],
    contactMessages: [],
    contactRequests: new Map(),
    knownDevices: new Map(),
    factors: new Map(),
    tries: [],
    lastTryId: 0,
    locks: new Map(),
    profiles: new Map(
      world.accounts.flatMap(({ accountId, units }) => (units ? [[accountId, { units }]] : [])),
    ),
    photos: new Map(),
    activations: new Map(
      seedActivations(world, activationHash).map(({ patientId, ...entry }) => [patientId, entry]),
    ),
    signUps: new Map(),
    passwordRequests: new Map(),
    loginCodes: new Map(),
    emailCodes: new Map(),
    emailsConfirmed: new Map(
      world.accounts
        .filter(({ isEmailUnconfirmed }) => !isEmailUnconfirmed)
        .map(({ accountId }) => [accountId, seedConfirmedAt]),
    ),
    invitations: new Map(world.invitations.map((invitation) => [invitation.invitationId, { ...invitation }])),
    mails: [],
    readings: readingsOf(world),
    ranges: [...world.ranges],
    alerts: structuredClone([...(world.alerts?.() ?? [])]),
    reviews: world.reviews.map((review) => ({ ...review, isUndone: false })),
  };
}

/** Orders as every list has them: of two of one second, the later one first. */
export const newestOrderFirst = (a: OrderEntry, b: OrderEntry) =>
  b.order.placedAt.getTime() - a.order.placedAt.getTime() || b.number - a.number;
