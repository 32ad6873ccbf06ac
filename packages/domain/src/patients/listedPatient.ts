import type { ReadingClass } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { Person } from '../wire/fields.ts';
import type { RunningPeriod } from '../wire/runningPeriod.ts';
import type { UnreviewedReadings } from './patient.ts';

/** The newest reading of a vital, in short. */
export interface NewestReading {
  vital: VitalKind;
  takenAt: Date;
  class: ReadingClass;
  /** By parameter, in the unit of the vital's limits. */
  values: Record<string, number>;
}

/** A patient as a list has one. Why one waits, the queue says. */
export interface ListedPatient {
  patientId: string;
  /** What the patient logs in with. */
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
  /** As it was recorded; read it with `readCalendarDate`. */
  birthDate: string | null;
  /** IANA name */
  timeZone: string;
  /** Who is responsible. */
  provider: Person | null;
  /** The vitals of the devices that are activated. */
  vitals: VitalKind[];
  /** The most severe of the newest readings, the newest of those. */
  latest: NewestReading | null;
  /** Readings out of range that nobody has looked at. */
  unreviewed: UnreviewedReadings;
  /** The device period that runs as the clinic bills it; `null`: none runs. */
  period: RunningPeriod | null;
  /** Minutes of notes in this calendar month. */
  minutesThisMonth: number;
  lastReviewedAt: Date | null;
  /** Where the device orders stand: activated when one is, else as the newest; `null` when there is none. */
  deviceStatus: string | null;
}
