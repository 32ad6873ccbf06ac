import { type PeriodFacts, runningPeriod } from '../billing/runningPeriod.ts';
import { limits } from '../limits/limits.ts';
import { daysBetween } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import { compareText } from '../wire/compareText.ts';
import type { AlertStanding } from './alert.ts';

/** What an alert about a device or a habit is about: there is one for a patient and kind until it is resolved. @see SCR-02 */
export const complianceKinds = ['silent', 'notActivated', 'rangeEnds', 'daysShort'] as const;
export type ComplianceKind = (typeof complianceKinds)[number];

/** What the history of such an alert tells; `over` and `again` are the program's own. */
export const complianceEvents = [
  'opened',
  'over',
  'again',
  'acknowledged',
  'assigned',
  'snoozed',
  'undone',
  'resolved',
] as const;
export type ComplianceEventKind = (typeof complianceEvents)[number];

/** What is known of a patient when the rules are asked. */
export interface ComplianceFacts extends PeriodFacts {
  /** IANA name of the patient's zone. */
  timeZone: string;
  /** When the first of the devices that are in use was activated; `null` when none is. */
  activatedAt: Date | null;
  /** When the newest reading was measured, by a device or typed: either says that somebody is heard of (ADR 49). */
  lastReadingAt: Date | null;
  /** Up to which day the patient is or was away, that day included, `YYYY-MM-DD`. */
  awayUntil: string | null;
  /** Since when a device is shipped or picked up and not activated. */
  handedOutAt: Date | null;
  /** The end of the newest version of each vital's range. */
  rangeEnds: readonly { vital: VitalKind; end: Date }[];
}

/** What one rule found. */
export interface ComplianceFinding {
  kind: ComplianceKind;
  /** The day that it is about, by the patient's calendar: the last that was heard from the patient, of the hand-over, of the end; of a device period its first. */
  day: string;
  /** Of a device period: its last day. */
  until: string | null;
  /** Of a device period: how many days with readings it has. */
  count: number | null;
  /** Of a range: the vital, of several the one that ends first. */
  vital: VitalKind | null;
}

const DAY_MS = 86_400_000;

/**
 * What a clinic should look after for a patient, by the patient's calendar: silence of so many full days, a device that
 * was handed out and is not activated, a range that ends soon or has ended, a device period, as the
 * clinic bills it, that cannot or can only just reach its days. While the patient is away, and on the day up to which, nothing is asked of the patient; silence is counted
 * anew from that day.
 *
 * @param silentDays after how many full days without a reading a patient is silent, as the clinic has it
 * @see SCR-02
 */
export function complianceFindings(
  facts: ComplianceFacts,
  silentDays: number,
  now: Date,
): ComplianceFinding[] {
  const { timeZone, awayUntil, rangeEnds } = facts;
  const today = localDay(now, timeZone);
  const isAway = (awayUntil ?? '') >= today;
  const asked = isAway
    ? []
    : [silenceOf(facts, silentDays, today), waitingDevice(facts, today), shortPeriod(facts, today)];
  const soon = new Date(now.getTime() + limits.rangeEndsDays * DAY_MS);
  const [first] = rangeEnds
    .filter(({ end }) => end <= soon)
    .sort((a, b) => a.end.getTime() - b.end.getTime() || compareText(a.vital, b.vital));
  const range: ComplianceFinding | null = first
    ? { ...about('rangeEnds', localDay(first.end, timeZone)), vital: first.vital }
    : null;
  return [...asked, range].filter((each) => each !== null);
}

const about = (kind: ComplianceKind, day: string): ComplianceFinding => ({
  kind,
  day,
  until: null,
  count: null,
  vital: null,
});

function silenceOf(
  { timeZone, activatedAt, lastReadingAt, awayUntil }: ComplianceFacts,
  silentDays: number,
  today: string,
): ComplianceFinding | null {
  if (activatedAt === null) return null;
  const heard = [activatedAt, lastReadingAt ?? activatedAt].map((at) => localDay(at, timeZone));
  const signs = [...heard, awayUntil ?? ''];
  const day = signs.sort().at(-1) ?? today;
  return daysBetween(day, today) > silentDays ? about('silent', day) : null;
}

function waitingDevice({ timeZone, handedOutAt }: ComplianceFacts, today: string): ComplianceFinding | null {
  if (handedOutAt === null) return null;
  const day = localDay(handedOutAt, timeZone);
  return daysBetween(day, today) >= limits.notActivatedDays ? about('notActivated', day) : null;
}

