import { localDay } from '../time/localDay.ts';
import { readCalendarDate } from '../time/time.ts';
import { startOfDay } from '../time/zonedTime.ts';

/** From when a patient has lived in a time zone. */
export interface ZoneSpell {
  from: Date;
  /** IANA name */
  timeZone: string;
}

/** The zones of a patient, earliest first: a reading before the first is dated by it. */
export type Zones = readonly [ZoneSpell, ...ZoneSpell[]];

/** The first and the last day on which a move may be dated. */
export interface MoveDays {
  first: string;
  last: string;
}

/**
 * The days on which a move may be dated: none before the last move, or the enrollment, and none to come.
 *
 * @param home the zone until now, and since when
 * @param timeZone IANA name: whose day 'today' is
 * @see F5, SCR-04
 */
export function moveDays(home: ZoneSpell, now: Date, timeZone: string): MoveDays {
  // Where the patient is a day ahead, the day of somebody who was enrolled just now has not begun at the clinic.
  const [first = ''] = [localDay(home.from, home.timeZone), localDay(home.from, timeZone)].sort();
  return { first, last: localDay(now, timeZone) };
}

/** What can be wrong with the day of a move. */
export const moveFaults = ['movedOnRequired', 'movedOnInvalid', 'movedOnTooEarly'] as const;
export type MoveFault = (typeof moveFaults)[number];

/** What is wrong with the day of a move. @param day as it is typed, `YYYY-MM-DD` */
export function moveProblem(day: string, { first, last }: MoveDays): MoveFault | null {
  if (day === '') return 'movedOnRequired';
  if (!readCalendarDate(day) || day > last) return 'movedOnInvalid';
  return day < first ? 'movedOnTooEarly' : null;
}

/**
 * From when a patient who moves is counted by the new clock: from the day of the move on, once it has begun by both, so that no
 * reading falls back to the day before. Of a day that has not begun by one of them, from now on.
 *
 * @param day `YYYY-MM-DD`, without a problem
 * @param between IANA names: of where the patient lived until now, and lives from that day on
 */
export function movedFrom(day: string, between: readonly [string, string], now: Date): Date {
  const date = readCalendarDate(day);
  if (!date) throw new RangeError(`No day: ${day}`);
  const [before, after] = between.map((timeZone) => startOfDay(date, timeZone).getTime());
  return new Date(Math.min(Math.max(before ?? 0, after ?? 0), now.getTime()));
}

/**
 * The zones of a patient who moves. The days before stay as they were: a bill may rest on them. A second move of one day
 * takes the place of the first.
 *
 * @param before those on record; `null` for somebody who never moved
 * @param home the zone until now, and since when
 * @see SCR-04
 */
export function zonesAfterMove(before: Zones | null, home: ZoneSpell, moved: ZoneSpell): Zones {
  const [first, ...others] = before ?? ([home] as const);
  const last = others.at(-1) ?? first;
  if (moved.from > last.from) return [first, ...others, moved];
  const instead = { ...last, timeZone: moved.timeZone };
  return others.length === 0 ? [instead] : [first, ...others.slice(0, -1), instead];
}

/** Where a patient has lived since when until now. @param zones `undefined` for somebody who never moved */
export const homeOf = (of: { zones?: Zones; enrolledAt: Date; timeZone: string }): ZoneSpell =>
  of.zones?.at(-1) ?? { from: of.enrolledAt, timeZone: of.timeZone };
