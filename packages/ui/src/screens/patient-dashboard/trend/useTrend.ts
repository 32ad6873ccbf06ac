import { useServerNow, useVitalCourse } from '@rpm/api-client';
import {
  addDays,
  type Bounds,
  type CalendarDate,
  limits,
  localDay,
  monthBounds,
  oldestFirst,
  type ReadingClass,
  readCalendarDate,
  readStamp,
  type Trend,
  trendOf,
  type VitalKind,
  weekBounds,
} from '@rpm/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlace } from '../../../hooks/usePlace.ts';

export type Span = 'week' | 'month';

/** Which days are shown. It stands in the address, so that it survives a new load and Back. */
export function useSpan() {
  const [search, setSearch] = useSearchParams();
  const span: Span = search.get('span') === 'month' ? 'month' : 'week';
  const asked = Number(search.get('before') ?? 0);
  const before = Number.isInteger(asked) ? Math.min(limits.trendSpansBack, Math.max(0, asked)) : 0;
  const show = (next: Span, back: number, onPaper = false) =>
    setSearch((old) => {
      const changed = new URLSearchParams(old);
      changed.set('span', next);
      if (back > 0) changed.set('before', String(back));
      else changed.delete('before');
      if (onPaper) changed.set('print', '1');
      else changed.delete('print');
      return changed;
    });
  /** It was printed: neither Back nor a new load does it again. */
  const endPrint = () =>
    setSearch(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('print');
        return changed;
      },
      { replace: true },
    );
  const wantsPrint = span === 'month' && search.get('print') === '1';
  return { span, before, show, canGoBack: before < limits.trendSpansBack, wantsPrint, endPrint };
}

/** No day of ours is unreadable. */
const epoch: CalendarDate = { year: 1970, month: 1, day: 1 };

/** The bounds of a span, so many of them before the present one. */
function boundsOf(span: Span, back: number, today: CalendarDate, timeZone: string): Bounds {
  if (span === 'week') return weekBounds(addDays(today, -7 * back), timeZone);
  const months = today.year * 12 + today.month - 1 - back;
  return monthBounds({ year: Math.floor(months / 12), month: (months % 12) + 1 }, timeZone);
}

/** A reading of the list. */
export interface TrendRow {
  at: Date;
  values: Readonly<Record<string, number>>;
  class: ReadingClass;
  /** Its patient alone stands for it. */
  isTyped: boolean;
}

/** A span of a vital's readings, and what they say against the span before. */
export function useTrend(userId: string, vital: VitalKind, timeZone: string) {
  const now = useServerNow();
  const place = usePlace(timeZone);
  const { span, before, ...rest } = useSpan();
  const day = localDay(now, timeZone);
  const [bounds, boundsBefore] = useMemo(() => {
    const today = readCalendarDate(day) ?? epoch;
    return [boundsOf(span, before, today, timeZone), boundsOf(span, before + 1, today, timeZone)];
  }, [span, before, day, timeZone]);
  const { loadable } = useVitalCourse(userId, vital, bounds);
  const earlier = useVitalCourse(userId, vital, boundsBefore).loadable;
  const read = loadable.state === 'ready' ? loadable.data : null;
  const readBefore = earlier.state === 'ready' ? earlier.data : null;
  const rows = useMemo(() => (read ? rowsOf(read.readings.rows) : []), [read]);
  const trend: Trend = useMemo(
    () => trendOf(vital, rows, readBefore ? rowsOf(readBefore.readings.rows) : [], timeZone),
    [vital, rows, readBefore, timeZone],
  );
  const points = useMemo(() => (read ? oldestFirst(read.readings.rows, place.onBad) : []), [read, place]);
  return { now, place, span, before, ...rest, bounds, loadable, earlier, rows, trend, points };
}

type Row = {
  mrTime: string | null;
  values: Record<string, number> | null;
  class: ReadingClass | null;
  enteredBy?: unknown;
};

/** Newest first; what has no time, no value or no class says nothing of a trend. */
function rowsOf(all: readonly Row[]): TrendRow[] {
  return all
    .flatMap(({ mrTime, values, class: reading, enteredBy }) => {
      const at = mrTime === null ? null : readStamp(mrTime);
      return at && values && reading
        ? [{ at, values, class: reading, isTyped: enteredBy === 'patient' }]
        : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
