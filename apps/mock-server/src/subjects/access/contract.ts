import type { AccessEvent, DeviceName } from '@rpm/domain';

/** Who came near to what, and from where. */
export interface AccessEntry {
  at: Date;
  /** Whose log it is in: the patient's clinic for a read, else that of the account. */
  clinicId: string;
  accountId: string;
  event: AccessEvent;
  /** The patient; '' where it is about nobody. Of a refusal, the id that was asked for. */
  subject: string;
  /** Of a read, a `ReadKind`; of a refusal, the call; else ''. */
  kind: string;
  /** The address or network that the call came from. */
  source: string;
  browser: DeviceName['browser'] | '';
  /** How often, at least 1. */
  times: number;
}

/** An entry as it is kept: `at` is the first moment of it. */
export interface KeptAccess extends AccessEntry {
  lastAt: Date;
}

/** Who read, as far as there is an account; a connected system has a name and no role. */
export interface Reader {
  firstName: string;
  middleName: string;
  lastName: string;
  role: string;
  clinicName: string;
}

/** A system, among those who read. */
export const systemReader = (name: string): Reader => ({
  firstName: name,
  middleName: '',
  lastName: '',
  role: '',
  clinicName: '',
});

/** A read with the name of whoever it was; `null` for one whose account is not there. */
export type KnownAccess = Pick<KeptAccess, 'at' | 'lastAt' | 'accountId' | 'kind' | 'times'> & {
  account: Reader | null;
};

export interface AccessLog {
  /**
   * Takes something down. What one account does with one subject in one quarter of an hour (`accessWindow`) is one
   * row, which counts; nothing else of a row ever changes, and none is ever removed.
   */
  note(entry: AccessEntry): Promise<void>;
  /** Who read a patient, a page of rows, newest first. */
  ofPatient(search: {
    patientId: string;
    page: number;
    noOfRows: number;
    /** Only what this account read. */
    reader?: string | undefined;
  }): Promise<{ rows: KnownAccess[]; total: number }>;
  /** All entries of a clinic, oldest first. */
  list(clinicId: string): Promise<AccessEntry[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    access: AccessLog;
  }
}
