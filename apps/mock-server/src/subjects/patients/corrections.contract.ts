import { type Change, type Corrections, homeOf, movedFrom, zonesAfterMove } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { StoredPatient } from './contract.ts';

/** Corrected details of a patient, whole and trimmed. */
export interface Correction {
  patientId: string;
  /** Of the record that was corrected. */
  version: number;
  details: Corrections;
  /** What differs, as the audit log shows it. */
  changes: readonly Change[];
  /** 256 random bits: what the log keeps of the changes lets nobody guess them. */
  salt: string;
}

/** What came of it. `changed`: the record has another version by now. `taken`: the address is somebody else's. */
export type CorrectionOutcome = 'corrected' | 'changed' | 'taken';

/** How clinics correct the details of patients. @see F5 */
export interface PatientCorrections {
  /**
   * Corrects the details, all or nothing, with an audit entry that has before and after. Of several at once for one
   * version, one succeeds.
   *
   * Another address is that of another mailbox, and whoever opened the account may have been a stranger who owns the old
   * one: sessions, known devices, second factors, links and codes end, the password is lost, and the address of the
   * account counts as not confirmed.
   */
  correct(correction: Correction, actor: Actor): Promise<CorrectionOutcome>;
}

/** Corrected details as the record keeps them: what is empty is not known. */
export function stored({ details }: Pick<Correction, 'details'>) {
  const { dob, gender, phone, dUserId, consentDate, movedOn: _, ...same } = details;
  return {
    ...same,
    birthDate: dob || null,
    gender: gender || null,
    phone: phone || null,
    providerId: dUserId || null,
    consentDate: consentDate || null,
  } satisfies Partial<StoredPatient>;
}

/** The zones of a patient by a correction; left out when it is no move. */
export const movedZones = (
  patient: Pick<StoredPatient, 'timeZone' | 'zones' | 'enrolledAt'>,
  { details: { timeZone, movedOn } }: Pick<Correction, 'details'>,
  at: Date,
): Pick<StoredPatient, 'zones'> =>
  timeZone === patient.timeZone
    ? {}
    : {
        zones: zonesAfterMove(patient.zones ?? null, homeOf(patient), {
          from: movedFrom(movedOn, [patient.timeZone, timeZone], at),
          timeZone,
        }),
      };

declare module '../../store/Store.ts' {
  interface StoreParts {
    corrections: PatientCorrections;
  }
}
