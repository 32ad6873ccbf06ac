import { useServerNow, useVitalCourse } from '@rpm/api-client';
import {
  calendarDateOf,
  daysBetween,
  daysFrom,
  limits,
  localDay,
  readStamp,
  type VitalKind,
  weekBounds,
} from '@rpm/domain';
import { useMemo } from 'react';

/** A day of the week before now. */
export interface HeardDay {
  /** `YYYY-MM-DD` of the patient. */
  day: string;
  isHeard: boolean;
}

/**
 * When a vital was measured last, in the last month and more, and on which of the last seven days, by the patient's
 * calendar.
 */
export function useSilence(userId: string, vital: VitalKind, timeZone: string) {
  const now = useServerNow();
  const today = localDay(now, timeZone);
  const { loadable } = useVitalCourse(userId, vital, null);
  const week = useMemo(() => {
    const { start } = weekBounds(calendarDateOf(now, timeZone), timeZone);
    return daysFrom(localDay(start, timeZone), today);
    // One week a day: a moment later it is the same one.
  }, [now, today, timeZone]);
  const heard = useMemo(() => {
    if (loadable.state !== 'ready') return null;
    const found = loadable.data.readings.rows.flatMap(({ mrTime, enteredBy }) => {
      const at = mrTime ? readStamp(mrTime) : null;
      return at ? { at, isTyped: enteredBy === 'patient' } : [];
    });
    return found.sort((a, b) => b.at.getTime() - a.at.getTime());
  }, [loadable]);
  const last = heard?.[0]?.at ?? null;
  const days = last ? daysBetween(localDay(last, timeZone), today) : null;
  const heardOn = new Set(heard?.map(({ at }) => localDay(at, timeZone)));
  // Of what was typed the device knows nothing.
  const [newest, before] = heard?.filter(({ isTyped }) => !isTyped) ?? [];
  const dayOf = ({ at }: { at: Date }) => localDay(at, timeZone);
  const isBack =
    newest !== undefined &&
    before !== undefined &&
    daysBetween(dayOf(newest), today) < limits.silentDays &&
    daysBetween(dayOf(before), dayOf(newest)) >= limits.silentDays;
  return {
    loadable,
    last,
    /** Full days since; `null`: there was never one. */
    days,
    isSilent: days === null || days >= limits.silentDays,
    /** When the device itself was heard again, after it was silent; `null`: it was not. */
    backSince: isBack ? newest.at : null,
    week: week.map((day): HeardDay => ({ day, isHeard: heardOn.has(day) })),
  };
}