/**
 * Whether a device period that has so many days with readings can still reach those that are needed, with one on each day that
 * is left.
 *
 * @param at today and the last day of the period, by the patient's calendar, `YYYY-MM-DD`
 * @param hasToday whether today has a reading, which is one of the days then
 * @param spare how many more than are needed
 * @see SCR-02
 */
export const canReachDays = (
  days: number,
  { today, until }: { today: string; until: string },
  hasToday: boolean,
  spare = 0,
): boolean => days + daysBetween(today, until) + (hasToday ? 0 : 1) >= limits.billingDataDays + spare;

/** A calendar month counts once its device was there from its first day on; 30 days begin with a day of data. */
function shortPeriod(facts: ComplianceFacts, today: string): ComplianceFinding | null {
  const { timeZone, activatedAt, periodRule } = facts;
  const period = activatedAt && runningPeriod(facts, today);
  if (!period) return null;
  const { start: day, end: until, days } = period;
  if (periodRule === 'calendarMonth' && localDay(activatedAt, timeZone) > day) return null;
  const isSafe = canReachDays(
    days.length,
    { today, until },
    days.includes(today),
    limits.billingSpareDays + 1,
  );
  if (days.length >= limits.billingDataDays || isSafe) return null;
  return { ...about('daysShort', day), until, count: days.length };
}

/** An alert about a device or a habit. It moves as `decideAlert` says. @see SCR-02 */
export interface ComplianceAlert extends AlertStanding, ComplianceFinding {
  alertId: string;
  clinicId: string;
  patientId: string;
  openedAt: Date;
  /** Since when what it is about is over, such as by a reading; it waits for a person all the same. */
  overAt: Date | null;
  /** What the last move can be undone to, and who made it. */
  before: (AlertStanding & { byId: string }) | null;
  note: string | null;
  resolvedAt: Date | null;
  version: number;
}

/** One line of the history; lines are only added. */
export interface ComplianceEvent {
  alertId: string;
  kind: ComplianceEventKind;
  at: Date;
  /** Who did it; `null` of what the program does. */
  byId: string | null;
}

/** What a look at a patient changes. */
export interface ComplianceChanges {
  /** To be opened. */
  opened: ComplianceFinding[];
  /** What is open and has changed, with the line of history when there is one. */
  changed: (Pick<ComplianceAlert, 'alertId' | 'day' | 'until' | 'count' | 'vital' | 'overAt'> & {
    event: 'over' | 'again' | null;
  })[];
}

/** What is resolved rests, for the same day and kind, until so long after it. */
export const restsSince = (now: Date): Date => new Date(now.getTime() - limits.complianceRestDays * DAY_MS);

/**
 * What findings change in the alerts of a patient. Nothing closes by itself: what is over says so and waits for a person;
 * when it comes again it is the same alert. What somebody has resolved is not opened again for the same cause, until it
 * has rested: a cuff that has been silent for weeks is told of once more.
 *
 * @param known the alerts that are not resolved, and those that were resolved after `restsSince`
 */
export function complianceChanges(
  known: readonly Pick<
    ComplianceAlert,
    'alertId' | 'kind' | 'day' | 'until' | 'count' | 'vital' | 'overAt' | 'resolvedAt'
  >[],
  findings: readonly ComplianceFinding[],
  now: Date,
): ComplianceChanges {
  const open = known.filter(({ resolvedAt }) => resolvedAt === null);
  const since = restsSince(now).getTime();
  const resting = known.filter(({ resolvedAt }) => (resolvedAt?.getTime() ?? 0) > since);
  const isQuiet = ({ kind, day }: ComplianceFinding) =>
    open.some((each) => each.kind === kind) || resting.some((each) => each.kind === kind && each.day === day);
  const changed = open.flatMap(
    ({ alertId, kind, day, until, count, vital, overAt }): ComplianceChanges['changed'] => {
      const found = findings.find((each) => each.kind === kind);
      if (!found) return overAt ? [] : [{ alertId, day, until, count, vital, overAt: now, event: 'over' }];
      const { kind: _, ...told } = found;
      const current = { ...told, alertId, overAt: null };
      if (overAt) return [{ ...current, event: 'again' }];
      const isSame = found.day === day && found.until === until;
      if (isSame && found.count === count && found.vital === vital) return [];
      return [{ ...current, event: null }];
    },
  );
  return { opened: findings.filter((finding) => !isQuiet(finding)), changed };
}

/** Whether a patient may say to be away until a day: not further back or ahead than `limits.awayMaxDays`. */
export const isAwayUntil = (day: string, today: string): boolean =>
  Math.abs(daysBetween(today, day)) <= limits.awayMaxDays;
