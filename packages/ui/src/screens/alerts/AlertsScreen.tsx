import { useAlertCounts, useAlerts, useServerNow } from '@rpm/api-client';
import {
  type AlertCounts,
  type AlertQuery,
  type AlertTab,
  alertClasses,
  alertOwners,
  alertTabs,
  vitalKinds,
} from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords } from '@rpm/domain/words/compliance';
import { noiseWords } from '@rpm/domain/words/noise';
import { BellOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { vitalName } from '../../hooks/names.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { ExportButton } from '../../parts/export/ExportButton.tsx';
import { PagedList } from '../../parts/paged/PagedList.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { AlertNav } from './AlertNav.tsx';
import type { AlertPanel } from './AlertPanel.tsx';
import type { AlertLine } from './alertLine.ts';
import { GroupHead } from './cells.tsx';
import { PatientFilter } from './PatientFilter.tsx';
import { useAlertFilters } from './useAlertFilters.ts';
import { useAlertLines } from './useAlertLines.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useInboxTable } from './useInboxTable.tsx';

const severities = (['all', ...alertClasses] as const).map((value) => ({
  value,
  label: alertWords.severities[value],
}));
const owners = alertOwners.map((value) => ({ value, label: alertWords.owners[value] }));
const vitals = [
  { value: 'all', label: alertWords.allVitals },
  ...vitalKinds.map((kind) => ({ value: kind, label: vitalName(kind) })),
];

const complianceList = lazily(() =>
  import('./ComplianceList.tsx').then(({ ComplianceList }) => ComplianceList),
);
const resolvedKinds = [
  { value: 'medical', label: alertWords.tabs.medical },
  { value: 'compliance', label: complianceWords.tab },
] as const;
const resolvedCompliance = lazily(() =>
  import('./ResolvedCompliance.tsx').then(({ ResolvedCompliance }) => ResolvedCompliance),
);
const noiseReport = lazily(() => import('./NoiseReport.tsx').then(({ NoiseReport }) => NoiseReport));
const alertPanel = lazily(() => import('./AlertPanel.tsx').then(({ AlertPanel }) => AlertPanel));

const exportAlerts = lazily(() => import('./ExportAlerts.tsx').then(({ ExportAlerts }) => ExportAlerts));
/** What an export asks: the filters of the list, and no page. */
const exported = ({ page: _, noOfRows: __, ...filters }: AlertQuery) => filters;

/**
 * `/alerts`: what somebody must do something about, the worst and the longest wait first; `/alerts/noise` is its tab of
 * limits to review.
 *
 * @see SCR-02
 */
export function AlertsScreen() {
  const isNoise = useLocation().pathname === '/alerts/noise';
  return (
    <PageFor route="alerts" title={alertWords.title}>
      {isNoise ? <Navigate to="/alerts?tab=limits" replace /> : <Alerts />}
    </PageFor>
  );
}

function Alerts() {
  const state = useAlertFilters();
  const { openId, change } = state;
  const cameWith = useRef(openId);
  const isOwnStep = openId !== cameWith.current;
  useEffect(() => {
    if (isOwnStep) cameWith.current = null;
  }, [isOwnStep]);
  useFocusedRow(openId);
  const waiting = useAlertCounts(true);
  /** How many the open list of devices and habits has: newer than what is asked now and then. */
  const [listed, setListed] = useState<number | null>(null);
  const counts = waiting.state === 'ready' ? waiting.data : null;
  const inboxes = alertTabs.map((id) => ({
    id,
    label: alertWords.tabs[id],
    ...(id === 'medical' && { count: counts && countOfTab(counts.critical + counts.cautious) }),
    content: <Inbox key={id} tab={id} state={state} counts={counts} />,
  }));
  return (
    <Page
      isWide
      title={alertWords.title}
      subtitle={
        <span role="status" className="block min-h-[1lh]">
          {counts && alertWords.waiting(counts)}
        </span>
      }
      actions={
        state.tab === state.query.tab && (
          <AlertNav
            query={state.query}
            openId={openId}
            onOpen={(alert) => change({ alert }, { replace: openId !== null })}
          />
        )
      }
    >
      <div className={openId === null ? undefined : 'grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]'}>
        <div className={openId === null ? undefined : 'min-w-0 max-xl:hidden'}>
          <Tabs
            name={alertWords.title}
            selected={state.tab}
            onSelect={(tab) => change({ tab, alert: null, page: null, of: null })}
            tabs={[
              ...inboxes.filter(({ id }) => id === 'medical'),
              {
                id: 'compliance',
                label: complianceWords.tab,
                count: counts && countOfTab(listed ?? counts.compliance),
                content: (
                  <Needed lazy={complianceList}>
                    {(ComplianceList) => <ComplianceList state={state} onTotal={setListed} />}
                  </Needed>
                ),
              },
              ...inboxes
                .filter(({ id }) => id === 'resolved')
                .map((each) => ({ ...each, content: <Resolved state={state}>{each.content}</Resolved> })),
              {
                id: 'limits',
                label: noiseWords.tab,
                content: <Needed lazy={noiseReport}>{(NoiseReport) => <NoiseReport state={state} />}</Needed>,
              },
            ]}
          />
        </div>
        {openId !== null && (
          <OpenAlert alertId={openId} takesFocus={isOwnStep} onClose={() => change({ alert: null })} />
        )}
      </div>
    </Page>
  );
}

/** What was resolved: of readings, or of devices and habits. */
function Resolved({ state, children }: Pick<InboxProps, 'state'> & { children: ReactNode }) {
  const { resolvedOf, change } = state;
  return (
    <>
      <div className="pb-4">
        <SegmentedControl
          name={complianceWords.which}
          options={resolvedKinds}
          value={resolvedOf}
          onChange={(of) =>
            change({ of: of === 'medical' ? null : of, owner: null, severity: null, vital: null, kind: null })
          }
        />
      </div>
      {resolvedOf === 'medical' ? (
        children
      ) : (
        <Needed lazy={resolvedCompliance}>
          {(ResolvedCompliance) => <ResolvedCompliance state={state} />}
        </Needed>
      )}
    </>
  );
}

function OpenAlert(props: Omit<Parameters<typeof AlertPanel>[0], 'reader'>) {
  const reader = { now: useServerNow(), place: useClock(browserTimeZone()), units: useUnits() };
  return (
    <Needed lazy={alertPanel}>
      {(AlertPanel) => <AlertPanel key={props.alertId} {...props} reader={reader} />}
    </Needed>
  );
}

const countOfTab = (count: number) => ({ shown: count, said: alertWords.inTab({ count }) });

/** How many of a part wait: that is counted for the whole clinic alone. */
function countOf(part: AlertLine['group'], isFiltered: boolean, counts: AlertCounts | null): number | null {
  if (isFiltered || counts === null || part === 'Snoozed') return null;
  return part === 'Critical' ? counts.critical : counts.cautious;
}

interface InboxProps {
  tab: AlertTab;
  state: ReturnType<typeof useAlertFilters>;
  /** How many wait, as it was asked last; another number means another list. */
  counts: AlertCounts | null;
}

function Inbox({ tab, state, counts }: InboxProps) {
  const waits = counts && counts.critical + counts.cautious;
  const { query, pages, change, isFiltered, clear } = state;
  const { openId, table } = useInboxTable(tab);
  const { loadable, reread } = useAlerts(query);
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const lines = useAlertLines(answered?.result.rows, openId);
  const seen = useRef(waits);
  useEffect(() => {
    // The number is asked again and again: when it differs, so does what is listed.
    if (seen.current !== null && waits !== null && seen.current !== waits) void reread();
    seen.current = waits;
  }, [waits, reread]);
  const group = {
    of: (line: AlertLine) => line.group,
    head: ({ group: part }: AlertLine) => (
      <GroupHead group={part} count={countOf(part, isFiltered, counts)} />
    ),
  };
  return (
    <Card isFlush isOpenOnPhone>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:mb-4 max-md:flex-col max-md:items-stretch max-md:p-0 print:hidden">
        <SegmentedControl
          name={alertWords.show}
          options={owners}
          value={query.owner ?? 'all'}
          onChange={(owner) => change({ owner: owner === 'all' ? null : owner })}
        />
        <div className="md:w-53">
          <Select
            label={alertWords.severity}
            isLabelHidden
            options={severities}
            value={query.severity ?? 'all'}
            onChange={(severity) => change({ severity: severity === 'all' ? null : severity })}
          />
        </div>
        <div className="md:w-53">
          <Select
            label={alertWords.vital}
            isLabelHidden
            options={vitals}
            value={query.vital ?? 'all'}
            onChange={(vital) => change({ vital: vital === 'all' ? null : vital })}
          />
        </div>
        <PatientFilter userId={query.userId ?? null} onChange={(patient) => change({ patient })} />
        {isFiltered && (
          <Button variant="ghost" onClick={clear}>
            {alertWords.clear}
          </Button>
        )}
        <div className="md:ml-auto">
          <ExportButton dialog={exportAlerts} isDisabled={answered === null}>
            {(ExportAlerts, onClose) =>
              answered && <ExportAlerts filters={exported(query)} total={answered.total} onClose={onClose} />
            }
          </ExportButton>
        </div>
      </search>
      <PagedList
        loadable={loadable}
        says={alertWords.loading}
        skeleton={<DataTable {...table} rows={[]} skeletonRows={5} />}
        unreadable={({ result }) => result.unreadable}
        words={alertWords}
        pages={pages}
      >
        {(_, { isUpdating }) => (
          <DataTable
            {...table}
            rows={lines}
            {...(tab === 'medical' && { group })}
            isUpdating={isUpdating}
            empty={
              <EmptyState
                headingLevel={2}
                icon={<BellOff strokeWidth={1.5} />}
                title={isFiltered ? alertWords.noMatch : alertWords.empty}
                reason={isFiltered ? alertWords.noMatchReason : alertWords.emptyReason[tab]}
                action={isFiltered && <Button onClick={clear}>{alertWords.clear}</Button>}
              />
            }
          />
        )}
      </PagedList>
    </Card>
  );
}
