import type { RequestState } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { cva } from 'class-variance-authority';
import { Ban, CircleCheck, Clock3, Diamond, PieChart } from 'lucide-react';

const icons = {
  Asked: Clock3,
  Requested: Clock3,
  NeedsPatient: Diamond,
  Partial: PieChart,
  Complete: CircleCheck,
  Refused: Ban,
  Stopped: Ban,
} satisfies Record<RequestState, unknown>;

const badge = cva(
  'inline-flex min-h-9 w-max max-w-full items-center gap-2 rounded-full border px-3 py-0.5 font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        blue: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg',
        green: 'border-status-green-line bg-status-green-bg text-status-green-fg',
        grey: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
        yellow: 'border-status-yellow-line bg-status-yellow-bg text-status-yellow-fg',
      },
    },
  },
);
const tones = {
  Asked: 'blue',
  Requested: 'blue',
  NeedsPatient: 'yellow',
  Partial: 'blue',
  Complete: 'green',
  Refused: 'grey',
  Stopped: 'grey',
} as const satisfies Record<RequestState, string>;

/** Where a request stands, in a word with a drawing, so that its colour never stands alone. */
export function RequestBadge({ state }: { state: RequestState }) {
  const Icon = icons[state];
  return (
    <span className={badge({ tone: tones[state] })}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-5 flex-none" />
      {recordRequestWords.list.states[state]}
    </span>
  );
}
