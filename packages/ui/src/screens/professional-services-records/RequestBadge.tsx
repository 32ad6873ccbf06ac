import type { RequestState } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { Ban, CircleCheck, Clock3, Diamond, PieChart } from 'lucide-react';
import { StatePill, type StateTone } from '../../components/StatePill/StatePill.tsx';

const icons = {
  Asked: Clock3,
  Requested: Clock3,
  NeedsPatient: Diamond,
  Partial: PieChart,
  Complete: CircleCheck,
  Refused: Ban,
  Stopped: Ban,
} satisfies Record<RequestState, unknown>;

const tones = {
  Asked: 'blue',
  Requested: 'blue',
  NeedsPatient: 'yellow',
  Partial: 'blue',
  Complete: 'green',
  Refused: 'grey',
  Stopped: 'grey',
} as const satisfies Record<RequestState, StateTone>;

/** Where a request stands, in a word with a drawing, so that its color never stands alone. */
export function RequestBadge({ state }: { state: RequestState }) {
  return (
    <StatePill tone={tones[state]} icon={icons[state]} size="md">
      {recordRequestWords.list.states[state]}
    </StatePill>
  );
}
