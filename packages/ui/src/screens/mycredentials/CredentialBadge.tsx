import type { CredentialState } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { Ban, CircleAlert, CircleCheck, Clock3, Diamond } from 'lucide-react';
import { StatePill, type StateTone } from '../../components/StatePill/StatePill.tsx';

const icons = {
  expired: CircleAlert,
  expiresSoon: Diamond,
  notAccepted: Ban,
  checking: Clock3,
  verified: CircleCheck,
} satisfies Record<CredentialState, unknown>;

const tones = {
  expired: 'danger',
  expiresSoon: 'warning',
  notAccepted: 'grey',
  checking: 'blue',
  verified: 'green',
} as const satisfies Record<CredentialState, StateTone>;

/** How a credential stands: a pill with a drawing and the word, so that its color never stands alone. @see SCR-09 */
export function CredentialBadge({ state }: { state: CredentialState }) {
  return (
    <StatePill tone={tones[state]} icon={icons[state]}>
      {credentialWords.states[state]}
    </StatePill>
  );
}
