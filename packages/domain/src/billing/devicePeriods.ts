import type { Zones } from '../patients/zones.ts';
import { localDay } from '../time/localDay.ts';
import { keptDayPlus } from './kept.ts';

/** After every day that is asked for. */
const never = '9999-12-31';

/** How many days of the patient a device period has. */
export const devicePeriodDays = 30;

/** One device period of a patient, by the patient's calendar. */
export interface DevicePeriod {
  /** Which episode of care, from 0. */
  episode: number;
  /** First and last day, `YYYY-MM-DD`, both inside. */
  start: string;
  end: string;
  /** The days with data in it, earliest first. */
  days: readonly string[];
}

/**
 * The days with data of a patient: those with at least one reading that a device delivered itself, each by the zone in
 * which the patient was then.
 *
 * @param readings of any order; what was typed by hand, or lies after `now`, does not count
 * @param zones earliest first; a reading before the first is dated by it
 * @returns `YYYY-MM-DD`, each once, earliest first
 */
export function dataDaysOf(
  readings: readonly { at: Date; isDevices: boolean }[],
  zones: Zones,
  now: Date,
): string[] {
  const zoneAt = (at: Date) => (zones.findLast(({ from }) => from <= at) ?? zones[0]).timeZone;
  const counted = readings.filter(({ at, isDevices }) => isDevices && at <= now);
  return [...new Set(counted.map(({ at }) => localDay(at, zoneAt(at))))].sort();
}

/**
 * The device periods of a patient: from the first day with data on, 30 days each, back to back and through silence. When
 * an episode of care ends, the period that runs is its last one; the next episode begins with the first day with data
 * after it.
 *
 * @param dataDays `YYYY-MM-DD`, each once, earliest first
 * @param episodeEnds the days on which care ended: discharged, or no device left in use
 * @param until periods that begin after this day are not told
 */
export function devicePeriods(
  dataDays: readonly string[],
  episodeEnds: readonly string[],
  until: string,
): DevicePeriod[] {
  const periods: DevicePeriod[] = [];
  let start = dataDays[0] ?? never;
  for (let episode = 0; start <= until; ) {
    const [first, last] = [start, keptDayPlus(start, devicePeriodDays - 1)];
    const within = (day: string) => day >= first && day <= last;
    periods.push({ episode, start: first, end: last, days: dataDays.filter(within) });
    if (episodeEnds.some(within)) {
      episode += 1;
      start = dataDays.find((day) => day > last) ?? never;
    } else {
      start = keptDayPlus(last, 1);
    }
  }
  return periods;
}
