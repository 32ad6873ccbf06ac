import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { limitSides } from '../vitals/readings.ts';
import { repetitions } from '../vitals/repetitions.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import { Count, CountText, Id, Millisecond, PageSizeText, Person, ShortText, Stamp } from '../wire/fields.ts';
import { lenient, lenientRows } from '../wire/lenient.ts';
import { alertEvents, alertOutcomes, alertStates, escalationSteps } from './alert.ts';
import { repeatStates } from './repeatAsked.ts';
import { gainPeriods } from './weightGain.ts';

/** The tabs of the inbox. */
export const alertTabs = ['medical', 'resolved'] as const;
export type AlertTab = (typeof alertTabs)[number];
/** Whose alerts: everybody's, the caller's, or those that nobody has. */
export const alertOwners = ['all', 'mine', 'unassigned'] as const;
export type AlertOwners = (typeof alertOwners)[number];
/** The classes that an alert can have, the worst first. */
export const alertClasses = ['Critical', 'Cautious'] as const;

/** Which alerts are asked for. Nothing of a patient but an id is in it: it is in the address of the page too. */
export const AlertQuery = z.object({
  tab: z.enum(alertTabs),
  severity: z.optional(z.enum(alertClasses)),
  owner: z.optional(z.enum(alertOwners)),
  vital: z.optional(z.enum(vitalKinds)),
  /** Of one patient; of a patient of another clinic there are none. */
  userId: z.optional(Id),
  page: CountText,
  noOfRows: PageSizeText,
});
export type AlertQuery = z.infer<typeof AlertQuery>;

/** One alert, as the server promises it. Values are in the unit of the limits. */
export const AlertRow = z.object({
  alertId: Id,
  /** The patient. */
  userId: Id,
  name: ShortText,
  dob: z.nullable(z.string()),
  /** The patient's, by whose clock the readings are told. */
  timeZone: z.string(),
  vital: z.enum(vitalKinds),
  parameter: ShortText,
  side: z.enum(limitSides),
  class: z.enum(alertClasses),
  state: z.enum(alertStates),
  /** The newest of the worst readings, when it was measured, and the limit that it passed. */
  value: z.number(),
  valueTime: Stamp,
  limit: z.number(),
  /** Of a weight that went up, in which time, and since when; `value` is by how much, and `limit` the rule. */
  period: z.nullable(z.enum(gainPeriods)),
  sinceTime: z.nullable(Stamp),
  /** Who set that limit, and when; `null`: it is a usual one. */
  limitSetBy: z.nullable(Person),
  limitSetTime: z.nullable(Stamp),
  /** When the first and the last of its readings were measured. */
  firstTime: Stamp,
  lastTime: Stamp,
  readings: Count,
  repetition: z.enum(repetitions),
  owner: z.nullable(Person),
  snoozedUntil: z.nullable(Stamp),
  /** Of a resolved one. */
  outcome: z.nullable(z.enum(alertOutcomes)),
  resolvedTime: z.nullable(Stamp),
  /** Grows with each change; what a move was decided on. */
  version: Count,
});
export type AlertRow = z.infer<typeof AlertRow>;

/** A page of alerts, as it is promised and as the client reads it. */
const counts = { total: Count, critical: Count, cautious: Count };
export const AlertPageAnswer = z.object({ result: z.array(AlertRow), ...counts });
export const AlertPage = z.object({ result: lenientRows(AlertRow), ...counts });
/** A row as it was read: what was not of the promised form is `null`. */
export type ReadAlertRow = { [K in keyof AlertRow]: AlertRow[K] | null };

/** Where a part of the exported list ends: its last alert, by when it was opened, in milliseconds. */
export const AlertPlace = z.object({ at: Millisecond, id: Id });
export type AlertPlace = z.infer<typeof AlertPlace>;

/** A part of the list as it is exported, the newest first: the filters, without pages. */
export const AlertsExport = z.extend(z.omit(AlertQuery, { page: true, noOfRows: true }), {
  after: z.optional(AlertPlace),
});
export type AlertsExport = z.infer<typeof AlertsExport>;

/** A part of the exported list, as the server promises it and as the client reads it. */
export const AlertsPartAnswer = exportedPart(AlertRow, AlertPlace);
export const AlertsPart = exportedPart(lenient(AlertRow), AlertPlace);

/** One alert with its readings and its history, both newest first. */
export const AlertDetails = z.object({
  ...AlertRow.shape,
  /** The alert before it about the same. */
  previousId: z.nullable(Id),
  cameLater: z.boolean(),
  canUndo: z.boolean(),
  note: z.nullable(z.string()),
  list: z.array(
    z.object({
      time: Stamp,
      receivedTime: Stamp,
      value: z.number(),
      class: z.enum(alertClasses),
      limit: z.number(),
    }),
  ),
  history: z.array(
    z.object({
      kind: z.enum(alertEvents),
      time: Stamp,
      by: z.nullable(Person),
      to: z.nullable(Person),
      value: z.nullable(z.number()),
      class: z.nullable(z.enum(alertClasses)),
      step: z.nullable(z.enum(escalationSteps)),
      until: z.nullable(Stamp),
      outcome: z.nullable(z.enum(alertOutcomes)),
      note: z.nullable(z.string()),
    }),
  ),
});
export type AlertDetails = z.infer<typeof AlertDetails>;

/** How many alerts wait for somebody: the resolved and the snoozed ones do not. */
export const AlertCounts = z.object({
  critical: Count,
  cautious: Count,
  /** Of those about devices and habits. */
  compliance: Count,
});
export type AlertCounts = z.infer<typeof AlertCounts>;

/** What a patient is asked about own values out of limits, one for each vital. */
export const RepeatsAsked = z.object({
  result: z.array(z.object({ vital: z.enum(vitalKinds), state: z.enum(repeatStates), until: Stamp })),
});
export type RepeatsAsked = z.infer<typeof RepeatsAsked>;

/** What one alert is moved by; `version` is that of the alert as the caller saw it. */
const target = { alertId: Id, version: Count };
export const AlertTarget = z.object(target);
export const AlertAssignment = z.object({ ...target, accountId: Id });
export const AlertSnooze = z.object({ ...target, until: Stamp });

/** What a person did, in their own words. */
const Note = z
  .string('noteRequired')
  .check(
    z.trim(),
    z.minLength(1, { error: 'noteRequired', abort: true }),
    z.minLength(limits.alertNoteMinCharacters, 'noteTooShort'),
    z.maxLength(limits.alertNoteMaxCharacters, 'noteTooLong'),
  );
/** An alert is closed with what came of it and a note, never without. @see SCR-02 */
export const AlertResolution = z.object({
  ...target,
  outcome: z.enum(alertOutcomes, 'outcomeRequired'),
  note: Note,
});
export type AlertResolution = z.infer<typeof AlertResolution>;

/** What a refused move carries: where the alert stands now, and who did that last. */
export const AlertRefused = z.object({
  state: z.enum(alertStates),
  by: z.nullable(Person),
  time: z.nullable(Stamp),
});
