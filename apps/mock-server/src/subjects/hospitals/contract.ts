import type {
  ConnectionState,
  DirectoryHospital,
  HospitalKind,
  HospitalProblem,
  HospitalRecord,
  SyncRun,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** One sync, as it is kept. */
export type StoredRun = Omit<SyncRun, 'time'> & { at: Date };

/** A connection of a patient to a hospital, as it is kept. */
export interface StoredConnection {
  connectionId: string;
  clinicId: string;
  patientId: string;
  hospitalId: string;
  kinds: readonly HospitalKind[];
  state: ConnectionState;
  askedAt: Date;
  /** The hash of what comes back with the patient, and the sealed secret that proves who began; `null`: nobody is on the way. */
  asked: { stateHash: string; verifier: string } | null;
  /** Sealed by the vault for the connection; `null`: there are none. */
  tokens: string | null;
  lastGoodAt: Date | null;
  /** When the sync began that is under way; `null`: none is. */
  syncBegunAt: Date | null;
  endedAt: Date | null;
  /** The last ones, the oldest first. */
  runs: readonly StoredRun[];
}

/** The same with its hospital, and how many records came from there. */
export interface KnownConnection extends StoredConnection {
  hospital: DirectoryHospital;
  records: number;
}

/** A record as it was read; `newId` is its name here if it is new. */
export type ReadRecord = HospitalRecord & { newId: string };

/** What a sync read: of each kind that could be read its records, and whether those are all. */
export interface SyncRead {
  read: readonly { kind: HospitalKind; records: readonly ReadRecord[]; isWhole: boolean }[];
  problems: readonly HospitalProblem[];
}

/** Hospitals, and the connections of patients to them. @see SCR-09, ADR 56 */
export interface Hospitals {
  /** Those of the directory that are meant, in the order of `compareHospitals`. */
  search(typed: string, most: number): Promise<DirectoryHospital[]>;
  /** One of the directory. */
  find(hospitalId: string): Promise<DirectoryHospital | null>;
  /** Makes this the directory. A hospital that is not in it any more is not found; those who are connected to it stay so. */
  replaceDirectory(all: readonly DirectoryHospital[]): Promise<void>;
  /** The connections of a patient, ended ones too, in no order that matters. */
  ofPatient(patientId: string): Promise<KnownConnection[]>;
  /** Those of a clinic that have not ended, the newest first, with the names of their patients. */
  ofClinic(clinicId: string, most: number): Promise<(KnownConnection & { patientName: string })[]>;
  /** One that has not ended. */
  one(connectionId: string): Promise<KnownConnection | null>;
  /**
   * Takes down that a patient is sent to a hospital, with the audit entry: for a connection that is there already, its
   * kinds are now these.
   *
   * @returns `full`: there are as many as there may be; `taken`: another one of this patient to this hospital is there
   */
  ask(
    actor: Actor,
    wish: Pick<StoredConnection, 'connectionId' | 'patientId' | 'hospitalId' | 'kinds'> & {
      asked: NonNullable<StoredConnection['asked']>;
    },
  ): Promise<'asked' | 'full' | 'taken'>;
  /** A patient is back, once: the connection that was asked after a moment. */
  takeAsked(patientId: string, stateHash: string, after: Date): Promise<KnownConnection | null>;
  /** It is connected, with its audit entry. */
  connect(actor: Actor, connectionId: string, tokens: string): Promise<void>;
  /** Keeps other tokens, unless it has ended meanwhile. */
  saveTokens(connectionId: string, tokens: string | null): Promise<void>;
  /** Begins a sync. @returns `false` when one is under way that began after `dead`, or it has ended */
  beginSync(connectionId: string, at: Date, dead: Date): Promise<boolean>;
  /** Keeps what a sync read, whole or not at all, and ends it. Nothing when the connection has ended meanwhile. */
  endSync(connectionId: string, at: Date, found: SyncRead): Promise<void>;
  /**
   * Ends one, with its audit entry. `forget`: the records that came from there go, also those of one that has ended already.
   *
   * @returns whether there was anything to do
   */
  end(actor: Actor, wish: { patientId: string; connectionId: string; forget: boolean }): Promise<boolean>;
  /** Connections with tokens whose last sync began before a moment, of patients who are there; the oldest first. */
  due(before: Date, most: number): Promise<string[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    hospitals: Hospitals;
  }
}
