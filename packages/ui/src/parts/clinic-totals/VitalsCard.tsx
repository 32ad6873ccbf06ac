import type { Loadable } from '@rpm/api-client';
import { type CountedReadings, mostCriticalFirst, type Period } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { HeartPulse } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { vitalsPageSize } from './useVitalsOfMany.ts';
import { VitalsTable } from './VitalsTable.tsx';

export interface VitalsCardProps {
  loadable: Loadable<CountedReadings>;
  /** What can be chosen. */
  periods: readonly { value: Period; label: string }[];
  period: Period;
  onPeriod: (period: Period) => void;
  /** Counts from 1. */
  page: number;
  onPage: (page: number) => void;
}

const text = clinicWords;

/** The readings of each patient, the most urgent first, a page at a time. @see DDB-02, MYD-03 */
export function VitalsCard({ loadable, periods, period, onPeriod, page, onPage }: VitalsCardProps) {
  const total = loadable.state === 'ready' ? loadable.data.total : null;
  return (
    <Card
      isFlush
      isOpenOnPhone
      title={dashboardWords.vitals}
      actions={<SegmentedControl name={text.period} options={periods} value={period} onChange={onPeriod} />}
    >
      <Loaded
        loadable={loadable}
        says={text.readingsLoading}
        reason={text.restIsThere}
        headingLevel={3}
        skeleton={<VitalsTable period={period} lines={[]} skeletonRows={vitalsPageSize} />}
      >
        {(data, { isUpdating }) => (
          <>
            <VitalsTable
              period={period}
              lines={mostCriticalFirst(data)}
              isUpdating={isUpdating}
              empty={
                <EmptyState
                  headingLevel={3}
                  icon={<HeartPulse strokeWidth={1.5} />}
                  title={dashboardWords.noReadingsInPeriod}
                  reason={text.emptyReason}
                />
              }
            />
            <RowsNotShown count={data.unreadable} className="px-5 py-3" />
          </>
        )}
      </Loaded>
      {total !== null && total > 0 && (
        <Pagination page={page} pageSize={vitalsPageSize} total={total} range={text.range} onPage={onPage} />
      )}
    </Card>
  );
}
