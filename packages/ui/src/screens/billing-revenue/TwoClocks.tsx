import { type BillLineDetail, daysFrom, type Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { cx } from 'class-variance-authority';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { monthText } from '../../parts/money/billMonth.ts';
import { DayDot, type PeriodDay, periodDay } from '../../parts/money/DayDot.tsx';
import { dayText } from '../../parts/money/dayText.ts';
import { PeriodSays } from '../../parts/money/PeriodSays.tsx';

const texts = billingWords.line;

interface TwoClocksProps {
  line: BillLineDetail;
  place: Place;
}

type Period = BillLineDetail['periods'][number];
type DayState = PeriodDay | 'outside';

/** From how many minutes on a day's bar is as high as it gets. */
const highestMinutes = 20;

/**
 * Both clocks on one calendar: device periods by their days, and the care month by its minutes, with Today (t2). It scrolls
 * in its own region where it is too wide, with today in view. @see SCR-04
 */
export function TwoClocks({ line, place }: TwoClocksProps) {
  const { periods, care, today } = line;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = box.current?.querySelector<HTMLElement>('[data-today]');
    if (box.current && at) box.current.scrollLeft = at.offsetLeft - box.current.clientWidth / 2;
  }, []);
  const starts = [care.start, ...periods.map(({ start }) => start)].sort();
  const ends = [care.end, ...periods.map(({ end }) => end)].sort();
  const days = daysFrom(starts[0] ?? care.start, ends.at(-1) ?? care.end);
  const work = new Map(care.days.map((each) => [each.day, each]));
  const inMonth = (day: string) => day >= care.start && day <= care.end;
  return (
    <Card title={texts.clocks} actions={<Legend />}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {periods.length === 0 && <p className="text-fg-muted">{texts.noPeriod}</p>}
          {periods.map((period) => (
            <div key={period.start}>
              <strong>{texts.period}</strong>
              <PeriodSays period={period} place={place} />
            </div>
          ))}
          <div>
            <strong>{texts.careMonth}</strong>
            <p>{`${texts.minutes({ count: care.minutes })}, ${texts.contacts({ count: care.contacts })}`}</p>
            <p className="text-caption text-fg-muted">
              {texts.span({ from: dayText(care.start, place), to: dayText(care.end, place) })}
            </p>
          </div>
        </div>
        <section
          ref={box}
          aria-label={billMonthWords.calendar}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
          tabIndex={0}
          className="relative overflow-x-auto pb-1"
        >
          <ol className="flex min-w-max gap-0.5">
            {days.map((day, at) => {
              const state = stateOf(day, periods, today);
              const done = work.get(day);
              const isToday = day === care.today;
              return (
                <li
                  key={day}
                  data-today={isToday || undefined}
                  className={cx(
                    'flex w-7 flex-none flex-col items-center gap-1 rounded-xs pt-1 text-caption',
                    isToday && 'outline outline-dashed outline-1 outline-fg',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className="h-4 self-start whitespace-nowrap font-semibold leading-4"
                  >
                    {beginsMonth(day, at) && asBeginning(monthText(day.slice(0, 7), place))}
                  </span>
                  <span aria-hidden="true" className={cx('numeric', isToday && 'font-semibold')}>
                    {Number(day.slice(8))}
                  </span>
                  <span
                    aria-hidden="true"
                    className={cx(
                      'grid h-7 w-full place-items-center',
                      state !== 'outside' && 'bg-surface-selected',
                    )}
                  >
                    {state !== 'outside' && <DayDot state={state} />}
                  </span>
                  <span
                    aria-hidden="true"
                    className={cx(
                      'flex h-16 w-full flex-col items-center justify-end',
                      inMonth(day) && 'border-line-control border-b bg-surface-selected',
                    )}
                  >
                    {done?.hasContact && <Phone strokeWidth={1.75} className="size-3.5 flex-none" />}
                    {done && <span className="numeric leading-4">{done.minutes}</span>}
                    {done && (
                      <span
                        className="w-3 rounded-t-xs bg-brand-solid forced-colors:bg-[CanvasText]"
                        style={{
                          height: `${Math.max(2, (Math.min(done.minutes, highestMinutes) / highestMinutes) * 28)}px`,
                        }}
                      />
                    )}
                  </span>
                  {isToday && (
                    <span aria-hidden="true" className="relative -mx-2 bg-surface px-0.5 font-semibold">
                      {billMonthWords.today}
                    </span>
                  )}
                  <span className="sr-only">{dayWords(day, state, done, isToday, place)}</span>
                </li>
              );
            })}
          </ol>
        </section>
      </div>
    </Card>
  );
}

function stateOf(day: string, periods: readonly Period[], today: string): DayState {
  const period = periods.find(({ start, end }) => day >= start && day <= end);
  return period ? periodDay(day, period, today) : 'outside';
}

/** Over which days the month is named: its first, and the first of all where there is room beside the next. */
const beginsMonth = (day: string, at: number) => {
  const date = Number(day.slice(8));
  return date === 1 || (at === 0 && date < 26);
};

/** What a day says to who does not see it. */
function dayWords(
  day: string,
  state: DayState,
  done: BillLineDetail['care']['days'][number] | undefined,
  isToday: boolean,
  place: Place,
): string {
  return [
    `${dayText(day, place)}${isToday ? ` (${billMonthWords.today})` : ''}`,
    ...(state === 'outside' ? [] : [texts[state]]),
    ...(done ? [texts.minutes({ count: done.minutes })] : []),
    ...(done?.hasContact ? [billMonthWords.dayContact] : []),
  ].join(', ');
}

const Legend = () => (
  <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-fg-muted">
    {(['withReadings', 'without', 'possible'] as const).map((state) => (
      <span key={state} className="flex items-center gap-1.5">
        <DayDot state={state} />
        {texts[state]}
      </span>
    ))}
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="h-3.5 w-2.5 rounded-xs bg-brand-solid forced-colors:bg-[CanvasText]"
      />
      {billMonthWords.minutes}
    </span>
    <span className="flex items-center gap-1.5">
      <Phone aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
      {texts.contact}
    </span>
  </span>
);
