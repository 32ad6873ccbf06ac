import * as z from 'zod/mini';
import { readKinds } from '../accounts/accessLog.ts';
import { limits } from '../limits/limits.ts';
import { type CalendarDate, calendarDateOf, readCalendarDate } from '../time/time.ts';
import { readingClasses } from '../vitals/readings.ts';
import { type VitalKind, vitalKinds, vitalKindsIn } from '../vitals/vitals.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import {
  Count,
  CountText,
  Day,
  Email,
  FilledText,
  Id,
  PageSizeText,
  Person,
  ShortText,
  Stamp,
} from '../wire/fields.ts';
import { lenient, lenientRows } from '../wire/lenient.ts';
import { FilledPhone, Phone } from '../wire/phone.ts';
import { RunningPeriod } from '../wire/runningPeriod.ts';
import { Address } from './address.ts';
import { fullName } from './names.ts';
import { RankRow } from './rankRow.ts';

/** Who is called when the patient does not answer. */
export const EmergencyContact = z.object({ name: FilledText, phone: FilledText, relation: ShortText });

/** How many readings out of range nobody has reviewed yet; `countUnreviewed` says which they are. */
export const UnreviewedReadings = z.object({ critical: Count, cautious: Count });
export type UnreviewedReadings = z.infer<typeof UnreviewedReadings>;

/** Something that the clinic did with a record, who did it, and why. */
export const Deed = z.object({ at: Stamp, by: Person, reason: z.string() });

/** `none`: no account was opened yet. `ended`: it can no longer log in. */
export const accountStates = ['none', 'active', 'ended'] as const;

/** Where a patient stands with the clinic. @see F5 */
export const PatientStanding = z.object({
  /** Grows with each correction of the details: who corrects an older one is refused. */
  version: Count,
  /** Since when the patient has lived in the time zone of the record: since the last move, or the enrollment. */
  livesSince: Stamp,
  /** Of the account with which the patient logs in. */
  account: z.enum(accountStates),
  /** Since when the patient is no longer in the care of the clinic; `null` while in it. */
  discharge: z.nullable(z.extend(Deed, { day: Day })),
  /** A legal hold: the record cannot be erased. */
  hold: z.nullable(Deed),
  /** Who asked for the erasure, which another person confirms until then. */
  erasure: z.nullable(z.extend(Deed, { until: Stamp })),
  /** The record of the same person of which this one became a part; left out when it is one of its own. */
  mergedInto: z.optional(z.object({ at: Stamp, by: Person, into: Person })),
  /** The records that became a part of this one; left out when there are none. */
  mergedIn: z.optional(z.array(z.object({ at: Stamp, by: Person, record: Person }))),
});
export type PatientStanding = z.infer<typeof PatientStanding>;

/** A patient's record, as the server promises it. A part that is not known is `null`. @see REV-01, DSP-01 */
export const PatientRecord = z.object({
  userId: Id,
  /** The e-mail address that the patient logs in with. */
  username: Id,
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  /** As it was recorded; read it with `readCalendarDate`. */
  dob: z.nullable(z.string()),
  /** As it was recorded; show it with `genderName`. */
  gender: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(Address),
  emergencyContact: z.nullable(EmergencyContact),
  /** BCP 47, 'en-US'. */
  language: z.nullable(z.string()),
  /** IANA name, 'America/New_York': the patient's days are counted in it. */
  timeZone: z.string(),
  clinic: ShortText,
  /** The provider who is responsible. */
  provider: z.nullable(Person),
  /** The day of the consent to be monitored. */
  consentDate: z.nullable(Day),
  enrolled: Stamp,
  /** Readings out of range that nobody has looked at; the clinic alone is told. */
  unreviewedReadings: z.optional(UnreviewedReadings),
  /** The clinic alone is told. */
  standing: z.optional(PatientStanding),
});
export type PatientRecord = z.infer<typeof PatientRecord>;
/** A patient's record as the client reads it. */
export const PatientInfo = lenient(PatientRecord);
export type PatientInfo = z.infer<typeof PatientInfo>;

