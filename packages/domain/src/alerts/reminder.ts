import { limits } from '../limits/limits.ts';
import { localDay } from '../time/localDay.ts';
import { calendarDateOf } from '../time/time.ts';
import { instantOf } from '../time/zonedTime.ts';

/** Why a patient who wants to be reminded is not: the clinic does not follow the patient, no device is active, away. */
export const reminderPauses = ['notFollowed', 'noDevice', 'away'] as const;
export type ReminderPause = (typeof reminderPauses)[number];

/** What decides whether a patient is reminded of measuring. */
export interface ReminderFacts {
  /** IANA name of the patient's zone. */
  timeZone: string;
  /** The hour that the patient chose, by the patient's clock, 0 to 23. */
  hour: number;
  /** Whether the patient is in care: not discharged, not on hold, not merged, and with an account that can log in. */
  isFollowed: boolean;
  /** When the first of the devices that are in use was activated; `null` when none is. */
  activatedAt: Date | null;
  /** When the newest reading was measured, by a device or typed. */
  lastReadingAt: Date | null;
  /** Up to which day the patient is or was away, that day included, `YYYY-MM-DD`. */
  awayUntil: string | null;
  /** The last day for which whoever logs in was reminded, `YYYY-MM-DD`. */
  lastDay: string | null;
}

/** Why no reminder goes out on this day, whatever the hour; `null` when nothing speaks against it. */
export function reminderPause(
  {
    isFollowed,
    activatedAt,
    awayUntil,
    timeZone,
  }: Pick<ReminderFacts, 'isFollowed' | 'activatedAt' | 'awayUntil' | 'timeZone'>,
  now: Date,
): ReminderPause | null {
  if (!isFollowed) return 'notFollowed';
  if (activatedAt === null) return 'noDevice';
  return (awayUntil ?? '') >= localDay(now, timeZone) ? 'away' : null;
}

/**
 * The day for which a reminder is due at a moment, by the patient's clock: once a day, from the chosen hour on and for an
 * hour, so that a server that was down sends nothing in the night. Who has measured today needs none. An hour that the
 * clocks skip is as much later as they skip; of one that comes twice it is the first.
 *
 * @returns `YYYY-MM-DD`; `null` when none is due
 * @see SCR-07
 */
export function reminderDayAt(facts: ReminderFacts, now: Date): string | null {
  const { timeZone, hour, lastReadingAt, lastDay } = facts;
  if (reminderPause(facts, now)) return null;
  const today = localDay(now, timeZone);
  // Also when the zone was changed for one further west, where a day comes again.
  if ((lastDay ?? '') >= today) return null;
  if (lastReadingAt && localDay(lastReadingAt, timeZone) >= today) return null;
  const chosen = { ...calendarDateOf(now, timeZone), hour, minute: 0 };
  const sinceMs = now.getTime() - instantOf(chosen, timeZone).instant.getTime();
  return sinceMs >= 0 && sinceMs < limits.reminderWindowMinutes * 60_000 ? today : null;
}
