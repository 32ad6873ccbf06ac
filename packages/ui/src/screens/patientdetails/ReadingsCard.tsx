import { useVitalDetails } from '@rpm/api-client';
import {
  type Bounds,
  boundStamps,
  messages,
  recordMessages,
  type VitalKind,
  vitalParameters,
} from '@rpm/domain';
import { useState } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Loaded, RowsNotShown } from '../../layout/Loaded/index.ts';
import { ReadingsTable } from './ReadingsTable.tsx';

export interface ReadingsCardProps {
  userId: string;
  vital: VitalKind;
  /** The same stretch of time as the chart's; `null` for all. */
  bounds: Bounds | null;
  /** Whether the stretch is known. */
  isReady: boolean;
  timeZone: string;
}

const { readings: texts } = recordMessages.record;
const PAGE_ROWS = 10;

/** The readings of the chart as a table, a page at a time. */
export function ReadingsCard({ userId, vital, bounds, isReady, timeZone }: ReadingsCardProps) {
  const [page, setPage] = useState(1);
  const { loadable } = useVitalDetails(isReady ? userId : null, vital, {
    page: page - 1,
    noOfRows: PAGE_ROWS,
    ...(bounds && boundStamps(bounds)),
  });
  const table = { vital, timeZone };
  return (
    <Card title={texts.title} note={vitalParameters[vital][0]?.unit} isFlush>
      <Loaded
        loadable={loadable}
        what={texts.what}
        headingLevel={3}
        skeleton={<ReadingsTable {...table} rows={[]} skeletonRows={PAGE_ROWS} />}
      >
        {({ result: { rows, unreadable }, total }, { isUpdating }) => (
          <>
            <ReadingsTable {...table} rows={rows} isUpdating={isUpdating} />
            {total === 0 && (
              <p className="px-5 py-6 text-fg-muted">{messages.dashboard.noReadingsInPeriod}</p>
            )}
            <RowsNotShown count={unreadable} className="px-5 py-3" />
            {total > PAGE_ROWS && (
              <Pagination
                isNarrow
                page={page}
                pageSize={PAGE_ROWS}
                total={total}
                noun={texts.noun}
                onPage={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
