import { useBillLine } from '@rpm/api-client';
import { daysFrom, type Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { DayDot, periodDay } from '../../parts/money/DayDot.tsx';
import { dayText } from '../../parts/money/dayText.ts';

const { line: texts } = billingWords;

interface DevicePeriodProps {
  userId: string;
  /** `YYYY-MM` */
  month: string;
  place: Place;
}

/** The other clock of a patient, beside the minutes and never mixed with them: the device period, day by day (s1). @see SCR-03 */
export function DevicePeriod({ userId, month, place }: DevicePeriodProps) {
  const { loadable } = useBillLine(userId, month);
  return (
    <Card title={texts.period}>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="long" />}
        isEmpty={({ periods }) => periods.length === 0}
        empty={<p className="text-fg-muted">{texts.noPeriod}</p>}
      >
        {({ periods, today }) => (
          <ul className="flex flex-col gap-4">
            {periods.map((period) => {
              const { start, end, days, isOver, code } = period;
              const told = { count: days.length, day: dayText(end, place) };
              const ended =
                code === null ? billMonthWords.endedNone(told) : billMonthWords.ended({ ...told, code });
              return (
                <li key={start} className="flex flex-col gap-1">
                  <span className="flex flex-wrap gap-1">
                    {daysFrom(start, end).map((day) => (
                      <DayDot key={day} state={periodDay(day, period, today)} />
                    ))}
                  </span>
                  <b>{isOver ? ended : texts.days({ count: days.length })}</b>
                  <span className="text-caption text-fg-muted">
                    {texts.span({ from: dayText(start, place), to: dayText(end, place) })}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
