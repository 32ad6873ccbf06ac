import { useAuditLog, useServerNow } from '@rpm/api-client';
import { auditWords } from '@rpm/domain/words/audit';
import { profileWords } from '@rpm/domain/words/profile';
import { ArrowLeft, Download, ScrollText } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { usePlace } from '../../../hooks/usePlace.ts';
import { Page } from '../../../layout/Page/Page.tsx';
import { PagedList } from '../../../parts/paged/PagedList.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { AuditCard } from './AuditCard.tsx';
import { AuditFacts } from './AuditFacts.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { auditColumns } from './auditColumns.tsx';
import { type AuditLine, auditLine } from './auditLine.ts';
import { useAuditFilters } from './useAuditFilters.ts';

const exportDialog = lazily(() => import('./ExportDialog.tsx').then(({ ExportDialog }) => ExportDialog));

const table = {
  caption: profileWords.audit.title,
  columns: auditColumns,
  rowKey: ({ key }: AuditLine) => key,
  card: (line: AuditLine) => <AuditCard line={line} />,
  detail: {
    header: auditWords.columns.details,
    name: ({ actionText: action, time }: AuditLine, isOpen: boolean) =>
      (isOpen ? auditWords.less : auditWords.more)({ action, time }),
    content: (line: AuditLine) => <AuditFacts line={line} />,
  },
} as const;

/** Who changed, saw and exported what in the clinic, newest first; for its administrators (u4, F2). */
export function AuditLog() {
  const { clinicName } = useSession().user;
  const state = useAuditFilters();
  const { page, rows, ...filters } = state.filters;
  const { loadable } = useAuditLog(clinicName, { ...filters, page: page - 1, noOfRows: rows });
  const { part: ExportDialog, hasFailed, open, close } = useLazy(exportDialog);
  const reader = { now: useServerNow(), place: usePlace(browserTimeZone()), units: useUnits() };
  const answered = loadable.state === 'ready' ? loadable.data : null;
  return (
    <Page
      isWide
      takesFocus
      title={profileWords.audit.title}
      subtitle={auditWords.subtitle({ clinic: clinicName })}
      back={
        <Link to="/profile" look="alone" icon={<ArrowLeft aria-hidden="true" className="size-icon" />}>
          {profileWords.audit.back}
        </Link>
      }
      actions={
        <Button
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          aria-haspopup="dialog"
          isDisabled={answered === null}
          {...exportDialog.interest}
          onClick={open}
        >
          {auditWords.export.button}
        </Button>
      }
    >
      {hasFailed && (
        <p role="alert" className="pb-3 text-danger-fg">
          {auditWords.export.failed}
        </p>
      )}
      <Card isFlush isOpenOnPhone>
        <AuditFilterBar state={state} />
        <PagedList
          loadable={loadable}
          says={profileWords.audit.loading}
          skeleton={<DataTable {...table} rows={[]} skeletonRows={rows} />}
          unreadable={({ result }) => result.unreadable}
          words={auditWords}
          pages={{
            page,
            rows,
            onPage: state.goTo,
            onBeyond: state.goTo,
            onRows: (size) => state.change({ rows: size }),
          }}
        >
          {({ result }, { isUpdating }) => (
            <DataTable
              {...table}
              rows={result.rows.map((row, at) => auditLine(row, at, reader))}
              isUpdating={isUpdating}
              empty={
                <EmptyState
                  headingLevel={2}
                  icon={<ScrollText strokeWidth={1.5} />}
                  title={auditWords.empty}
                  reason={auditWords.emptyHint}
                  action={state.isFiltered && <Button onClick={state.clear}>{auditWords.clear}</Button>}
                />
              }
            />
          )}
        </PagedList>
      </Card>
      {ExportDialog && answered && (
        <ExportDialog filters={{ ...filters, clinicName }} total={answered.total} onClose={close} />
      )}
    </Page>
  );
}
