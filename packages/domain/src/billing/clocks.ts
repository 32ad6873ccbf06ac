import { daysFrom, laterDay } from '../time/days.ts';
import { readCalendarDate } from '../time/time.ts';
import { startOfDay } from '../time/zonedTime.ts';
import { secondsWithin } from '../timer/countedTime.ts';
import type { BillContext, CareFacts, CareStretch } from './careFacts.ts';
import { type DevicePeriod, devicePeriods } from './devicePeriods.ts';
import { dayIn, kept, keptDayPlus } from './kept.ts';
import { monthDays } from './monthDays.ts';
import type { BillRule } from './rules.ts';

/** A stretch of time that a rule is asked in. */
export interface ServiceClock {
  clock: BillRule['clock'];
  start: string;
  end: string | null;
  /** The day that it is where the clock runs. */
  today: string;
  /** Whether nothing more can come. */
  isOver: boolean;
  /** What counts in it, by what a rule counts. */
  days: readonly string[];
  /** The days on which a day with data can still come, or time be spent. */
  remaining: readonly string[];
  work: readonly CareStretch[];
  seconds(work: readonly CareStretch[]): number;
  /** Whole minutes that are left. */
  minutesLeft: number;
}

/** The days with data that count: those with consent. Without one all do: the paper may be found. */
export const consentedDays = ({
  consent,
  dataDays,
}: Pick<CareFacts, 'consent' | 'dataDays'>): readonly string[] =>
  consent
    ? dataDays.filter((day) => day >= consent.from && (consent.to === null || day <= consent.to))
    : dataDays;

/** What came before the consent, or after its end, does not count. Without one all does: the paper may be found. */
export function consented(facts: CareFacts, { clinicZone }: BillContext): CareFacts {
  const { consent, work } = facts;
  if (!consent) return facts;
  const start = dayStart(consent.from, clinicZone);
  const end = consent.to === null ? null : dayStart(keptDayPlus(consent.to, 1), clinicZone);
  return {
    ...facts,
    dataDays: consentedDays(facts),
    work: work
      .map((each) => ({
        ...each,
        start: new Date(Math.max(each.start.getTime(), start.getTime())),
        end: end ? new Date(Math.min(each.end.getTime(), end.getTime())) : each.end,
      }))
      .filter((each) => each.start < each.end),
  };
}

/** The first moment of a day in a zone. */
export const dayStart = kept((day: string, zone: string): Date => {
  const date = readCalendarDate(day);
  if (!date) throw new RangeError(`No day: ${day}`);
  return startOfDay(date, zone);
});

const daysOf = kept((first: string, last: string): readonly string[] => daysFrom(first, last));

/** The clocks that end in a month: episodes, device periods, and the care month. */
export function clocksOf(facts: CareFacts, context: BillContext): ServiceClock[] {
  const { now, patientZone, clinicZone, periodRule } = context;
  const { first, last } = monthDays(context);
  const today = dayIn(patientZone, now);
  const periods = devicePeriods(facts.dataDays, facts.episodeEnds, laterDay(last, today));
  const windows =
    periodRule === 'calendarMonth'
      ? [{ start: first, end: last, days: facts.dataDays.filter((day) => day >= first && day <= last) }]
      : periods.filter(({ end }) => end >= first && end <= last);
  return [
    ...episodesOf(periods, facts.dataDays).flatMap((each) => episodeClock(each, facts, context)),
    ...windows.map(({ start, end, days }) =>
      timeClock('devicePeriod', { start, end, days }, patientZone, facts, context),
    ),
    timeClock('careMonth', { start: first, end: last, days: [] }, clinicZone, facts, context),
  ];
}

function timeClock(
  clock: 'devicePeriod' | 'careMonth',
  { start, end, days }: { start: string; end: string; days: readonly string[] },
  zone: string,
  { work, isMonitored }: CareFacts,
  { now }: BillContext,
): ServiceClock {
  const today = dayIn(zone, now);
  const after = dayStart(keptDayPlus(end, 1), zone);
  const begin = dayStart(start, zone);
  const bounds = { start: begin, end: new Date(after.getTime() - 1000) };
  const open = daysOf(laterDay(today, start), end);
  const canSend = clock === 'careMonth' || isMonitored;
  return {
    clock,
    start,
    end,
    today,
    days,
    isOver: today > end,
    remaining: canSend ? open.filter((day) => !days.includes(day)) : [],
    // What goes on beyond the clock counts until its end.
    work: work
      .filter((each) => each.start < after && each.end > begin && each.start <= now)
      .map((each) => ({ ...each, end: new Date(Math.min(each.end.getTime(), after.getTime())) })),
    seconds: (counted) => secondsWithin(counted, bounds),
    minutesLeft: Math.max(
      0,
      Math.floor((after.getTime() - Math.max(now.getTime(), begin.getTime())) / 60_000),
    ),
  };
}

interface Episode {
  start: string;
  days: readonly string[];
  isLast: boolean;
}

function episodesOf(periods: readonly DevicePeriod[], dataDays: readonly string[]): Episode[] {
  const firsts = periods.filter(({ episode }, at) => episode !== periods[at - 1]?.episode);
  return firsts.map(({ start }, at) => {
    const next = firsts[at + 1];
    return {
      start,
      isLast: next === undefined,
      days: dataDays.filter((day) => day >= start && (next === undefined || day < next.start)),
    };
  });
}

/** Set-up belongs to the month in which it is reached; until then to the present one. */
function episodeClock(
  { start, days, isLast }: Episode,
  facts: CareFacts,
  context: BillContext,
): ServiceClock[] {
  const today = dayIn(context.patientZone, context.now);
  const { first, last } = monthDays(context);
  const canCome = isLast && facts.isMonitored && today >= first && today <= last;
  const next = days.includes(today) ? keptDayPlus(today, 1) : today;
  return [
    {
      clock: 'episode',
      start,
      end: null,
      today,
      days,
      isOver: !canCome,
      work: [],
      minutesLeft: 0,
      remaining: canCome ? daysOf(next, keptDayPlus(next, 365)) : [],
      seconds: () => 0,
    },
  ];
}
