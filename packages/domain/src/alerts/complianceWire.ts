import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { readCalendarDate } from '../time/time.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import { Count, CountText, Day, Id, PageSizeText, Person, ShortText, Stamp } from '../wire/fields.ts';
import { lenient, lenientRows } from '../wire/lenient.ts';
import { RunningPeriod } from '../wire/runningPeriod.ts';
import { alertStates } from './alert.ts';
import { AlertPlace, alertOwners } from './alertWire.ts';
import { complianceEvents, complianceKinds } from './compliance.ts';

/** Which alerts about devices and habits are asked for. */
export const ComplianceQuery = z.object({
  /** Left out: those that are not resolved. */
  tab: z.optional(z.enum(['resolved'])),
  kind: z.optional(z.enum(complianceKinds)),
  owner: z.optional(z.enum(alertOwners)),
  page: CountText,
  noOfRows: PageSizeText,
});
export type ComplianceQuery = z.infer<typeof ComplianceQuery>;

/** One alert about a device or a habit, as the server promises it. */
export const ComplianceRow = z.object({
  alertId: Id,
  /** The patient. */
  userId: Id,
  name: ShortText,
  dob: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  kind: z.enum(complianceKinds),
  state: z.enum(alertStates),
  /** The day that it is about, as `ComplianceFinding` says, and today, both by the patient's calendar. */
  day: Day,
  today: Day,
  /** Of a device period: its last day, and how many days with readings it has. */
  until: z.nullable(Day),
  count: z.nullable(Count),
  /** Of a range, the vital. */
  vital: z.nullable(z.enum(vitalKinds)),
  openedTime: Stamp,
  /** Since when what it is about is over. */
  overTime: z.nullable(Stamp),
  /** The day up to which the patient says to be away. */
  awayUntil: z.nullable(Day),
  /** The device that is waited for, or the last that was activated; `null`: there is none. */
  device: z.nullable(z.object({ deviceName: z.nullable(z.string()), deviceModel: z.nullable(z.string()) })),
  /** Of the last reading, by the patient's calendar. */
  lastReadingDay: z.nullable(Day),
  /** As the clinic bills it; `null`: none runs. */
  period: z.nullable(RunningPeriod),
  owner: z.nullable(Person),
  snoozedUntil: z.nullable(Stamp),
  /** Of a resolved one: when, and what was written. */
  resolvedTime: z.nullable(Stamp),
  note: z.nullable(z.string()),
  canUndo: z.boolean(),
  /** What was done with it, newest first. */
  history: z.array(z.object({ kind: z.enum(complianceEvents), time: Stamp, by: z.nullable(Person) })),
  version: Count,
});
export type ComplianceRow = z.infer<typeof ComplianceRow>;

/** A page of them, as it is promised and as the client reads it. */
export const CompliancePageAnswer = z.object({ result: z.array(ComplianceRow), total: Count });
export const CompliancePage = z.object({ result: lenientRows(ComplianceRow), total: Count });
/** A part of the list as it is exported, the last opened first: the filters, without pages. */
export const ComplianceExport = z.extend(z.omit(ComplianceQuery, { page: true, noOfRows: true }), {
  after: z.optional(AlertPlace),
});
export type ComplianceExport = z.infer<typeof ComplianceExport>;

/** A part of the exported list, as the server promises it and as the client reads it. */
export const CompliancePartAnswer = exportedPart(ComplianceRow, AlertPlace);
export const CompliancePart = exportedPart(lenient(ComplianceRow), AlertPlace);

/** A row as it was read: what was not of the promised form is `null`. */
export type ReadComplianceRow = { [K in keyof ComplianceRow]: ComplianceRow[K] | null };

const target = z.object({ alertId: Id, version: Count });
const list = z.array(target).check(z.minLength(1), z.maxLength(limits.bulkMaxRows));

/** Several alerts, each as the caller saw it; all of them move, or none. */
export const ComplianceTargets = z.object({ list });
export const ComplianceSnooze = z.object({ list, until: Stamp });
/** They are closed with a note of what was done, never without. */
export const ComplianceResolution = z.object({
  list,
  note: z
    .string('noteRequired')
    .check(
      z.trim(),
      z.minLength(1, { error: 'noteRequired', abort: true }),
      z.minLength(limits.alertNoteMinCharacters, 'noteTooShort'),
      z.maxLength(limits.alertNoteMaxCharacters, 'noteTooLong'),
    ),
});

/** What a patient says of being away, and whether the clinic waits for readings. */
export const Absence = z.object({
  /** The day up to which, that day included; `null`: nothing was said that still counts. */
  until: z.nullable(Day),
  /** Whether the patient is silent, so that it is asked. */
  isSilent: z.boolean(),
});
export type Absence = z.infer<typeof Absence>;

/** 'I was away until': that day included. */
export const AbsenceSave = z.object({
  until: z.string('dayRequired').check(z.refine((day) => readCalendarDate(day) !== null, 'dayRequired')),
});
