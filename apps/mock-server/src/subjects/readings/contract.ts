import type { Bounds, OpenAlerts, Person, ReadingClass, VitalKind } from '@rpm/domain';

/** One measurement: every parameter of a vital, judged when it came. Of one patient, vital and second there is one. */
export interface Reading {
  patientId: string;
  vital: VitalKind;
  /** A whole second. */
  at: Date;
  /** When it reached the server. */
  receivedAt: Date;
  /** By parameter, in the unit of `vitalParameters`. */
  values: Readonly<Record<string, number>>;
  /** The class of each value. */
  classes: Readonly<Record<string, ReadingClass>>;
  /** The gravest of them. */
  class: ReadingClass;
  /** The serial number of the device. */
  serial: string;
}

/** How many readings of each class there are. */
export type ClassCounts = Record<ReadingClass, number>;

/** The people of a clinic: all of them, or those for whom one provider is responsible. */
export interface ClinicScope {
  clinicId: string;
  providerId?: string;
}

/** The counts of a patient, with what tells patients apart. */
export interface PatientCounts {
  patientId: string;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: string | null;
  /** Whether a device of theirs is activated. */
  hasDevice: boolean;
  counts: ClassCounts;
}

/** The newest reading of a vital. */
export interface LatestReading {
  reading: Reading;
  /** How many readings of the vital there are. */
  total: number;
  /** The newest look through the readings that covers this one. */
  seenBy: (Person & { at: Date }) | null;
}

/** Which readings of a vital a page shows, newest first. */
interface ReadingSearch {
  patientId: string;
  vital: VitalKind;
  /** Both ends belong to the time; an end that is left out does not bound it. */
  bounds: Partial<Bounds>;
  page: number;
  noOfRows: number;
}

export interface Readings {
  /**
   * Keeps the readings that are not there yet, all or none.
   *
   * @returns how many were new
   */
  add(readings: readonly Reading[]): Promise<number>;
  /**
   * How many readings of each class a patient has.
   *
   * @param bounds both ends belong to the time; `null` for all
   */
  counts(patientId: string, bounds: Bounds | null): Promise<ClassCounts>;
  /** The same for each vital that has readings in that time, in the order of `vitalKinds`. */
  countsByVital(patientId: string, bounds: Bounds | null): Promise<[VitalKind, ClassCounts][]>;
  /** The same for everybody of a clinic or provider, those without readings included, by id. */
  countsByPatient(scope: ClinicScope, bounds: Bounds | null): Promise<PatientCounts[]>;
  /** On how many days, by the patient's clock, there was a reading. */
  totalDays(patientId: string): Promise<number>;
  /** Those of the local days that the time touches on which there was a reading, oldest first, `YYYY-MM-DD`. */
  days(patientId: string, bounds: Bounds): Promise<string[]>;
  /** The newest reading of each vital that there is one of, in the order of `vitalKinds`. */
  latest(patientId: string): Promise<LatestReading[]>;
  /** The readings out of range that no look covers, as `covers` says. */
  openAlerts(patientId: string): Promise<OpenAlerts>;
  page(search: ReadingSearch): Promise<{ rows: Reading[]; total: number }>;
}
