import { useComplianceAlerts, useServerNow } from '@rpm/api-client';
import { alertOwners, complianceKinds } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { PagedList } from '../../parts/paged/PagedList.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ComplianceExportButton } from './ComplianceExportButton.tsx';
import { ComplianceCard, complianceColumns } from './complianceColumns.tsx';
import { type ComplianceLine, complianceLine } from './complianceLine.ts';
import type { useAlertFilters } from './useAlertFilters.ts';

const owners = alertOwners.map((value) => ({ value, label: alertWords.owners[value] }));
const kinds = (['all', ...complianceKinds] as const).map((value) => ({ value, label: texts.kinds[value] }));
const complianceDialog = lazily(() =>
  import('./ComplianceDialog.tsx').then(({ ComplianceDialog }) => ComplianceDialog),
);

/** The tab of alerts about devices and habits: several can be taken on at once, unlike medical ones (r3). @see SCR-02 */
export function ComplianceList({
  state,
  onTotal,
}: {
  state: ReturnType<typeof useAlertFilters>;
  /** How many there are without a filter; `null` when that is not known any more. */
  onTotal: (total: number | null) => void;
}) {
  const { compliance: query, pages, change, clear } = state;
  const { loadable } = useComplianceAlerts(query);
  const reader = { now: useServerNow(), place: useClock(browserTimeZone()), units: useUnits() };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const answered = loadable.state === 'ready' ? loadable.data : null;
  const isCurrent = loadable.state === 'ready' && !loadable.isUpdating;
  const lines = answered?.result.rows.map((row, at) => complianceLine(row, at, reader)) ?? [];
  const selected = lines.filter(({ key, target }) => target && chosen.has(key));
  const opened = lines.find(({ key }) => key === openId);
  const isFiltered = query.kind !== undefined || query.owner !== 'all';
  const total = isFiltered || !isCurrent ? undefined : answered?.total;
  useEffect(() => {
    if (total !== undefined) onTotal(total);
  }, [total, onTotal]);
  useEffect(() => () => onTotal(null), [onTotal]);
  const choose = (keys: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const key of keys) isOn ? next.add(key) : next.delete(key);
      return next;
    });
  const how = { chosen, choose, onOpen: setOpenId };
  const table = {
    caption: texts.tableName,
    columns: complianceColumns(how),
    rowKey: ({ key }: ComplianceLine) => key,
    card: (line: ComplianceLine) => <ComplianceCard line={line} how={how} />,
  } as const;
  return (
    <Card isFlush isOpenOnPhone>
      <div className="max-md:flex max-md:flex-col">
        {selected.length > 0 ? (
          <BulkBar lines={selected} onClear={() => setChosen(new Set())} />
        ) : (
          <search className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 max-md:mb-4 max-md:flex-col max-md:items-stretch max-md:p-0 print:hidden">
            <SegmentedControl
              name={texts.show}
              options={owners}
              value={query.owner ?? 'all'}
              onChange={(owner) => change({ owner: owner === 'all' ? null : owner })}
            />
            <div className="md:w-53">
              <Select
                label={texts.kind}
                isLabelHidden
                options={kinds}
                value={query.kind ?? 'all'}
                onChange={(kind) => change({ kind: kind === 'all' ? null : kind })}
              />
            </div>
            {lines.length > 0 && (
              <Button
                variant="ghost"
                onClick={() =>
                  choose(
                    lines.map(({ key }) => key),
                    true,
                  )
                }
              >
                {texts.selectAll}
              </Button>
            )}
            <div className="md:ml-auto">
              <ComplianceExportButton query={query} total={answered?.total ?? null} />
            </div>
          </search>
        )}
        <PagedList
          loadable={loadable}
          says={texts.loading}
          skeleton={<DataTable {...table} rows={[]} skeletonRows={5} />}
          unreadable={({ result }) => result.unreadable}
          words={alertWords}
          pages={pages}
          foot={<p className="px-5 py-3 text-caption text-fg-muted max-md:px-0">{texts.foot}</p>}
        >
          {(_, { isUpdating }) => (
            <DataTable
              {...table}
              rows={lines}
              isUpdating={isUpdating}
              empty={
                <EmptyState
                  headingLevel={2}
                  icon={<BellOff strokeWidth={1.5} />}
                  title={isFiltered ? texts.noMatch : texts.empty}
                  reason={isFiltered ? texts.noMatchReason : texts.emptyReason}
                  action={isFiltered && <Button onClick={clear}>{texts.clear}</Button>}
                />
              }
            />
          )}
        </PagedList>
      </div>
      {opened?.target && (
        <Needed lazy={complianceDialog}>
          {(ComplianceDialog) => (
            <ComplianceDialog line={opened} reader={reader} onClose={() => setOpenId(null)} />
          )}
        </Needed>
      )}
    </Card>
  );
}
