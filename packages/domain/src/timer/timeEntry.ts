import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import { Count, compareStamps, Day, FilledText, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { type ReadRows, readRows } from '../wire/wire.ts';
import { ClosedMonth, MonthText } from './closedMonth.ts';

/** What time is spent on. */
export const timeActivities = [
  'ReadingReview',
  'PhoneCall',
  'VideoVisit',
  'MedicationReview',
  'CarePlan',
  'Education',
  'Other',
] as const;
export type TimeActivity = (typeof timeActivities)[number];

/** Why an entry is changed. */
export const timeReasons = [
  'RanOn',
  'StartedLate',
  'WrongActivity',
  'WrongContact',
  'WrongPatient',
  'Other',
] as const;
export type TimeReason = (typeof timeReasons)[number];

const activity = z.enum(timeActivities);
/** Internal: what the clinic's people say to each other about it. */
const note = z.string().check(z.trim(), z.maxLength(limits.timeNoteMaxCharacters, 'tooLong'));
const Work = { activity, isInteractive: z.boolean(), note };
/** What was done: in a timer, an entry, and a version of one. */
export interface TimeWork {
  activity: TimeActivity;
  /** Whether it was live, two-way audio or video with the patient or a caregiver. */
  isInteractive: boolean;
  note: string;
}

/** A state that an entry had. */
const Version = z.object({
  ...Work,
  start: Stamp,
  end: Stamp,
  savedBy: Person,
  savedTime: Stamp,
  /** It was another patient's time then, who is not named here. */
  isOfOther: z.boolean(),
});

/** A stretch of time with a patient, without a pause. */
export const TimeEntryRow = z.object({
  entryId: Id,
  /** The patient. */
  userId: Id,
  name: ShortText,
  dob: z.nullable(z.string()),
  author: Person,
  start: Stamp,
  end: Stamp,
  ...Work,
  /** Written down by hand, not by the timer; so for good. */
  byHand: z.boolean(),
  /** A note that records minutes: it is not changed. */
  ofNote: z.boolean(),
  /** It goes on; its end is the last sign. */
  isRunning: z.boolean(),
  /** Grows with each change, from 1. */
  version: Count,
  savedBy: Person,
  savedTime: Stamp,
  /** Why the last change was made; `null` of one that was never changed. */
  reason: z.nullable(z.enum(timeReasons)),
  reasonText: z.string(),
  /** The states before, oldest first. */
  before: z.array(Version),
});
export type TimeEntryRow = z.infer<typeof TimeEntryRow>;

/** The entries of a patient's month, or of a person's day, oldest first. */
export const TimeEntries = z.object({
  /** `YYYY-MM-DD`: the first day that is asked for, by the clinic's clock. */
  from: z.string(),
  /** The clinic's, IANA name. */
  timeZone: z.string(),
  /** The month of a patient when it is closed for billing: then an administrator alone changes its time. */
  closed: z.nullable(ClosedMonth),
  result: z.array(TimeEntryRow),
});
export type TimeEntries = z.infer<typeof TimeEntries>;
export const ReadTimeEntries = z.object({
  from: z.string(),
  timeZone: z.string(),
  closed: z._default(z.nullable(ClosedMonth), null),
  /** Whole entries: one that cannot be read would make another sum, so it is told and not drawn. */
  result: z.pipe(
    z.array(z.unknown()),
    z.transform((list): ReadRows<TimeEntryRow> => readRows(TimeEntryRow, list)),
  ),
});

/** Where a part of the exported time ends: its last day, by the clinic's calendar. */
export const TimePlace = z.object({ day: Day });
export type TimePlace = z.infer<typeof TimePlace>;

/** A part of a month of a clinic's time as it is exported, oldest first. */
export const TimeExport = z
  .object({ month: MonthText, after: z.optional(TimePlace) })
  .check(z.refine(({ month, after }) => !after || after.day.startsWith(`${month}-`), { path: ['after'] }));
export type TimeExport = z.infer<typeof TimeExport>;

/** The same as the server promises it and as the client reads it: what cannot be read is refused. */
export const TimePart = exportedPart(TimeEntryRow, TimePlace);

/** The one timer of a person, running or paused. */
export const TimerRow = z.object({
  timerId: Id,
  /** The patient. */
  userId: Id,
  name: ShortText,
  dob: z.nullable(z.string()),
  ...Work,
  /** When it was first started. */
  startedTime: Stamp,
  /** Since when it counts; `null` while it is paused. */
  sinceTime: z.nullable(Stamp),
  /** Until when it counted; `null` while it runs. */
  pausedTime: z.nullable(Stamp),
  /** It paused by itself. */
  isIdle: z.boolean(),
  /** Seconds that it counted before `sinceTime`. */
  seconds: Count,
});
export type TimerRow = z.infer<typeof TimerRow>;

/** What starts a timer. */
export const StartTimer = z.object({
  /** The patient. */
  userId: Id,
  activity,
  isInteractive: z.boolean(),
  /**
   * `record`: the record was opened, which replaces only a timer that a record opened too, and is nothing where the
   * clinic does not want it. `switch`: the timer that runs is stopped and saved first.
   */
  by: z.enum(['record', 'hand', 'switch']),
});
export type StartTimer = z.infer<typeof StartTimer>;
/** A timer is there, or none; and whether the clinic wants one to start with the record. */
export const TimerAnswer = z.object({ timer: z.nullable(TimerRow), opensWithRecord: z.boolean() });

/** What names the caller's timer, so that a page that knows an older one changes nothing. */
export const TimerWish = z.object({ timerId: Id });
/** A page is there, and for so long nobody did anything in it. */
export const TimerSign = z.object({
  timerId: Id,
  idleSeconds: Count.check(z.lte(limits.timeEntryMaxSeconds)),
});
export const TimerWork = z.object({ timerId: Id, ...Work });

const Times = { start: Stamp, end: Stamp };
/** An entry by hand; `isOfReview`: the working mode counted it while the patient was open, and nobody typed it. */
export const NewTimeEntry = z.object({ userId: Id, ...Times, ...Work, isOfReview: z.optional(z.boolean()) });
export type NewTimeEntry = z.infer<typeof NewTimeEntry>;
/** A change of an entry; one for the wrong patient, and no other, says whose time it was. */
export const TimeEntryEdit = z
  .object({
    userId: Id,
    entryId: Id,
    /** The version that was seen. */
    version: Count,
    ...Times,
    ...Work,
    reason: z.enum(timeReasons),
    reasonText: FilledText,
    /** The patient to whom the entry moves. */
    toUserId: z.optional(Id),
  })
  .check(
    z.refine(
      ({ userId, toUserId, reason }) =>
        (reason === 'WrongPatient') === (toUserId !== undefined && toUserId !== userId),
      { path: ['toUserId'] },
    ),
  );
export type TimeEntryEdit = z.infer<typeof TimeEntryEdit>;

/** What can be wrong with the times of an entry. */
export type TimeFault = 'timeOrder' | 'timeTooLong' | 'timeFuture' | 'timeBeforeEnrolment';

/**
 * What is wrong with the times of an entry; `null` when nothing is.
 *
 * @param enrolledAt from when on the patient is with the clinic
 */
export function timeFault(
  { start, end }: { start: Date; end: Date },
  { now, enrolledAt }: { now: Date; enrolledAt: Date },
): TimeFault | null {
  if (end <= start) return 'timeOrder';
  if (end.getTime() - start.getTime() > limits.timeEntryMaxSeconds * 1000) return 'timeTooLong';
  if (end > now) return 'timeFuture';
  return start < enrolledAt ? 'timeBeforeEnrolment' : null;
}

/** What a refusal carries that is about another entry of the same person. */
export const TimeOverlap = z.object({ entryId: Id, start: Stamp, end: Stamp });

/** How long an entry is, in whole seconds. */
export const entrySeconds = ({ start, end }: { start: string; end: string }): number =>
  Math.floor(compareStamps(end, start) / 1000);
