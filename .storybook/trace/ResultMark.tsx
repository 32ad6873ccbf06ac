import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { Outcome } from '../../scripts/trace/reports.ts';

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
      title={result}
      className={`me-1.5 align-[-0.15em] ${isSaid ? 'inline-flex items-center gap-1' : 'inline-block'} ${color}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className={isSaid ? '' : 'sr-only'}>{result}</span>
    </span>
  );
}
