import { useVitalDetails } from '@rpm/api-client';
import { type Bounds, boundStamps, type VitalKind, vitalMeasure } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { recordWords } from '@rpm/domain/words/record';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { ExportButton } from '../../parts/export/ExportButton.tsx';
import type { LimitsOfVital } from '../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';

export interface ReadingsCardProps {
  userId: string;
  vital: VitalKind;
  /** Those that stand beside the table, as far as they are known. */
  limits: LimitsOfVital | null;
  /** The same stretch of time as the chart's; `null` for all. */
  bounds: Bounds | null;
  /** Whether the stretch is known. */
  isReady: boolean;
  timeZone: string;
}

const exportReadings = lazily(() =>
  import('./ExportReadings.tsx').then(({ ExportReadings }) => ExportReadings),
);
const { readings: texts } = recordWords.record;
const PAGE_ROWS = 10;

/** The readings of the chart as a table, a page at a time. */
export function ReadingsCard({ userId, vital, limits, bounds, isReady, timeZone }: ReadingsCardProps) {
  const [page, setPage] = useState(1);
  const { loadable } = useVitalDetails(isReady ? userId : null, vital, {
    page: page - 1,
    noOfRows: PAGE_ROWS,
    ...(bounds && boundStamps(bounds)),
  });
  const total = loadable.state === 'ready' ? loadable.data.total : null;
  const measure = vitalMeasure(vital, useUnits());
  const table = { vital, limits, timeZone };
  return (
    <Card
      title={texts.title}
      note={measure.unit}
      isFlush
      actions={
        <ExportButton dialog={exportReadings} isDisabled={total === null}>
          {(ExportReadings, onClose) =>
            total !== null && (
              <ExportReadings
                filters={{ userId, vital, ...(bounds && boundStamps(bounds)) }}
                total={total}
                onClose={onClose}
              />
            )
          }
        </ExportButton>
      }
    >
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<ReadingsTable {...table} rows={[]} skeletonRows={PAGE_ROWS} />}
      >
        {({ result: { rows, unreadable }, total: count }, { isUpdating }) => (
          <>
            <ReadingsTable {...table} rows={rows} isUpdating={isUpdating} />
            {count === 0 && <p className="px-5 py-6 text-fg-muted">{dashboardWords.noReadingsInPeriod}</p>}
            <RowsNotShown count={unreadable} className="px-5 py-3" />
            {count > PAGE_ROWS && (
              <Pagination
                isNarrow
                page={page}
                pageSize={PAGE_ROWS}
                total={count}
                range={texts.range}
                onPage={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
