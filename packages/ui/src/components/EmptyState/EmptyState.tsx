import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An outline drawing; it is made 40 px. */
  icon?: ReactNode;
  /** One sentence: what is not there, or what went wrong. */
  title: string;
  /** Why, or what to do. */
  reason?: ReactNode;
  /** One way on: a button or a link. */
  action?: ReactNode;
  /** Where the sentence stands among the headings; `none` makes it plain text. */
  headingLevel?: 1 | 2 | 3 | 4 | 'none';
}

/**
 * What stands where there is nothing to show. Only after an answer that is empty: a failure is an `ErrorState`, a wait
 * is a skeleton, and the three are never mixed up.
 *
 * @see ORD-07
 */
export function EmptyState({ icon, title, reason, action, headingLevel = 'none' }: EmptyStateProps) {
  const Title = headingLevel === 'none' ? 'p' : (`h${headingLevel}` as const);
  return (
    <div className="flex flex-col items-center justify-center gap-2 px-6 py-14 text-center">
      {icon && (
        <span aria-hidden="true" className="mb-2 size-10 text-brand-accent *:size-full">
          {icon}
        </span>
      )}
      <Title className="max-w-full text-h2 [overflow-wrap:anywhere]">{title}</Title>
      {reason && (
        <div className="max-w-[42ch] text-body text-fg-muted [overflow-wrap:anywhere]">{reason}</div>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
