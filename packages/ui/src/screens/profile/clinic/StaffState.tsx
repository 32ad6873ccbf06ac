import type { StaffState as State } from '@rpm/domain';
import { staffWords } from '@rpm/domain/words/staff';
import { cva } from 'class-variance-authority';
import { Ban, CircleCheck, Clock, MailQuestionMark } from 'lucide-react';

const pill = cva(
  'inline-flex min-h-6 w-max max-w-full items-center gap-1.5 rounded-full border py-0.5 pr-2.5 pl-1.5 font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      state: {
        active: 'border-status-green-line bg-status-green-bg text-status-green-fg',
        ended: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
        invited: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg',
        expired: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
      } satisfies Record<State, string>,
    },
  },
);

const icons = { active: CircleCheck, ended: Ban, invited: MailQuestionMark, expired: Clock } as const;

/** Whether somebody works here or is invited to: a word with a drawing, so that its colour never stands alone. */
export function StaffState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={pill({ state })}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-[0.9375rem] flex-none" />
      {staffWords.states[state]}
    </span>
  );
}
