import type { CredentialState } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { cva } from 'class-variance-authority';
import { Ban, CircleAlert, CircleCheck, Clock3, Diamond } from 'lucide-react';

const icons = {
  expired: CircleAlert,
  expiresSoon: Diamond,
  notAccepted: Ban,
  checking: Clock3,
  verified: CircleCheck,
} satisfies Record<CredentialState, unknown>;

const badge = cva(
  'inline-flex min-h-6 w-max max-w-full items-center gap-1.5 rounded-full border py-0.5 pr-2.5 pl-1.5 font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      state: {
        expired: 'border-feedback-danger-line bg-feedback-danger-bg text-feedback-danger-fg',
        expiresSoon: 'border-feedback-warning-line bg-feedback-warning-bg text-feedback-warning-fg',
        notAccepted: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
        checking: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg',
        verified: 'border-status-green-line bg-status-green-bg text-status-green-fg',
      } satisfies Record<CredentialState, string>,
    },
  },
);

/** How a credential stands: a pill with a drawing and the word, so that its colour never stands alone. @see SCR-09 */
export function CredentialBadge({ state }: { state: CredentialState }) {
  const Icon = icons[state];
  return (
    <span className={badge({ state })}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 flex-none" />
      {credentialWords.states[state]}
    </span>
  );
}
