import type { RecordTab } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { type RecordPartProps, recordParts } from './recordParts.ts';

const { record } = recordWords;
const whats = {
  devices: record.devices.loading,
  notes: record.notes.loading,
  files: loadWords.part,
  demographics: record.patientLoading,
  access: loadWords.part,
};

export interface OtherTabProps extends RecordPartProps {
  tab: Exclude<RecordTab, 'vitals'>;
}

/** The parts of a record that are not the first to be seen: each brings its own code when it is opened. */
export function OtherTab({ tab, ...rest }: OtherTabProps) {
  return (
    <Needed
      lazy={recordParts[tab]}
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
