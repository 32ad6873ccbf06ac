import { useComplianceAlerts, useServerNow } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { loadWords } from '@rpm/domain/words/load';
import { BellOff } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { PagedList } from '../../parts/paged/PagedList.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { ComplianceExportButton } from './ComplianceExportButton.tsx';
import { CompliancePatient, ComplianceWrong } from './complianceColumns.tsx';
import { type ComplianceLine, complianceLine } from './complianceLine.ts';
import type { useAlertFilters } from './useAlertFilters.ts';

const Note = ({ line: { row } }: { line: ComplianceLine }) => (
  <bdi className="wrap-anywhere block">{row.note ?? loadWords.unknown}</bdi>
);

const Closed = ({ line: { owner, resolved } }: { line: ComplianceLine }) => (
  <>
    <bdi className="wrap-anywhere block">{owner}</bdi>
    {resolved && <span className="block text-caption text-fg-muted">{resolved}</span>}
  </>
);

const { columns: heads } = texts;
const columns: readonly DataColumn<ComplianceLine>[] = [
  {
    id: 'patient',
    header: heads.patient,
    width: 176,
    isRowHeader: true,
    cell: (line) => <CompliancePatient line={line} />,
  },
  { id: 'wrong', header: heads.wrong, width: 240, cell: (line) => <ComplianceWrong line={line} /> },
  { id: 'note', header: heads.note, width: 260, cell: (line) => <Note line={line} /> },
  { id: 'owner', header: heads.owner, width: 176, cell: (line) => <Closed line={line} /> },
];

const table = {
  caption: texts.tableName,
  columns,
  rowKey: ({ key }: ComplianceLine) => key,
  card: (line: ComplianceLine) => (
    <article className="flex flex-col gap-2">
      <h2 className="text-h3">
        <CompliancePatient line={line} />
      </h2>
      <ComplianceWrong line={line} />
      <Note line={line} />
      <div>
        <span className="sr-only">{heads.owner}: </span>
        <Closed line={line} />
      </div>
    </article>
  ),
} as const;

/** The alerts about devices and habits that were resolved, with the note and who wrote it, newest first. @see SCR-02 */
export function ResolvedCompliance({ state }: { state: ReturnType<typeof useAlertFilters> }) {
  const { compliance, pages } = state;
  const query = { ...compliance, tab: 'resolved' } as const;
  const { loadable } = useComplianceAlerts(query);
  const reader = { now: useServerNow(), place: useClock(browserTimeZone()), units: useUnits() };
  const answered = loadable.state === 'ready' ? loadable.data : null;
  return (
    <Card isFlush isOpenOnPhone>
      <div className="flex justify-end px-5 py-3 max-md:mb-4 max-md:justify-start max-md:p-0">
        <ComplianceExportButton query={query} total={answered?.total ?? null} />
      </div>
      <PagedList
        loadable={loadable}
        says={texts.loading}
        skeleton={<DataTable {...table} rows={[]} skeletonRows={5} />}
        unreadable={({ result }) => result.unreadable}
        words={alertWords}
        pages={pages}
      >
        {({ result }, { isUpdating }) => (
          <DataTable
            {...table}
            rows={result.rows.map((row, at) => complianceLine(row, at, reader))}
            isUpdating={isUpdating}
            empty={
              <EmptyState
                headingLevel={2}
                icon={<BellOff strokeWidth={1.5} />}
                title={alertWords.empty}
                reason={texts.emptyResolved}
              />
            }
          />
        )}
      </PagedList>
    </Card>
  );
}
