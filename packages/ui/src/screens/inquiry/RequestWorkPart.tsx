import { useRequestWork } from '@rpm/api-client';
import type { RequestWorkQuery } from '@rpm/domain';
import { requestWorkWords as texts } from '@rpm/domain/words/recordRequest';
import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRereadOnFocus } from '../../hooks/useRereadOnFocus.ts';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { RequestWorkEntry } from './RequestWorkEntry.tsx';

type Tab = RequestWorkQuery['tab'];

/** The records that patients want collected, as work of the clinic: what is due first on top. Load it by `import()`. @see RTE-07 */
export function RequestWorkPart() {
  const [tab, setTab] = useState<Tab>('open');
  const { loadable, reread } = useRequestWork({ tab });
  useRereadOnFocus(reread);
  return (
    <div className="flex flex-col items-start gap-4 *:w-full">
      <div>
        <SegmentedControl
          name={texts.show}
          options={(['open', 'over'] as const).map((value) => ({ value, label: texts.tabs[value] }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </Card>
        }
        empty={
          <Card>
            <EmptyState
              headingLevel={2}
              icon={<FileStack strokeWidth={1.5} />}
              title={texts.empty[tab]}
              reason={texts.emptyReason[tab]}
            />
          </Card>
        }
      >
        {(rows) => (
          <ul aria-label={texts.list} className="flex flex-col gap-4">
            {rows.map((request) => (
              <li key={request.requestId}>
                <RequestWorkEntry request={request} />
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </div>
  );
}
