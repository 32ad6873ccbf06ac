import { useClinicCredentials } from '@rpm/api-client';
import { byUrgency, type ColleagueCredential, credentialState } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { credentialName } from '../../parts/credentials/credentialText.ts';
import { Expires, Named, State } from './credentialCells.tsx';
import { HoldRule } from './HoldRule.tsx';

const { clinic: texts, columns, of } = credentialWords;
const checkDialog = lazily(() => import('./CheckDialog.tsx').then(({ CheckDialog }) => CheckDialog));

/** What administrators see: what waits for them first, then what ends, of everybody at the clinic. Load it by `import()`. @see SCR-09 */
export function ClinicCredentials({ today }: { today: string }) {
  const { loadable } = useClinicCredentials();
  const onBad = useOnBad();
  const [open, setOpen] = useState<ColleagueCredential | null>(null);
  const how = { today, onBad, view: () => {}, renew: () => {} };
  const check = (credential: ColleagueCredential) => (
    <Button size="sm" variant="soft" onClick={() => setOpen(credential)}>
      {credential.review === 'waiting' ? texts.check : credentialWords.view}
      <span className="sr-only">
        {' '}
        {of({ credential: `${credentialName(credential)}, ${credential.person.name}` })}
      </span>
    </Button>
  );
  const tableColumns: DataColumn<ColleagueCredential>[] = [
    { id: 'person', header: columns.person, width: 180, cell: ({ person }) => person.name },
    { id: 'credential', header: columns.credential, width: 232, cell: (row) => <Named credential={row} /> },
    {
      id: 'expires',
      header: columns.expires,
      width: 156,
      cell: (row) => <Expires credential={row} how={how} />,
    },
    { id: 'state', header: columns.state, width: 176, cell: (row) => <State credential={row} how={how} /> },
    { id: 'actions', header: columns.actions, width: 110, isForScreen: true, cell: check },
  ];
  return (
    <Card title={texts.title} note={texts.note} isFlush isOpenOnPhone>
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={
          <div className="px-5 pb-4">
            <Skeleton shape="chart" />
          </div>
        }
      >
        {({ credentials: { rows, unreadable }, ordersWait }) => {
          const waiting = rows.filter(({ review }) => review === 'waiting');
          const ending = byUrgency(
            rows.filter(
              (row) =>
                row.review === 'accepted' && !row.isRenewed && credentialState(row, today) !== 'verified',
            ),
            today,
          );
          return (
            <>
              <HoldRule ordersWait={ordersWait} />
              <DataTable
                caption={texts.table}
                columns={tableColumns}
                rows={[...waiting, ...ending]}
                rowKey={({ credentialId }) => credentialId}
                card={(row) => (
                  <div className="flex flex-col gap-3">
                    <p className="font-semibold">{row.person.name}</p>
                    <div className="flex flex-wrap items-start justify-between gap-2">
                      <Named credential={row} />
                      <State credential={row} how={how} />
                    </div>
                    <Expires credential={row} how={how} />
                    <span className="flex">{check(row)}</span>
                  </div>
                )}
                empty={
                  <EmptyState
                    headingLevel={3}
                    icon={<BadgeCheck strokeWidth={1.5} />}
                    title={texts.empty}
                    reason={texts.emptyHint}
                  />
                }
              />
              <RowsNotShown count={unreadable} className="px-5 py-3" />
            </>
          );
        }}
      </Loaded>
      {open && (
        <Needed lazy={checkDialog}>
          {(CheckDialog) => <CheckDialog credential={open} today={today} onClose={() => setOpen(null)} />}
        </Needed>
      )}
    </Card>
  );
}
