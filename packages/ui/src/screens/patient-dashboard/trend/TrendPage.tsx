import { usePatientInfo, useRanges, useUrgentReading, useVitalLimits } from '@rpm/api-client';
import {
  formatStamp,
  guardedRoutes,
  monthsSince,
  parseStamp,
  talkPath,
  type VitalKind,
  vitalMeasure,
  vitalParameters,
} from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { recordWords } from '@rpm/domain/words/record';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { ArrowLeft, MessagesSquare, Printer } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TrendChart } from '../../../components/TrendChart/TrendChart.tsx';
import { TrendLegend } from '../../../components/TrendChart/TrendLegend.tsx';
import { vitalName } from '../../../hooks/names.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { type LimitsOfVital, limitsOf, noLimits } from '../../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import { ListenButton } from '../ListenButton.tsx';
import { normalWords } from '../normalWords.ts';
import { plainName } from '../plainName.ts';
import { EveryReading } from './EveryReading.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { PrintNow } from './PrintNow.tsx';
import { TrendFacts } from './TrendFacts.tsx';
import { TrendSentence } from './TrendSentence.tsx';
import { TrendSteps } from './TrendSteps.tsx';
import { useTrend } from './useTrend.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;
const spans = (['week', 'month'] as const).map((value) => ({ value, label: texts.spans[value] }));

interface TrendPageProps {
  userId: string;
  vital: VitalKind;
  timeZone: string;
}

/** `/patient-dashboard?vital=…`: how one vital went, in words first, then figures, a chart and every reading. @see PDB-07 */
export function TrendPage({ userId, vital, timeZone }: TrendPageProps) {
  const trend = useTrend(userId, vital, timeZone);
  const { loadable, rows, span, bounds, show } = trend;
  const { loadable: allLimits } = useVitalLimits(userId);
  const limits = allLimits.state === 'ready' ? limitsOf(allLimits.data, vital) : null;
  // The sheet names the patient: it is printed when that is known, or cannot be.
  const { loadable: info } = usePatientInfo(span === 'month' ? userId : null);
  const { loadable: ranges } = useRanges(span === 'month' ? userId : null);
  const { loadable: urgent } = useUrgentReading();
  const isComing = [info, ranges, trend.earlier].some(({ state }) => state === 'loading');
  const spoken = useRef<HTMLDivElement>(null);
  const shown = useShownTime(timeZone);
  const [newest] = rows;
  const about = newest && { vital, time: formatStamp(newest.at) };
  const days = texts.span({ from: shown(bounds.start, 'date'), to: shown(bounds.end, 'date') });
  return (
    <Page
      title={vitalName(vital)}
      isShort
      back={
        <div className="print:hidden">
          <Link to={guardedRoutes.patientDashboard.paths[0]} look="alone" icon={<ArrowLeft {...icon} />}>
            {texts.back}
          </Link>
        </div>
      }
      actions={
        <div className="print:hidden">
          <ListenButton of={spoken} />
        </div>
      }
    >
      <div className="mb-4 w-80 max-w-full print:hidden">
        <SegmentedControl
          name={texts.spans.label}
          options={spans}
          value={span}
          onChange={(next) => show(next, 0)}
        />
      </div>
      <Loaded
        loadable={loadable}
        says={recordWords.record.vitals.courseLoading}
        headingLevel={2}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={({ readings }) => readings.rows.length + readings.unreadable === 0}
        empty={
          <div className="rounded-xl border border-line bg-surface">
            <EmptyState headingLevel={2} title={texts.none} reason={texts.noneReason} />
          </div>
        }
      >
        {({ readings }, { isUpdating }) => (
          <>
            <div
              ref={spoken}
              aria-busy={isUpdating || undefined}
              className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-4 print:hidden"
            >
              <div className="flex min-w-0 flex-col gap-4">
                <TrendSentence vital={vital} {...trend} />
                <TrendFacts vital={vital} timeZone={timeZone} {...trend} />
                <RangeChange userId={userId} vital={vital} trend={trend} timeZone={timeZone} />
                <Course vital={vital} limits={limits} trend={trend} />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <EveryReading vital={vital} rows={rows} timeZone={timeZone} />
                <RowsNotShown count={readings.unreadable} className="" />
                <Button
                  wide
                  busy={span === 'month' && isComing ? texts.printWaits : undefined}
                  icon={<Printer {...icon} />}
                  onClick={() => {
                    if (span === 'month') window.print();
                    // A week has no sheet: its month is shown, and goes to the printer as soon as it is there.
                    else show('month', monthsSince(rows[0]?.at ?? bounds.end, trend.now, timeZone), true);
                  }}
                >
                  {texts.print}
                </Button>
                <Link to={talkPath(about)} look="secondary" icon={<MessagesSquare {...icon} />}>
                  {texts.ask}
                </Link>
              </div>
            </div>
            {span === 'month' && (
              <MonthSheet
                info={info}
                vital={vital}
                limits={limits}
                timeZone={timeZone}
                trend={trend}
                ranges={ranges.state === 'ready' ? ranges.data.rows : []}
                phone={urgent.state === 'ready' ? urgent.data.clinic.guidance.phone || null : null}
              />
            )}
            {trend.wantsPrint && !isComing && !isUpdating && <PrintNow onPrinted={trend.endPrint} />}
          </>
        )}
      </Loaded>
      <TrendSteps {...trend} days={days} />
    </Page>
  );
}

interface RangeChangeProps {
  userId: string;
  vital: VitalKind;
  trend: ReturnType<typeof useTrend>;
  timeZone: string;
}

/** When the limits changed on the days that are shown: the words go by those of each day, the chart shows those of now. */
function RangeChange({ userId, vital, trend: { bounds, now, place }, timeZone }: RangeChangeProps) {
  const { loadable } = useRanges(userId);
  const shown = useShownTime(timeZone);
  const starts = (loadable.state === 'ready' ? loadable.data.rows : []).flatMap((range) => {
    const at =
      range.vital === vital && range.startDateTime ? parseStamp(range.startDateTime, place.onBad) : null;
    return at && at > bounds.start && at <= bounds.end && at <= now ? [at] : [];
  });
  const [last] = starts.sort((a, b) => b.getTime() - a.getTime());
  return last && <Banner kind="info">{texts.rangeChanged({ day: shown(last, 'date') })}</Banner>;
}

interface CourseProps {
  vital: VitalKind;
  limits: LimitsOfVital | null;
  trend: ReturnType<typeof useTrend>;
}

/** The chart: each number apart, with the normal band. */
function Course({ vital, limits, trend: { points, place, bounds, now, span } }: CourseProps) {
  const units = useUnits();
  const parameters = useMemo(
    () =>
      vitalParameters[vital].map(({ parameter }) => {
        const [own, measure] = [limits?.get(parameter) ?? noLimits, vitalMeasure(vital, units)];
        const span = normalWords(own, measure);
        return {
          parameter,
          name: plainName(parameter),
          measure,
          limits: own,
          note: span ? patientWords.patientDashboard.normal({ span }) : undefined,
        };
      }),
    [vital, limits, units],
  );
  return (
    <Card title={vitalName(vital)}>
      <TrendChart
        name={vitalName(vital)}
        parameters={parameters}
        readings={points}
        place={place}
        start={bounds.start}
        end={bounds.end < now ? bounds.end : now}
        figures={span === 'week' ? 'all' : 'ends'}
        isNormalOnly
      />
      <div className="mt-3">
        <TrendLegend />
      </div>
    </Card>
  );
}
