import type { Loadable } from '@rpm/api-client';
import type { PatientInfo, RecordTab } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import type { ComponentType } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { type Lazy, lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const parts: Readonly<Record<OtherTabProps['tab'], Lazy<ComponentType<TabProps>>>> = {
  devices: lazily(() => import('./DevicesTab.tsx').then(({ DevicesTab }) => DevicesTab)),
  notes: lazily(() => import('./NotesTab.tsx').then(({ NotesTab }) => NotesTab)),
  files: lazily(() => import('./FilesTab.tsx').then(({ FilesTab }) => FilesTab)),
  demographics: lazily(() => import('./DemographicsTab.tsx').then(({ DemographicsTab }) => DemographicsTab)),
  access: lazily(() => import('./AccessTab.tsx').then(({ AccessTab }) => AccessTab)),
};

const { record } = recordWords;
const whats = {
  devices: record.devices.loading,
  notes: record.notes.loading,
  files: loadWords.part,
  demographics: record.patientLoading,
  access: loadWords.part,
};

interface TabProps {
  userId: string;
  info: Loadable<PatientInfo>;
  timeZone: string;
}

export interface OtherTabProps extends TabProps {
  tab: Exclude<RecordTab, 'vitals'>;
}

/** The parts of a record that are not the first to be seen: each brings its own code when it is opened. */
export function OtherTab({ tab, ...rest }: OtherTabProps) {
  return (
    <Needed
      lazy={parts[tab]}
      says={whats[tab]}
      skeleton={
        <div className="pt-4">
          <Skeleton shape="chart" />
        </div>
      }
    >
      {(Part) => <Part {...rest} />}
    </Needed>
  );
}
