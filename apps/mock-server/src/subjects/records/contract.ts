import type { DirectoryHospital, ResourceType, MedicalRecord as WireRecord } from '@rpm/domain';

/** A clinical record. */
export interface MedicalRecord extends Omit<WireRecord, 'time' | 'changed'> {
  at: Date;
  /** When it was corrected. */
  changedAt?: Date;
}

/** A clinical record as it is kept. */
export interface StoredRecord extends MedicalRecord {
  patientId: string;
  /** By which connection it came from a hospital, and what it is called there. */
  connectionId?: string;
  sourceId?: string;
  /** When it came here or changed here last; left out: when it was. */
  keptAt?: Date;
}

/** Where a record came from. */
export interface RecordOrigin extends Pick<MedicalRecord, 'recordId' | 'resourceType'> {
  /** What it is called there. */
  sourceId: string;
  /** `endpoint`: the address of its FHIR API; `null` when the directory does not say so any more. */
  hospital: Pick<DirectoryHospital, 'hospitalId' | 'name' | 'endpoint'>;
  /** When it came here or changed here last. */
  keptAt: Date;
}

/** The records of one kind: how many, and the newest. */
export interface RecordCount {
  resourceType: ResourceType;
  total: number;
  latest: MedicalRecord;
}

/** Which records of a patient a page shows. */
interface RecordSearch {
  patientId: string;
  resourceType: ResourceType;
  page: number;
  noOfRows: number;
}

/** Clinical records. Every list has the newest first; of two of one moment, the lower id. */
export interface Records {
  /** Each kind that the patient has records of, by name. */
  summary(patientId: string): Promise<RecordCount[]>;
  page(search: RecordSearch): Promise<{ rows: MedicalRecord[]; total: number }>;
  /** The newest of all kinds. */
  latest(patientId: string, rows: number): Promise<MedicalRecord[]>;
  /** @param resourceType all kinds when left out */
  total(patientId: string, resourceType?: ResourceType): Promise<number>;
  /** Of those that came from hospitals, where each came from. */
  origins(patientId: string): Promise<RecordOrigin[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    records: Records;
  }
}
