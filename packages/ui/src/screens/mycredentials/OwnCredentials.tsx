import { byUrgency, type Credential, credentialState, isToDo } from '@rpm/domain';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { BadgeCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { CredentialCard, credentialColumns } from './credentialCells.tsx';

const detailsDialog = lazily(() => import('./DetailsDialog.tsx').then(({ DetailsDialog }) => DetailsDialog));
const filters = ['all', 'toDo', 'verified'] as const;
type Filter = (typeof filters)[number];

interface OwnCredentialsProps {
  credentials: readonly Credential[];
  /** By the clinic's calendar, `YYYY-MM-DD`. */
  today: string;
  onRenew: (credential: Credential) => void;
}

/** The own credentials, what is to do first. @see SCR-09 */
export function OwnCredentials({ credentials, today, onRenew }: OwnCredentialsProps) {
  const onBad = useOnBad();
  const [filter, setFilter] = useState<Filter>('all');
  const [viewedId, setViewedId] = useState<string | null>(null);
  const viewed = credentials.find(({ credentialId }) => credentialId === viewedId);
  const sorted = useMemo(() => byUrgency(credentials, today), [credentials, today]);
  const found: Record<Filter, Credential[]> = {
    all: sorted,
    toDo: sorted.filter((each) => isToDo(each, today)),
    verified: sorted.filter((each) => credentialState(each, today) === 'verified'),
  };
  const shown = found[filter];
  const how = {
    today,
    onBad,
    renew: onRenew,
    view: ({ credentialId }: Credential) => setViewedId(credentialId),
  };
  return (
    <Card
      title={texts.table}
      isFlush
      isOpenOnPhone
      actions={
        sorted.length > 0 && (
          <SegmentedControl
            name={texts.filter}
            options={filters.map((value) => ({
              value,
              label: texts.filters[value]({ count: found[value].length }),
            }))}
            value={filter}
            onChange={setFilter}
          />
        )
      }
    >
      <DataTable
        caption={texts.caption}
        columns={credentialColumns(how)}
        rows={shown}
        rowKey={({ credentialId }) => credentialId}
        card={(credential) => <CredentialCard {...{ credential, how }} />}
        empty={
          <EmptyState
            headingLevel={3}
            icon={<BadgeCheck strokeWidth={1.5} />}
            title={sorted.length === 0 ? texts.empty : texts.noneOfFilter}
            reason={sorted.length === 0 ? texts.emptyHint : texts.noneOfFilterHint}
          />
        }
      />
      {filter === 'all' && sorted.length > 0 && (
        <p className="px-5 py-3 text-caption text-fg-muted max-md:px-0">
          {texts.foot({ count: sorted.length })}
        </p>
      )}
      {viewed && (
        <Needed lazy={detailsDialog}>
          {(DetailsDialog) => (
            <DetailsDialog credential={viewed} today={today} onClose={() => setViewedId(null)} />
          )}
        </Needed>
      )}
    </Card>
  );
}
