import type { ConnectionState } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { Ban, CircleAlert, CircleCheck, Clock3, KeyRound } from 'lucide-react';
import { StatePill, type StateTone } from '../../components/StatePill/StatePill.tsx';

const icons = {
  Requested: Clock3,
  Connected: CircleCheck,
  Failed: CircleAlert,
  Expired: KeyRound,
  Disconnected: Ban,
} satisfies Record<ConnectionState, unknown>;

const tones = {
  Requested: 'blue',
  Connected: 'green',
  Failed: 'danger',
  Expired: 'yellow',
  Disconnected: 'grey',
} as const satisfies Record<ConnectionState, StateTone>;

/** Where a connection stands, in a word with a drawing, so that its color never stands alone. */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  return (
    <StatePill tone={tones[state]} icon={icons[state]} size="md">
      {hospitalWords.states[state]}
    </StatePill>
  );
}
