import type {
  Address,
  BillingPapers,
  GainRule,
  NewPatient,
  PatientCheck,
  PatientRecord,
  Person,
  Zones,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { Saved } from '../billing/settings.contract.ts';
import type { PatientLife } from './life.ts';

/** A patient, with the clinic that cares for them and the provider who is responsible. */
export interface Patient extends Omit<StoredPatient, 'providerId' | 'life' | 'changed'> {
  clinicName: string;
  life: PatientLife;
  provider: Person | null;
  changed: PatientChanges;
}

/** When what systems are shown of a patient changed last, and of the consent. */
export interface PatientChanges {
  at: Date;
  consentAt: Date;
}

/** The same once details of a patient are saved, before they are. */
export const changedNow = (
  patient: StoredPatient,
  { consentDate = null }: Pick<Partial<StoredPatient>, 'consentDate'>,
  at: Date,
): PatientChanges => ({
  at,
  consentAt: consentDate === patient.consentDate ? changesOf(patient).consentAt : at,
});

/** The same of somebody of whom nothing else is known: when it began, or the last that was done with the record. */
export function changesOf({
  changed,
  enrolledAt,
  life,
}: Pick<StoredPatient, 'changed' | 'enrolledAt' | 'life'>): PatientChanges {
  const deeds = [life?.discharge?.at, life?.merged?.at].flatMap((at) => at?.getTime() ?? []);
  return changed ?? { at: new Date(Math.max(enrolledAt.getTime(), ...deeds)), consentAt: enrolledAt };
}

/** Somebody to be enrolled, and by whom. */
export interface Enrollment {
  patientId: string;
  /** As the call sent it. */
  patient: Omit<NewPatient, 'dUserId'>;
  /** The account of the provider who is responsible; of the actor's clinic. */
  providerId: string;
}

/**
 * What came of it. `taken`: the user name is somebody's in this clinic, a patient's or a colleague's. `duplicate`: the clinic has a patient of
 * that whole name and birth date, and the wish did not say that it means another one.
 */
export type EnrollOutcome = 'enrolled' | 'taken' | 'duplicate';

export interface Patients {
  find(userId: string): Promise<Patient | null>;
  /**
   * The patient of a clinic who has an address. Another clinic may have a patient of it as well: neither knows (F12).
   *
   * @param usernameKey the name as `usernameKey` folds it
   */
  findByUsername(usernameKey: string, clinicId: string): Promise<Patient | null>;
  /** The records of a clinic by id, those that became a part of another one too, after an id. @param most rows */
  inClinic(clinicId: string, after: string | null, most: number): Promise<Patient[]>;
  /** The records of a clinic, parts of other ones left out, of those who were born on a day, by id. @param birthDate `YYYY-MM-DD` */
  bornOn(clinicId: string, birthDate: string): Promise<Patient[]>;
  /**
   * Enrolls somebody in the actor's clinic, or changes nothing. Of several at once for one user name, one succeeds. What
   * other clinics have does not count and does not show (F12).
   */
  enroll(enrollment: Enrollment, actor: Actor): Promise<EnrollOutcome>;
  /** How many devices of a patient are on their way and in use. */
  countDevices(patientId: string): Promise<Pick<PatientCheck, 'openOrders' | 'activeDevices'>>;
}

export interface StoredPatient {
  /** What bills need beside readings and time; left out: nobody has saved any (SCR-04). */
  billing?: Saved<BillingPapers>;
  /** By how many kilograms weight may go up; `null`: nobody is told; left out: as the clinic has it (SCR-02). */
  weightGain?: GainRule | null;
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
  /** IANA name: of where the patient lives now. */
  timeZone: string;
  /** Where the patient has lived; left out for somebody who never moved. */
  zones?: Zones;
  /** `YYYY-MM-DD` */
  consentDate: string | null;
  enrolledAt: Date;
  /** Left out: as its other dates say (`changesOf`). */
  changed?: PatientChanges;
  /** Left out when nothing was done with the record yet. */
  life?: PatientLife;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    patients: Patients;
  }
}
