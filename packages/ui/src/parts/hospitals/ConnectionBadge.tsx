import type { ConnectionState } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { cva } from 'class-variance-authority';
import { Ban, CircleAlert, CircleCheck, Clock3, KeyRound } from 'lucide-react';

const icons = {
  Requested: Clock3,
  Connected: CircleCheck,
  Failed: CircleAlert,
  Expired: KeyRound,
  Disconnected: Ban,
} satisfies Record<ConnectionState, unknown>;

const badge = cva(
  'inline-flex min-h-9 w-max max-w-full items-center gap-2 rounded-full border px-3 py-0.5 font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        blue: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg',
        green: 'border-status-green-line bg-status-green-bg text-status-green-fg',
        grey: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
        yellow: 'border-status-yellow-line bg-status-yellow-bg text-status-yellow-fg',
        red: 'border-feedback-danger-line bg-feedback-danger-bg text-feedback-danger-fg',
      },
    },
  },
);
const tones = {
  Requested: 'blue',
  Connected: 'green',
  Failed: 'red',
  Expired: 'yellow',
  Disconnected: 'grey',
} as const satisfies Record<ConnectionState, string>;

/** Where a connection stands, in a word with a drawing, so that its colour never stands alone. */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  const Icon = icons[state];
  return (
    <span className={badge({ tone: tones[state] })}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-5 flex-none" />
      {hospitalWords.states[state]}
    </span>
  );
}
