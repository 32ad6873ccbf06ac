import type { StaffState as State } from '@rpm/domain';
import { staffWords } from '@rpm/domain/words/staff';
import { Ban, CircleCheck, Clock, MailQuestionMark } from 'lucide-react';
import { StatePill, type StateTone } from '../../../components/StatePill/StatePill.tsx';

const tones = {
  active: 'green',
  ended: 'grey',
  invited: 'blue',
  expired: 'grey',
} as const satisfies Record<State, StateTone>;

const icons = { active: CircleCheck, ended: Ban, invited: MailQuestionMark, expired: Clock } as const;

/** Whether somebody works here or is invited to: a word with a drawing, so that its color never stands alone. */
export function StaffState({ state }: { state: State }) {
  return (
    <StatePill tone={tones[state]} icon={icons[state]}>
      {staffWords.states[state]}
    </StatePill>
  );
}
