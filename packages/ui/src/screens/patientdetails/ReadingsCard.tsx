import { useVitalDetails } from '@rpm/api-client';
import {
  type Bounds,
  boundStamps,
  messages,
  type ReadingClass,
  spaced,
  type VitalKind,
  valuesText,
  vitalParameters,
} from '@rpm/domain';
import { useMemo, useState } from 'react';
import { Card } from '../../components/Card/index.ts';
import { type DataColumn, DataTable } from '../../components/DataTable/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { ReadingTag } from '../../components/ReadingTag/index.ts';
import { Loaded } from '../../layout/Loaded/index.ts';
import { shownTime } from './when.ts';

export interface ReadingsCardProps {
  userId: string;
  vital: VitalKind;
  /** The same stretch of time as the chart's; `null` for all. */
  bounds: Bounds | null;
  /** Whether the stretch is known. */
  isReady: boolean;
  timeZone: string;
}

/** A row as the client reads it. */
interface Line {
  mrTime: string | null;
  values: Readonly<Record<string, number>> | null;
  class: ReadingClass | null;
}

const { readings: texts } = messages.record;
const PAGE_ROWS = 10;

/** The readings of the chart as a table, a page at a time. */
export function ReadingsCard({ userId, vital, bounds, isReady, timeZone }: ReadingsCardProps) {
  const [page, setPage] = useState(1);
  const { loadable } = useVitalDetails(isReady ? userId : null, vital, {
    page: page - 1,
    noOfRows: PAGE_ROWS,
    ...(bounds && boundStamps(bounds)),
  });
  const columns = useMemo(() => columnsOf(vital, timeZone), [vital, timeZone]);
  const table = { fit: 'snug', caption: texts.tableName(spaced(vital)), columns } as const;
  return (
    <Card title={texts.title} note={vitalParameters[vital][0]?.unit} isFlush>
      <Loaded
        loadable={loadable}
        what={texts.what}
        headingLevel={3}
        skeleton={<DataTable {...table} rows={[]} rowKey={rowKey} skeletonRows={PAGE_ROWS} />}
      >
        {({ result: { rows, unreadable }, total }, { isUpdating }) => (
          <>
            <DataTable
              {...table}
              rows={rows}
              rowKey={rowKey}
              isUpdating={isUpdating}
              empty={<p className="px-5 py-6 text-fg-muted">{messages.dashboard.noReadingsInPeriod}</p>}
            />
            {unreadable > 0 && (
              <p role="status" className="px-5 py-3 text-fg-muted">
                {messages.load.rowsNotShown(unreadable)}
              </p>
            )}
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

/** No two readings of a vital are of one moment; one without a time is told by its place. */
const rowKey = ({ mrTime }: Line, index: number) => mrTime ?? `row ${index}`;

const columnsOf = (vital: VitalKind, timeZone: string): DataColumn<Line>[] => [
  {
    id: 'taken',
    header: texts.columns.taken,
    isRowHeader: true,
    cell: ({ mrTime }) => <span className="font-regular">{shownTime(mrTime, 'datetime', timeZone)}</span>,
  },
  {
    id: 'value',
    header: texts.columns.value,
    align: 'end',
    cell: ({ values }) => <b className="numeric">{valuesText(vital, values) ?? messages.load.unknown}</b>,
  },
  {
    id: 'class',
    header: texts.columns.reading,
    cell: (row) => (row.class ? <ReadingTag reading={row.class} /> : messages.load.unknown),
  },
];
