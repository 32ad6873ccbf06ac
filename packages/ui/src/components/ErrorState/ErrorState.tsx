import { loadWords } from '@rpm/domain/words/load';
import { CloudOff, Lock, RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** By its cause: a cut connection; what is closed to the reader; what is not there. */
const drawings = { failed: CloudOff, forbidden: Lock, notFound: SearchX } as const;

export interface ErrorStateProps {
  /** What failed, as a sentence: 'Could not load the orders. Try again.' */
  title: string;
  /** Why it is not shown, for the drawing: it failed, the reader may not see it (403), or it is not there (404). */
  cause?: keyof typeof drawings;
  /** What still holds: that the rest is up to date, that nothing was lost. */
  reason?: ReactNode;
  /** Tries again; left out, there is no button, because trying again would change nothing (403, 404). */
  onRetry?: (() => void) | undefined;
  /** Another way on, beside or in place of trying again. */
  action?: ReactNode;
  /** Where the sentence stands among the headings. */
  headingLevel?: 1 | 2 | 3 | 4 | 'none';
}

/**
 * What stands where something could not be loaded. Announced at once. Only the part that failed changes; never shown
 * for an empty answer.
 *
 * @see ORD-16, DDB-06
 */
export function ErrorState({
  title,
  cause = 'failed',
  reason,
  onRetry,
  action,
  headingLevel,
}: ErrorStateProps) {
  const Drawing = drawings[cause];
  return (
    <div role="alert">
      <EmptyState
        icon={<Drawing strokeWidth={1.5} />}
        title={title}
        reason={reason}
        {...(headingLevel && { headingLevel })}
        action={
          (onRetry || action) && (
            <div className="flex flex-wrap justify-center gap-3">
              {onRetry && (
                <Button
                  onClick={() => onRetry()}
                  icon={<RotateCw aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
                >
                  {loadWords.retry}
                </Button>
              )}
              {action}
            </div>
          )
        }
      />
    </div>
  );
}