/** The name that a patient is shown by: the address stands for a missing one; `null` when there is neither. */
export const patientName = (patient: PatientInfo): string | null => fullName(patient) || patient.username;

/** What enrolls a patient. The clinic is that of the token. */
export const NewPatient = z.object({
  firstName: FilledText,
  middleName: ShortText,
  lastName: FilledText,
  dob: Day,
  gender: ShortText,
  /** The e-mail address; the patient will log in with it. */
  username: Email,
  /** Empty for none. */
  phone: Phone,
  address: z.nullable(Address),
  emergencyContact: z.nullable(z.extend(EmergencyContact, { phone: FilledPhone })),
  language: ShortText,
  /** The provider who is responsible; of the same clinic. */
  dUserId: Id,
  consentDate: Day,
  /** Whether the user has seen that somebody of that name and birth date is enrolled already, and means another one. */
  isAnother: z.boolean(),
});
export type NewPatient = z.infer<typeof NewPatient>;

/** The first year of birth that a new patient may have. */
const birthYearMin = 1900;

/**
 * Whether somebody can have been born on a day: not before 1900, and not after today by the clinic's clock.
 *
 * @param dob `YYYY-MM-DD`; a text that names no real day is no birth date
 * @param timeZone the clinic's, IANA name
 * @see behaviour section 1c
 */
export function isBirthDate(dob: string, now: Date, timeZone: string): boolean {
  const born = readCalendarDate(dob);
  if (!born || born.year < birthYearMin) return false;
  const today = calendarDateOf(now, timeZone);
  return dayNumber(born) <= dayNumber(today);
}

/** Grows with the days; not their distance. */
const dayNumber = ({ year, month, day }: CalendarDate) => (year * 100 + month) * 100 + day;

/** What a refusal to enroll carries when somebody of that name and birth date is enrolled already (behaviour 1c). */
export const EnrollmentRefused = z.object({ isDuplicate: z.optional(z.boolean()) });

/** What enrolling answers. */
export const Enrolled = z.object({ message: z.string(), userId: Id });

/** Which patients a list holds before anything is searched; only `discharged` has those who are not in care. */
export const patientPresets = ['all', 'outOfRange', 'silent', 'notReviewed', 'discharged'] as const;
export type PatientPreset = (typeof patientPresets)[number];
/** How a list of patients is sorted. */
export const patientSorts = ['urgency', 'unreviewed', 'name', 'latest'] as const;
/** Whose patients a list holds: those of the user in its path, or all of the clinic. */
export const patientScopes = ['own', 'clinic'] as const;

/** What the list of patients asks for. */
export const PatientQuery = z.object({
  /** Zero-based. */
  page: CountText,
  noOfRows: PageSizeText,
  /** Part of the name or of the e-mail address, whatever the case. */
  search: z.optional(z.string().check(z.maxLength(limits.searchMaxCharacters))),
  preset: z.optional(z.enum(patientPresets)),
  sort: z.optional(z.enum(patientSorts)),
  scope: z.optional(z.enum(patientScopes)),
});
export type PatientQuery = z.infer<typeof PatientQuery>;

/** The newest reading of a patient, in short. */
export const LatestReading = z.object({
  mrSubType: z.enum(vitalKinds),
  mrTime: Stamp,
  class: z.enum(readingClasses),
  /** By parameter. */
  values: z.record(z.string(), z.number()),
});

export type LatestReading = z.infer<typeof LatestReading>;

