import type { Loadable } from '@rpm/api-client';
import type { PatientInfo, RecordTab } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNeededPart } from '../../hooks/useNeededPart.ts';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';

const parts = {
  devices: lazyPart(() => import('./DevicesTab.tsx').then(({ DevicesTab }) => DevicesTab)),
  notes: lazyPart(() => import('./NotesTab.tsx').then(({ NotesTab }) => NotesTab)),
  demographics: lazyPart(() =>
    import('./DemographicsTab.tsx').then(({ DemographicsTab }) => DemographicsTab),
  ),
} as const;

const { record } = recordWords;
const whats = {
  devices: record.devices.loading,
  notes: record.notes.loading,
  demographics: record.patientLoading,
};

export interface OtherTabProps {
  tab: Exclude<RecordTab, 'vitals'>;
  userId: string;
  info: Loadable<PatientInfo>;
  timeZone: string;
}

/** The parts of a record that are not the first to be seen: each brings its own code when it is opened. */
export function OtherTab({ tab, ...rest }: OtherTabProps) {
  const part = useNeededPart<
    (typeof parts)[keyof typeof parts] extends { load: () => Promise<infer P> } ? P : never
  >(parts[tab]);
  return (
    <Loaded
      loadable={part}
      says={whats[tab]}
      headingLevel={2}
      skeleton={
        <div className="pt-4">
          <Skeleton shape="chart" />
        </div>
      }
    >
      {(Part) => <Part {...rest} />}
    </Loaded>
  );
}
