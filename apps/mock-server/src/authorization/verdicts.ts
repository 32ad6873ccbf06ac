import type { ReadKind, RoleKind } from '@rpm/domain';

/**
 * Those who have a session. An administrator is a member of staff with a few rights more; a carer is somebody of the role
 * PATIENT who has no record, and sees what patients share.
 */
export type UserKind = RoleKind | 'administrator' | 'carer';

/**
 * How near a caller is to what a call is about.
 *
 * `self`: it is the caller, or the caller's own record. `own`: a patient for whom the caller is responsible, or an
 * order that the caller placed. `clinic`: of the caller's clinic. `grantee`: shared with the caller at this moment.
 * `other`: anything else, whether it exists or not.
 */
export type Relation = 'self' | 'own' | 'clinic' | 'grantee' | 'other';

/** 404 where even the existence is not the caller's business; 403 where the caller claims to be somebody else. */
export type Verdict = 'yes' | 403 | 404;
/** What each nearness brings. A nearness that is not named brings what `other` does. */
export type Verdicts = { readonly other: Verdict } & { readonly [relation in Relation]?: Verdict };

/** What a call is about, and where the call says so. */
export interface About {
  what: 'patient' | 'account' | 'order' | 'alert' | 'inquiry' | 'clinic' | 'identity' | 'share';
  /** `username` only of a patient: it is found by user name instead of id. */
  by?: 'username';
  in: 'params' | 'query' | 'body';
  field: string;
}

/** A row of the authorization table: one call, and everybody who may make it. */
export interface Row {
  about: About | null;
  patient: Verdicts;
  provider: Verdicts;
  staff: Verdicts;
  /** As staff when left out. */
  administrator?: Verdicts;
  /** Left out, it is closed: as to patients about others, and with 403 where patients may ask about nobody. */
  carer?: Verdicts;
  /** Its session is good for it also while a second factor must be set up first. */
  duringSetUp?: true;
  /** It is asked again and again by a page that nobody may be looking at: it does not renew the session. */
  keepsNothingAlive?: true;
  /** Its user must have confirmed the session within `limits.confirmedMinutes`. */
  needsStepUp?: true;
  /** It writes also about a record that became a part of another one. */
  alsoMerged?: true;
  /** It is about how its user logs in: the caller is the account that does, whichever of its patients the session speaks for. */
  asLogin?: true;
  /** What of patients it reads; whoever makes it is logged as having seen that (F2). Left out: nothing that is logged. */
  reads?: ReadKind;
  /** Why it must see beyond its clinic. All others see their own clinic alone, also where a query forgets to ask for it. */
  beyondItsClinic?: string;
  /** A second claim: the caller's own clinic, by name; another one is refused with 403. */
  clinicClaim?: Pick<About, 'in' | 'field'>;
}

const yes: Verdicts = { other: 'yes' };
const no: Verdicts = { other: 403 };
const hidden: Verdicts = { other: 404 };

/** Everybody who is logged in; it is about nobody. */
export const everybody: Row & { about: null } = {
  about: null,
  patient: yes,
  provider: yes,
  staff: yes,
  carer: yes,
};

/**
 * Keeps the literal types of a table that has a form. Not `as const`: what is asserted is not mutated, and each cell of
 * these tables is broken on purpose (`npm run test:mutation`).
 */
export const formed =
  <Form>() =>
  <const Table extends Form>(table: Table): Table =>
    table;

/** The kinds of rows of behaviour section 3, each for what it is about. */
export const rows = formed<Record<string, Omit<Row, 'about'>>>()({
  /** The caller says who the caller is; saying somebody else is refused. */
  identity: {
    patient: { self: 'yes', other: 403 },
    provider: { self: 'yes', other: 403 },
    staff: { self: 'yes', other: 403 },
  },
  /** The clinic's people, in their own clinic; another or an unknown one is refused. */
  ownClinic: {
    patient: no,
    provider: { clinic: 'yes', other: 403 },
    staff: { clinic: 'yes', other: 403 },
  },
  /** The clinic's people, in their own clinic; another one does not exist for them. */
  clinicRoles: {
    patient: no,
    provider: { self: 'yes', own: 'yes', clinic: 'yes', other: 404 },
    staff: { self: 'yes', clinic: 'yes', other: 404 },
  },
  /** Everybody who works at a clinic, about nothing but what the session says: the own clinic. */
  clinicPeople: { patient: no, provider: yes, staff: yes },
  /** The patient, and the clinic's people. */
  patientAndClinic: {
    patient: { self: 'yes', other: 404 },
    provider: { own: 'yes', clinic: 'yes', other: 404 },
    staff: { clinic: 'yes', other: 404 },
  },
  /** The clinic's people about themselves: of staff, that means the clinic. */
  clinicSelf: {
    patient: no,
    provider: { self: 'yes', other: 404 },
    staff: { self: 'yes', other: 404 },
  },
  /** Everybody about themselves. */
  self: {
    patient: { self: 'yes', other: 404 },
    provider: { self: 'yes', other: 404 },
    staff: { self: 'yes', other: 404 },
  },
  /** Every patient; it is about nobody. */
  patients: { patient: yes, provider: no, staff: no },
  /** Every patient, and those who may become one. */
  patientsAndCarers: { patient: yes, provider: no, staff: no, carer: yes },
  /** The patient alone, about the own things. */
  patientSelf: { patient: { self: 'yes', other: 404 }, provider: no, staff: no },
  /** The provider who is responsible, and nobody else. */
  responsible: { patient: no, provider: { own: 'yes', other: 404 }, staff: no },
  /** The patient alone; for everybody else it does not exist. */
  owner: { patient: { self: 'yes', other: 404 }, provider: hidden, staff: hidden },
  /** A patient about the own shares; a provider or a carer about those with them. */
  sharer: {
    patient: { self: 'yes', other: 404 },
    provider: { self: 'yes', other: 404 },
    staff: hidden,
    carer: { self: 'yes', other: 404 },
  },
  /** Who has a live share. */
  grantee: {
    patient: { grantee: 'yes', other: 404 },
    provider: { grantee: 'yes', other: 404 },
    staff: hidden,
    carer: { grantee: 'yes', other: 404 },
  },
  /** The clinic's providers and administrators: who may be the second person of an erasure. */
  secondPerson: {
    patient: no,
    provider: { own: 'yes', clinic: 'yes', other: 404 },
    staff: no,
    administrator: { clinic: 'yes', other: 404 },
  },
  /** The clinic's providers and administrators, about nothing but what the session says: the own clinic. */
  clinicians: { patient: no, provider: yes, staff: no, administrator: yes },
  /** Administrators, about nothing but what the session says: the own clinic. */
  administration: { patient: no, provider: no, staff: no, administrator: yes },
  /** The clinic's administrators. */
  administrators: {
    patient: no,
    provider: no,
    staff: no,
    administrator: { self: 'yes', clinic: 'yes', other: 404 },
  },
});

/** What one kind of user may do with a call. */
export function verdictsOf(row: Row, kind: UserKind): Verdicts {
  if (kind === 'administrator') return row.administrator ?? row.staff;
  if (kind === 'carer') return row.carer ?? { other: row.patient.other === 'yes' ? 403 : row.patient.other };
  return row[kind];
}

/** Whether a kind of user is refused whatever the call is about. */
export function isClosed({ other, ...near }: Verdicts): boolean {
  return other === 403 && Object.keys(near).length === 0;
}
