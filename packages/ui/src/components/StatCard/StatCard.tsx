import { loadWords } from '@rpm/domain/words/load';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { countText } from '../../hooks/countText.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The number; `null` when it is not known, which is not zero. */
  value: number | null;
  /** A remark beside the number; only when its data is there. */
  note?: ReactNode;
  isLoading?: boolean;
  /** The number could not be loaded: it shows '—' and says so. */
  isFailed?: boolean;
  /** Tries again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/**
 * One number of a dashboard. Loading, unknown and zero look different: a block, '—', and '0'.
 *
 * @see DDB-01, DDB-06, MYD-02
 */
export function StatCard({
  label,
  value,
  note,
  isLoading = false,
  isFailed = false,
  onRetry,
}: StatCardProps) {
  const isKnown = !isFailed && value !== null && Number.isFinite(value);
  return (
    <Card isFlush>
      <div
        aria-busy={isLoading || undefined}
        className="flex min-h-26 flex-wrap content-between items-end justify-between gap-x-3 gap-y-1 px-5 pt-3.5 pb-4 max-md:min-h-39"
      >
        <p className="w-full font-medium text-body text-fg-muted">{label}</p>
        {isLoading ? (
          <div className="w-24 py-0.5">
            <Skeleton shape="number" />
          </div>
        ) : (
          <p className={cx('text-number [overflow-wrap:anywhere]', !isKnown && 'text-fg-muted')}>
            {isKnown ? countText(value) : loadWords.unknown}
          </p>
        )}
        <div className="pb-[3px] text-right text-caption text-fg-muted max-md:min-h-[1lh] max-md:w-full max-md:text-start">
          {isFailed ? loadWords.notAvailable : !isLoading && note}
          {isFailed && onRetry && (
            <Button variant="ghost" size="sm" onClick={() => onRetry()}>
              {loadWords.retry}
              <span className="sr-only">: {label}</span>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
