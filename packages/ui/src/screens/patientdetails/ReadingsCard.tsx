import { useVitalDetails } from '@rpm/api-client';
import { type Bounds, boundStamps, type VitalKind, vitalMeasure } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { recordWords } from '@rpm/domain/words/record';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
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
  const measure = vitalMeasure(vital, useUnits());
  const table = { vital, limits, timeZone };
  return (
    <Card title={texts.title} note={measure.unit} isFlush>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<ReadingsTable {...table} rows={[]} skeletonRows={PAGE_ROWS} />}
      >
        {({ result: { rows, unreadable }, total }, { isUpdating }) => (
          <>
            <ReadingsTable {...table} rows={rows} isUpdating={isUpdating} />
            {total === 0 && <p className="px-5 py-6 text-fg-muted">{dashboardWords.noReadingsInPeriod}</p>}
            <RowsNotShown count={unreadable} className="px-5 py-3" />
            {total > PAGE_ROWS && (
              <Pagination
                isNarrow
                page={page}
                pageSize={PAGE_ROWS}
                total={total}
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
