import type { Loadable, VitalCourse } from '@rpm/api-client';
import {
  calendarDateOf,
  oldestFirst,
  type Period,
  periods,
  type VitalKind,
  vitalMeasure,
  vitalParameters,
  weekBounds,
} from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { useMemo } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TrendChart } from '../../components/TrendChart/TrendChart.tsx';
import { TrendLegend } from '../../components/TrendChart/TrendLegend.tsx';
import { parameterName, vitalName } from '../../hooks/names.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type LimitsOfVital, noLimits } from './limitsOf.ts';

export interface TrendCardProps {
  vital: VitalKind;
  period: Period;
  onPeriod: (period: Period) => void;
  course: Loadable<VitalCourse>;
  /** `null` while they are on their way, or when they could not be loaded: the chart does not wait for them. */
  limits: LimitsOfVital | null;
  areLimitsMissing: boolean;
  now: Date;
  timeZone: string;
  /** A moment that the chart marks, such as the last look. */
  moment?: { at: Date; name: string } | undefined;
}

const { vitals: texts } = recordWords.record;
const periodLabels: Record<Period, string> = {
  week: dashboardWords.week,
  month: dashboardWords.month,
  overall: dashboardWords.overall,
};
const periodOptions = periods.map((value) => ({ value, label: periodLabels[value] }));

/** How a vital went in a week of seven days, this month, or from the first reading on. */
export function TrendCard({ vital, period, onPeriod, course, ...rest }: TrendCardProps) {
  return (
    <Card
      title={vitalName(vital)}
      actions={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <TrendLegend />
          <div className="print:hidden">
            <SegmentedControl
              name={texts.period}
              options={periodOptions}
              value={period}
              onChange={onPeriod}
            />
          </div>
        </div>
      }
    >
      <Loaded
        loadable={course}
        says={texts.courseLoading}
        headingLevel={3}
        skeleton={<ChartSkeleton panels={vitalParameters[vital].length} />}
        isEmpty={({ readings }) => readings.rows.length + readings.unreadable === 0}
        empty={
          <EmptyState
            headingLevel={3}
            title={period === 'overall' ? dashboardWords.noReadings : dashboardWords.noReadingsInPeriod}
            reason={period === 'overall' ? texts.noneReason : texts.emptyReason}
          />
        }
      >
        {(data, { isUpdating }) => <Course data={data} isUpdating={isUpdating} {...rest} />}
      </Loaded>
    </Card>
  );
}

type CourseProps = Pick<TrendCardProps, 'limits' | 'areLimitsMissing' | 'now' | 'timeZone' | 'moment'> & {
  data: VitalCourse;
  isUpdating: boolean;
};

/** The chart, and what is to be known of it. It shows the stretch of time that its readings are of. */
function Course({ data, isUpdating, limits, areLimitsMissing, now, timeZone, moment }: CourseProps) {
  const { vital, bounds, readings, total } = data;
  const place = usePlace(timeZone);
  const units = useUnits();
  const { onBad } = place;
  const points = useMemo(() => oldestFirst(readings.rows, onBad), [readings, onBad]);
  const parameters = useMemo(
    () =>
      vitalParameters[vital].map(({ parameter }) => ({
        parameter,
        name: parameterName(parameter),
        measure: vitalMeasure(vital, units),
        limits: limits?.get(parameter) ?? noLimits,
      })),
    [vital, limits, units],
  );
  const unreadable = readings.unreadable + missingFrom(readings.rows);
  // Days that are still to come would only make the others narrow.
  const { end: endOfToday } = weekBounds(calendarDateOf(now, timeZone), timeZone);
  const frame = bounds && { start: bounds.start, end: bounds.end < endOfToday ? bounds.end : endOfToday };
  const notes = [
    areLimitsMissing && texts.limitsMissing,
    unreadable > 0 && loadWords.rowsNotShown({ count: unreadable }),
    total > readings.rows.length + readings.unreadable && texts.newestOnly({ shown: points.length, total }),
  ].filter((note) => note !== false);
  return (
    <div aria-busy={isUpdating || undefined} data-updating={isUpdating || undefined} className="veil">
      <TrendChart
        name={vitalName(vital)}
        parameters={parameters}
        readings={points}
        place={place}
        moment={moment}
        {...frame}
      />
      <div className="pt-2 text-caption text-fg-muted">
        {notes.length > 0 && <p role="status">{notes.join(' ')}</p>}
        {limits && <p>{texts.bandsNote}</p>}
      </div>
    </div>
  );
}

/** How many readings have no time or no value, and so no place in a chart. */
const missingFrom = (rows: VitalCourse['readings']['rows']) =>
  rows.filter(({ mrTime, values }) => mrTime === null || values === null).length;

function ChartSkeleton({ panels }: { panels: number }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: panels }, (_, at) => `panel ${at}`).map((key) => (
        <Skeleton key={key} shape="chart" />
      ))}
    </div>
  );
}
