import { useServerNow, useTimeline } from '@rpm/api-client';
import {
  boundStamps,
  formatInstant,
  formatStamp,
  localDay,
  monthBounds,
  readCalendarDate,
  readStamp,
  startOfDay,
  type TimelineKind,
  type TimelineQuery,
  timelineKinds,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { vitalWords } from '@rpm/domain/words/vital';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { DaySection } from './DaySection.tsx';
import type { PathOf } from './EntryRow.tsx';
import { TimelineFilter } from './TimelineFilter.tsx';
import { type Entry, marksOf, timelineDays } from './timelineDays.ts';

export interface TimelineListProps {
  /** The own timeline, or one that somebody shares. */
  source: 'own' | 'friend';
  /** Whose it is. */
  userId: string;
  timeZone: string;
  /** The one kind that is shown, where there is no choice. */
  only?: TimelineKind | null;
  /** Where a thing has a page of its own. */
  pathOf?: PathOf;
  /** Stands below the filter where there is room. It gets what is shown, newest first. */
  aside?: (entries: readonly Entry[]) => ReactNode;
}

const monthPattern = /^(\d{4})-(\d{2})$/;

/** What lies in a month, as the call asks for it. */
function queryOf(kind: TimelineKind | null, month: string | null, timeZone: string): TimelineQuery {
  const [, year, number] = monthPattern.exec(month ?? '') ?? [];
  const asked = kind ? { kind } : {};
  if (!year || !number) return asked;
  const { start, end } = monthBounds({ year: Number(year), month: Number(number) }, timeZone);
  return {
    ...asked,
    from: boundStamps({ start, end }).start,
    before: formatStamp(new Date(end.getTime() + 1000)),
  };
}

/** The months from the first thing to now, newest first. */
function monthsBack(oldest: string | null, now: Date, timeZone: string): string[] {
  const first = oldest === null ? null : readStamp(oldest);
  if (!first) return [];
  const months: string[] = [];
  const last = localDay(first, timeZone).slice(0, 7);
  let [year = 0, month = 0] = localDay(now, timeZone).split('-').map(Number);
  for (let at = ''; at !== last && months.length < 240; ) {
    at = `${year}-${String(month).padStart(2, '0')}`;
    if (at < last) break;
    months.push(at);
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  return months;
}

/**
 * The days of a timeline, newest first, with the filter that the address keeps. It is the same for the own timeline and
 * for one that is shared.
 *
 * @see SCR-07
 */
export function TimelineList({ source, userId, timeZone, only = null, pathOf, aside }: TimelineListProps) {
  const [search, setSearch] = useSearchParams();
  const kind = only ?? timelineKinds.find((each) => each === search.get('kind')) ?? null;
  const askedMonth = search.get('month');
  const month = askedMonth && isMonth(askedMonth) ? askedMonth : null;
  const [pages, setPages] = useState(1);
  const { loadable } = useTimeline(source, userId, queryOf(kind, month, timeZone), pages);
  const now = useServerNow();
  const place = usePlace(timeZone);
  const data = loadable.state === 'ready' ? loadable.data : null;
  const days = useMemo(() => (data ? timelineDays(data.entries, timeZone) : []), [data, timeZone]);
  // Of which time all readings are here: to the minute, so that a clock that ticks changes nothing.
  const end = data?.asked.before === undefined ? null : readStamp(data.asked.before);
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  const to = Math.min(end?.getTime() ?? minute, minute);
  const from = data?.next ?? data?.asked.from ?? null;
  const marks = useMemo(
    () => marksOf(data?.entries ?? [], { from: from === null ? null : readStamp(from), to: new Date(to) }),
    [data, from, to],
  );
  const firstNew = useRef<HTMLHeadingElement>(null);
  const [seenDays, setSeenDays] = useState<number | null>(null);
  const isLonger = seenDays !== null && days.length > seenDays;
  useEffect(() => {
    if (!isLonger) return;
    firstNew.current?.focus();
    setSeenDays(null);
  }, [isLonger]);

  const choose = (name: 'kind' | 'month', value: string | null) => {
    setPages(1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const clear = () => {
    setPages(1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('kind');
        next.delete('month');
        return next;
      },
      { replace: true },
    );
  };
  /** 'Today', 'Yesterday', or the day of the week; and the date. */
  const named = (day: string) => {
    const date = readCalendarDate(day);
    if (!date) return { near: loadWords.unknown, date: '' };
    // Noon, which every day of every zone has once.
    const noon = new Date(startOfDay(date, timeZone).getTime() + 12 * 3_600_000);
    const today = localDay(now, timeZone);
    const before = localDay(new Date(now.getTime() - 86_400_000), timeZone);
    const weekday = asBeginning(formatInstant(noon, 'weekday', place) ?? '');
    return {
      near: day === today ? texts.today : day === before ? texts.yesterday : weekday,
      date: formatInstant(noon, 'date', place) ?? '',
    };
  };
  const months = (loadable.state === 'ready' ? monthsBack(loadable.data.oldest, now, timeZone) : []).map(
    (value) => ({ value, label: monthName(value) }),
  );
  function monthName(value: string) {
    const [year = 0, number = 1] = value.split('-').map(Number);
    const { start } = monthBounds({ year, month: number }, timeZone);
    return asBeginning(formatInstant(start, 'monthYear', place) ?? value);
  }

  return (
    <Loaded
      loadable={loadable}
      says={texts.loading}
      headingLevel={2}
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton shape="control" />
          <Skeleton shape="chart" />
          <Skeleton shape="chart" />
        </div>
      }
    >
      {({ kinds, next, unreadable, missing, entries }, { isUpdating }) => (
        <div className="grid @min-[76rem]/page:grid-cols-[minmax(0,1fr)_21rem] grid-cols-[minmax(0,1fr)] items-start gap-6">
          <div className="@min-[76rem]/page:col-start-2 flex flex-col gap-4">
            <Card title={texts.show}>
              <TimelineFilter
                kinds={only ? [] : kinds}
                kind={kind}
                onKind={(value) => choose('kind', value)}
                months={months}
                month={month}
                onMonth={(value) => choose('month', value)}
              />
            </Card>
            <div className="@max-[76rem]/page:hidden">{aside?.(entries)}</div>
          </div>
          <div
            aria-busy={isUpdating || undefined}
            className="@min-[76rem]/page:col-start-1 @min-[76rem]/page:row-start-1 flex min-w-0 flex-col gap-4"
          >
            {missing.map((each) => (
              <Banner
                key={each}
                kind="warning"
                announce="status"
                action={
                  loadable.state !== 'loading' && (
                    <Button onClick={() => loadable.retry()}>{loadWords.retry}</Button>
                  )
                }
              >
                {texts.missing[each]}
              </Banner>
            ))}
            {days.length === 0 && missing.length === 0 && (
              <Card>
                <EmptyState
                  headingLevel={2}
                  icon={<CalendarDays strokeWidth={1.5} />}
                  title={month ? texts.noneInMonth : kind ? texts.noneOf[kind] : texts.empty}
                  reason={
                    month || kind ? undefined : source === 'own' ? texts.emptyReason : texts.emptyShared
                  }
                  action={(month || (kind && !only)) && <Button onClick={clear}>{texts.clear}</Button>}
                />
              </Card>
            )}
            {days.map((day, at) => (
              <DaySection
                key={day.day}
                ref={at === seenDays ? firstNew : undefined}
                day={day}
                timeZone={timeZone}
                pathOf={pathOf}
                marks={marks}
                entered={source === 'own' ? texts.entered : vitalWords.entered}
                isOpen={at === 0}
                {...named(day.day)}
              />
            ))}
            <RowsNotShown count={unreadable} className="" />
            <p role="status" className="sr-only">
              {texts.shown({ count: days.length })}
            </p>
            {next !== null && (
              <div className="flex justify-center">
                <Button
                  busy={seenDays !== null && isUpdating ? texts.olderBusy : undefined}
                  onClick={() => {
                    setSeenDays(days.length);
                    setPages(pages + 1);
                  }}
                >
                  {texts.older}
                </Button>
              </div>
            )}
            <div className="@min-[76rem]/page:hidden">{aside?.(entries)}</div>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** A month that there is. */
function isMonth(text: string): boolean {
  const number = Number(monthPattern.exec(text)?.[2]);
  return number >= 1 && number <= 12;
}
