import { isAdministrator, roleKind, type SharedPart } from '@rpm/domain';
import type { StoreParts } from '../store/Store.ts';
import type { Account } from '../subjects/accounts/contract.ts';
import type { AlertOwner } from '../subjects/alerts/contract.ts';
import type { InboxOwner } from '../subjects/inbox/contract.ts';
import type { OrderOwner } from '../subjects/orders/contract.ts';
import type { Patient } from '../subjects/patients/contract.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import type { About, Relation, UserKind } from './verdicts.ts';

/** What a call is about, found in the store. */
export interface Subjects {
  patient: Patient;
  account: { accountId: string; clinicId: string };
  order: OrderOwner;
  alert: AlertOwner;
  inquiry: InboxOwner;
  clinic: { clinicId: string };
  identity: Account;
  share: { patient: Patient; parts: readonly SharedPart[] };
}

/** A subject and how near the caller is to it. What does not exist is as far as what is somebody else's. */
interface Found<T> {
  subject: T | null;
  relation: Relation;
}

/** Which kind of user an account makes: its role, whether it administers, and whether there is a record behind it. */
export function userKind({
  role,
  isCarer = false,
}: Pick<Account, 'role'> & Partial<Pick<Account, 'isCarer'>>): UserKind {
  if (isCarer) return 'carer';
  return isAdministrator(role) ? 'administrator' : roleKind(role);
}

/** Whether a name is that of the caller's clinic, or one that it had: tabs that were open before a new name go on. */
export const isOwnClinic = async (
  { clinics }: Pick<StoreParts, 'clinics'>,
  { clinicId, clinicName }: Pick<Account, 'clinicId' | 'clinicName'>,
  name: string,
): Promise<boolean> => name === clinicName || (await clinics.wasCalled(clinicId, name));

type Finders = {
  [W in About['what']]: (
    store: StoreParts,
    caller: Account,
    value: string,
    about: About,
    at: Date,
  ) => Promise<Found<Subjects[W]>>;
};

/** Finds what a call is about. Everything is looked up by the value alone and then measured against the caller. */
export const finders: Finders = {
  async patient({ patients }, caller, value, { by }) {
    const subject =
      by === 'username'
        ? await patients.findByUsername(usernameKey(value), caller.clinicId)
        : await patients.find(value);
    return { subject, relation: subject ? nearnessOfPatient(subject, caller) : 'other' };
  },
  async account({ accounts, patients }, caller, value) {
    if (value === caller.accountId) return { subject: caller, relation: 'self' };
    const other = await accounts.find(value);
    // A patient is nobody who works at the clinic, whether there is an account or not.
    if (!other || roleKind(other.role) === 'patient' || (await patients.find(value))) return nothing;
    return near(other, other.clinicId === caller.clinicId ? 'clinic' : 'other');
  },
  async order({ orders }, caller, value) {
    const subject = await orders.owner(value);
    return subject ? near(subject, nearnessOfOrder(subject, caller)) : nothing;
  },
  async alert({ alerts }, caller, value) {
    const subject = await alerts.owner(value);
    return subject ? near(subject, nearnessOfAlert(subject, caller)) : nothing;
  },
  async inquiry({ inbox }, caller, value) {
    const subject = await inbox.owner(value);
    return subject ? near(subject, subject.clinicId === caller.clinicId ? 'clinic' : 'other') : nothing;
  },
  async clinic(store, caller, value) {
    const { clinicId } = caller;
    return (await isOwnClinic(store, caller, value)) ? near({ clinicId }, 'clinic') : nothing;
  },
  async identity(_, caller, value, { field }) {
    const isSelf =
      field === 'userId' ? value === caller.accountId : usernameKey(value) === usernameKey(caller.username);
    return isSelf ? near(caller, 'self') : nothing;
  },
  async share({ patients, shares }, caller, value, _, at) {
    const patient = await patients.find(value);
    const parts = await shares.liveParts({ ownerId: value, usernameKey: usernameKey(caller.username), at });
    return patient && parts.length > 0 ? near({ patient, parts }, 'grantee') : nothing;
  },
};

const nothing: Found<never> = { subject: null, relation: 'other' };
const near = <T>(subject: T, relation: Relation): Found<T> => ({ subject, relation });

/** Only a provider has patients of their own. Whoever else is named as the provider, of old, is as near to them as to everybody of the clinic. */
const nearnessAtClinic = (providerId: string | null | undefined, caller: Account): Relation =>
  roleKind(caller.role) === 'provider' && providerId === caller.accountId ? 'own' : 'clinic';

function nearnessOfPatient({ clinicId, patientId, provider }: Patient, caller: Account): Relation {
  if (patientId === caller.accountId) return 'self';
  // A patient is near to nobody else's record, of whatever clinic.
  if (clinicId !== caller.clinicId || roleKind(caller.role) === 'patient') return 'other';
  return nearnessAtClinic(provider?.userId, caller);
}

function nearnessOfOrder({ clinicId, patientId, providerId }: OrderOwner, caller: Account): Relation {
  if (patientId === caller.accountId) return 'self';
  if (clinicId !== caller.clinicId) return 'other';
  return nearnessAtClinic(providerId, caller);
}

function nearnessOfAlert({ clinicId, providerId }: AlertOwner, caller: Account): Relation {
  if (clinicId !== caller.clinicId) return 'other';
  return nearnessAtClinic(providerId, caller);
}
