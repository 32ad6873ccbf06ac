import { useNoise, useServerNow } from '@rpm/api-client';
import { formatStamp, limits, type Noise, type NoisePeriod, noisePeriods } from '@rpm/domain';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { BellOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type AlertReader, dayOfStamp } from './alertLine.ts';
import { NoiseFilters, useNoiseProvider } from './NoiseFilters.tsx';
import { NoiseSideList } from './NoiseSideList.tsx';
import { NoiseCard, type NoiseHow, noiseColumns } from './noiseCells.tsx';
import { type NoiseLine, noiseLine, type ReviewAsked, rangeLine, wrongLine } from './noiseLine.ts';
import type { useAlertFilters } from './useAlertFilters.ts';

const limitReview = lazily(() => import('./LimitReview.tsx').then(({ LimitReview }) => LimitReview));

const tableOf = (how: NoiseHow) => ({
  caption: texts.limits.title,
  columns: noiseColumns(how),
  rowKey: ({ key }: NoiseLine) => key,
  card: (line: NoiseLine) => <NoiseCard line={line} how={how} />,
});

/** The tab of limits to review: what fires often for nothing, ranges whose time is wrong, wrong readings (r4). @see SCR-02 */
export function NoiseReport({ state }: { state: ReturnType<typeof useAlertFilters> }) {
  const { pages, days, change } = state;
  const of = useNoiseProvider(state.provider);
  const { page } = pages;
  const [sides, setSides] = useState({ ranges: 1, wrong: 1 });
  const { loadable } = useNoise({
    page: page - 1,
    rangesPage: sides.ranges - 1,
    wrongPage: sides.wrong - 1,
    ...(days !== noisePeriods[0] && { days }),
    ...(of.provider !== null && { provider: of.provider }),
  });
  const reader = { now: useServerNow(), place: useClock(browserTimeZone()), units: useUnits() };
  const [asked, setAsked] = useState<ReviewAsked | null>(null);
  const [openingKey, setOpeningKey] = useState<string | null>(null);
  const answered = loadable.state === 'ready' && !loadable.isUpdating ? loadable.data : null;
  const shown = (of: { total: number } | undefined, pageSize: number, at: number) =>
    of ? { total: of.total, pageSize, page: at } : null;
  useLastPage(shown(answered?.limits, limits.noiseRows, page), pages.onBeyond);
  useLastPage(shown(answered?.ranges, limits.noiseSideRows, sides.ranges), (ranges) =>
    setSides((before) => ({ ...before, ranges })),
  );
  useLastPage(shown(answered?.wrong, limits.noiseSideRows, sides.wrong), (wrong) =>
    setSides((before) => ({ ...before, wrong })),
  );
  const opened = useCallback(() => setOpeningKey(null), []);
  const review = (next: ReviewAsked) => {
    setAsked(next);
    setOpeningKey(next.key);
  };
  const how = { openingKey, review };
  return (
    <div className="flex flex-col gap-5">
      <NoiseFilters
        {...of}
        days={days}
        onChange={(next) => {
          setSides({ ranges: 1, wrong: 1 });
          change(next);
        }}
      />
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={<DataTable {...tableOf({ ...how, most: 0 })} rows={[]} skeletonRows={5} />}
      >
        {(noise, { isUpdating }) => (
          <>
            <Sums noise={noise} reader={reader} days={days} />
            <div className="grid items-start gap-5 min-[90rem]:grid-cols-[minmax(0,1fr)_20rem]">
              <Limits
                {...{ noise, reader, how, page, isUpdating, days }}
                onPage={(to) => change({ page: String(to) })}
              />
              <div className="grid min-w-0 items-start gap-5 max-[89.99rem]:lg:grid-cols-2">
                <NoiseSideList
                  {...texts.ranges}
                  lines={noise.ranges.result.rows.map((row, at) => rangeLine(row, at, reader))}
                  unreadable={noise.ranges.result.unreadable}
                  {...{ how, page: sides.ranges, total: noise.ranges.total }}
                  onPage={(ranges) => setSides({ ...sides, ranges })}
                />
                <NoiseSideList
                  {...texts.wrong}
                  lines={noise.wrong.result.rows.map(wrongLine)}
                  unreadable={noise.wrong.result.unreadable}
                  {...{ how, page: sides.wrong, total: noise.wrong.total }}
                  onPage={(wrong) => setSides({ ...sides, wrong })}
                />
              </div>
            </div>
          </>
        )}
      </Loaded>
      {asked && (
        <Needed lazy={limitReview} says={{ failed: texts.notOpened }}>
          {(LimitReview) => (
            <LimitReview
              key={`${asked.userId} ${asked.vital} ${asked.key}`}
              asked={asked}
              onOpen={opened}
              onClose={() => setAsked(null)}
            />
          )}
        </Needed>
      )}
    </div>
  );
}

/** How many alerts there were, and how many for nothing. */
function Sums({ noise, reader, days }: { noise: Noise; reader: AlertReader; days: NoisePeriod }) {
  const { alerts, withoutAction, ofLimits, fromTime } = noise;
  const percent = alerts === 0 ? 0 : Math.round((withoutAction / alerts) * 100);
  const sums = [
    [texts.sums.alerts({ days }), String(alerts)],
    [texts.sums.withoutAction, texts.share({ count: String(withoutAction), percent: String(percent) })],
    [texts.sums.ofLimits, String(ofLimits)],
  ] as const;
  return (
    <>
      <p className="pt-4 text-fg-muted">
        {texts.says({
          from: dayOfStamp(fromTime, reader),
          to: dayOfStamp(formatStamp(reader.now), reader),
        })}
      </p>
      <Card>
        <dl className="grid gap-4 sm:grid-cols-3">
          {sums.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-caption text-fg-muted">{name}</dt>
              <dd className="numeric text-h2">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

interface LimitsProps {
  noise: Noise;
  reader: AlertReader;
  how: Pick<NoiseHow, 'openingKey' | 'review'>;
  page: number;
  days: NoisePeriod;
  isUpdating: boolean;
  onPage: (page: number) => void;
}

function Limits({ noise: { limits: found }, reader, how, page, days, isUpdating, onPage }: LimitsProps) {
  const { rows, unreadable } = found.result;
  const most = Math.max(1, ...rows.map(({ fired }) => fired ?? 0));
  return (
    <Card title={texts.limits.title} actions={rows.length > 0 && <Legend />} isFlush isOpenOnPhone>
      <DataTable
        {...tableOf({ ...how, most })}
        rows={rows.map((row, at) => noiseLine(row, at, reader))}
        isUpdating={isUpdating}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<BellOff strokeWidth={1.5} />}
            title={texts.limits.empty}
            reason={texts.limits.emptyReason({ days })}
          />
        }
      />
      <RowsNotShown count={unreadable} className="px-5 py-3" />
      {rows.length > 0 && (
        <p className="px-5 py-3 text-caption text-fg-muted max-md:px-0">{texts.limits.foot}</p>
      )}
      {found.total > limits.noiseRows && (
        <Pagination
          page={page}
          pageSize={limits.noiseRows}
          total={found.total}
          range={texts.limits.range}
          onPage={onPage}
        />
      )}
    </Card>
  );
}

/** What the two parts of a bar are. */
const Legend = () => (
  <p className="flex flex-wrap gap-x-4 text-caption text-fg-muted">
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="hatched size-3 border border-reading-cautious-mark" />
      {texts.legend.without}
    </span>
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className="size-3 bg-brand-solid forced-colors:bg-[Highlight]" />
      {texts.legend.with}
    </span>
  </p>
);