/** One line of the list of patients, as the server promises it. */
export const PatientRow = z.object({
  userId: Id,
  username: Id,
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  dob: z.nullable(z.string()),
  /** By its clock the readings are told. */
  timeZone: z.string(),
  provider: z.nullable(Person),
  /** The vitals of the devices that are activated. */
  vitals: z.array(z.enum(vitalKinds)),
  /** The most severe of the newest readings, the newest of those. */
  latest: z.nullable(LatestReading),
  /** Readings out of range that nobody has looked at. */
  unreviewedReadings: UnreviewedReadings,
  /** The device period that runs as the clinic bills it; `null`: none runs. */
  period: z.nullable(RunningPeriod),
  /** Minutes of notes in this calendar month. */
  minutesThisMonth: Count,
  lastReviewed: z.nullable(Stamp),
  /** Where the device orders stand: activated when one is, else as the newest; `null` when there is none. */
  deviceStatus: z.nullable(z.string()),
  /** Why the patient waits for somebody; `null` when nothing does. */
  rank: z.nullable(RankRow),
});
export type PatientRow = z.infer<typeof PatientRow>;

/**
 * The vitals that a patient's orders measure, each once, in the order of `vitalKinds`.
 *
 * @param orders the `vitals` of each order, as they are stored; what is no list, and what in it is no vital, counts nothing
 */
export function measuredVitals(orders: readonly unknown[]): VitalKind[] {
  const measured = new Set(orders.flatMap((vitals) => vitalKindsIn(vitals)));
  return vitalKinds.filter((kind) => measured.has(kind));
}

/** The answer of the list of patients, as it is promised and as the client reads it. */
export const PatientPageAnswer = z.object({ result: z.array(PatientRow), total: Count });
export const PatientPage = z.object({ result: lenientRows(PatientRow), total: Count });
export type PatientPage = z.infer<typeof PatientPage>;

/** Where a part of the exported list ends: its last patient, by name as names are sorted. */
export const PatientPlace = z.object({
  name: z.string().check(z.maxLength(limits.sortedNameMaxCharacters)),
  id: Id,
});
export type PatientPlace = z.infer<typeof PatientPlace>;

/** A part of the list as it is exported, by name: the filters, without pages. `userId`: who asks, as the list takes it. */
export const PatientsExport = z.extend(z.omit(PatientQuery, { page: true, noOfRows: true, sort: true }), {
  userId: Id,
  after: z.optional(PatientPlace),
});
export type PatientsExport = z.infer<typeof PatientsExport>;

/** A patient in a file: why one waits is of the moment, and left out. */
const PatientFileRow = z.omit(PatientRow, { rank: true });
const ReadPatientFileRow = lenient(PatientFileRow);
/** The same as it came, before it has the names of `ListedPatient`. */
export type ReadPatientFileRow = z.infer<typeof ReadPatientFileRow>;

/** A part of the exported list, as the server promises it and as the client reads it. */
export const PatientsPartAnswer = exportedPart(PatientFileRow, PatientPlace);
export const PatientsPart = exportedPart(ReadPatientFileRow, PatientPlace);

/** Whether a person is a patient to whom devices can be allotted. */
export const PatientCheck = z.object({
  userId: Id,
  username: Id,
  /** Device orders that are neither activated nor deactivated. */
  openOrders: Count,
  /** Devices that are activated. */
  activeDevices: Count,
});

export type PatientCheck = z.infer<typeof PatientCheck>;

/** Somebody who looks after a patient. */
export const CareTeamMember = z.object({
  userId: Id,
  name: ShortText,
  role: z.string(),
  isResponsible: z.boolean(),
  /** When this person last wrote a note about the patient or reviewed readings. */
  lastContact: z.nullable(Stamp),
  /** What of the patient this person may see, as the authorization table has it. */
  sees: z.array(z.enum(readKinds)),
});

export type CareTeamMember = z.infer<typeof CareTeamMember>;

/** A role in which others than the care team work at a patient's clinic, with what of the patient it may see. */
export const OtherCarers = z.object({
  role: z.enum(['provider', 'staff', 'administrator']),
  sees: z.array(z.enum(readKinds)),
});

export type OtherCarers = z.infer<typeof OtherCarers>;

/** Somebody who works at a clinic. */
export const ClinicUser = z.object({ userId: Id, name: ShortText, role: z.string() });
