import type {
  AsMeasured,
  Bounds,
  Excesses,
  Person,
  RangeVersion,
  ReadingClass,
  ReadingPlace,
  UnreviewedReadings,
  VitalKind,
} from '@rpm/domain';

/** One measurement: every parameter of a vital, judged when it came. `readingKey` tells those of a patient apart. */
export interface Reading {
  patientId: string;
  vital: VitalKind;
  /** A whole second. */
  at: Date;
  /** When it reached the server. */
  receivedAt: Date;
  /** By parameter, in the unit of `vitalParameters`: they are judged by these. */
  values: Readonly<Record<string, number>>;
  /** What was measured, where that was in another unit. */
  measured?: AsMeasured;
  /** The class of each value. */
  classes: Readonly<Record<string, ReadingClass>>;
  /** The most severe of them. */
  class: ReadingClass;
  /** The serial number of the device. */
  serial: string;
}

/** A reading as it comes in: beside what is kept of it, what of it is out of limits. */
export interface IncomingReading extends Reading {
  /** Left out: nobody asked. Each with the id of the alert, if it opens one. */
  excesses?: readonly (Excesses[number] & { newAlertId: string })[];
  /** Of a weight: the id of the alert that it opens when weight went up too far. Left out: nobody asked. */
  gainAlertId?: string;
}

/** A reading with what the others say of it. */
export interface KeptReading extends Reading {
  /** Whether the same device sent other values of the vital for the same second. */
  isContradicted: boolean;
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

/** The newest reading of a vital, by `compareNewest`. */
export interface LatestReading {
  reading: KeptReading;
  /** How many readings of the vital there are. */
  total: number;
  /** The newest look through the readings that covers this one, as `reviewCovering` says. */
  seenBy: (Person & { at: Date }) | null;
}

/** Which readings of a vital a page shows, in the order of `compareNewest`. */
interface ReadingSearch {
  patientId: string;
  vital: VitalKind;
  /** Both ends belong to the time; an end that is left out does not bound it. */
  bounds: Partial<Bounds>;
  page: number;
  noOfRows: number;
}

/** Which readings a system of somebody else asks for. */
export interface VitalsSearch {
  patientId: string;
  vitals: readonly VitalKind[];
  /** When they were measured; both ends belong to the time. */
  bounds: Partial<Bounds>;
  /** When they reached the server. */
  received: Partial<Bounds>;
  /** When they did, or came to this record from another one later. */
  changed: Partial<Bounds>;
  from: { at: Date; vital: VitalKind } | null;
}

/** A reading, and when it came to this record from another one, if it did. */
export interface FoundReading extends Reading {
  movedAt?: Date;
}

/** When a reading reached the server, or came to this record from another one later. */
export const changeOf = ({ receivedAt, movedAt = receivedAt }: FoundReading): Date =>
  movedAt > receivedAt ? movedAt : receivedAt;

/** Readings, with what is told beside them to a system of somebody else. */
export interface FoundReadings {
  /** Whose they are; `null`: there is no such patient. */
  patient: { patientId: string; clinicId: string } | null;
  rows: FoundReading[];
  /** Every version of the ranges of those vitals. */
  ranges: RangeVersion[];
  /** The devices that the patient was given, the newest order first; at most `limits.allottedDevicesMax`. */
  devices: { orderId: string; serial: string }[];
}

export interface Readings {
  /**
   * Keeps the readings that are not there yet, as `readingKey` tells them apart, and takes what of them is out of limits
   * into the alerts of their patients; all or none.
   *
   * @returns how many were new
   */
  add(readings: readonly IncomingReading[]): Promise<number>;
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
  /** How many readings out of range nobody has reviewed, as `countUnreviewed` says. */
  unreviewedReadings(patientId: string): Promise<UnreviewedReadings>;
  page(search: ReadingSearch): Promise<{ rows: KeptReading[]; total: number }>;
  /** The next rows of the same list, after a place in it. @param most rows */
  part(
    search: Omit<ReadingSearch, 'page' | 'noOfRows'>,
    after: ReadingPlace | undefined,
    most: number,
  ): Promise<{ rows: KeptReading[]; next: ReadingPlace | null }>;
  /**
   * Readings of several vitals, the newest first; those of one second by vital, serial number and values.
   *
   * @param search from `from` on, where given: that reading and its likes of one second included
   * @param most rows
   */
  search(search: VitalsSearch, most: number): Promise<FoundReadings>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    readings: Readings;
  }
}
