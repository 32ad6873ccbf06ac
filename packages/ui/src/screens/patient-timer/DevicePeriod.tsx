import { useBillLine } from '@rpm/api-client';
import { daysFrom, type Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { DayDot, periodDay } from '../../parts/money/DayDot.tsx';
import { PeriodSays } from '../../parts/money/PeriodSays.tsx';

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
            {periods.map((period) => (
              <li key={period.start} className="flex flex-col gap-1">
                <span className="flex flex-wrap gap-1">
                  {daysFrom(period.start, period.end).map((day) => (
                    <DayDot key={day} state={periodDay(day, period, today)} />
                  ))}
                </span>
                <PeriodSays period={period} place={place} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
