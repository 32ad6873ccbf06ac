import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const pill = cva(
  'inline-flex w-max max-w-full items-center rounded-full border py-0.5 text-left font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        blue: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg',
        green: 'border-status-green-line bg-status-green-bg text-status-green-fg',
        grey: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg',
        yellow: 'border-status-yellow-line bg-status-yellow-bg text-status-yellow-fg',
        warning: 'border-feedback-warning-line bg-feedback-warning-bg text-feedback-warning-fg',
        danger: 'border-feedback-danger-line bg-feedback-danger-bg text-feedback-danger-fg',
      },
      size: { sm: 'min-h-6 gap-1.5 pr-2.5 pl-1.5', md: 'min-h-9 gap-2 px-3' },
    },
  },
);
const icon = cva('flex-none', { variants: { size: { sm: 'size-[0.9375rem]', md: 'size-5' } } });

export type StateTone = 'blue' | 'green' | 'grey' | 'yellow' | 'warning' | 'danger';

export interface StatePillProps {
  tone: StateTone;
  /** A drawing that tells the state without its color. */
  icon: LucideIcon;
  /** `sm` for lists of the clinic, `md` for pages of patients. */
  size?: 'sm' | 'md';
  /** The state in a word. */
  children: ReactNode;
}

/**
 * Where something stands: a pill with a drawing and the word, so that its color never stands alone (WCAG 1.4.1).
 *
 * That of an order is `StatusBadge`, and a reading's class `ReadingTag`.
 */
export function StatePill({ tone, icon: Icon, size = 'sm', children }: StatePillProps) {
  return (
    <span className={pill({ tone, size })}>
      <Icon aria-hidden="true" strokeWidth={2} className={icon({ size })} />
      {children}
    </span>
  );
}
