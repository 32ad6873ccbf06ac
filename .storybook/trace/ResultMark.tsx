import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { Outcome } from '../../scripts/trace/reports.ts';
import { outcomeWords } from './lines.ts';

const looks = {
  passed: { Icon: CircleCheck, color: 'text-feedback-success-fg' },
  failed: { Icon: CircleX, color: 'text-feedback-danger-fg' },
  'did not run': { Icon: CircleDashed, color: 'text-fg-muted' },
} as const;

/** How something came out in the last run, as a drawing with its word, which only `isSaid` shows. Without a run there is nothing to say. */
export function ResultMark({ result, isSaid = false }: { result: Outcome | null; isSaid?: boolean }) {
  if (!result) return null;
  const { Icon, color } = looks[result];
  return (
    <span
      title={outcomeWords[result]}
      className={`me-1.5 align-[-0.15em] ${isSaid ? 'inline-flex items-center gap-1 font-semibold' : 'inline-block'} ${color}`}
    >
      <Icon aria-hidden="true" className="size-4 flex-none" />
      <span className={isSaid ? '' : 'sr-only'}>{outcomeWords[result]}</span>
    </span>
  );
}

/** What went wrong, in a line. */
export function Failure({ children }: { children: string | undefined }) {
  return children ? <p className="wrap-anywhere text-caption text-feedback-danger-fg">{children}</p> : null;
}
