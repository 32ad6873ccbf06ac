import type { ApiError, Loadable } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../components/ErrorState/ErrorState.tsx';
import { FeedbackGlyph } from '../../components/FeedbackGlyph/FeedbackGlyph.tsx';
import { useSlow } from './useSlow.ts';

/** The sentences of one thing that is loaded, whole. */
export interface LoadingSays {
  failed: string;
  tookTooLong: string;
}

export interface LoadedProps<T> {
  loadable: Loadable<T>;
  /** What a failure says of what is loaded (behaviour 1a, 500 and timeout). */
  says: LoadingSays;
  /** Stands in the place of the content while it loads, in its size. */
  skeleton: ReactNode;
  /** Draws the content. `isUpdating`: the data answers an earlier question. */
  children: (data: T, state: { isUpdating: boolean }) => ReactNode;
  /** Whether the data is an empty answer. */
  isEmpty?: (data: T) => boolean;
  /** What stands there for an empty answer. */
  empty?: ReactNode;
  /** A way back from what is not there; left out, a button that goes one page back. */
  back?: ReactNode;
  /** What still holds when it failed: that the rest of the page is there. */
  reason?: ReactNode;
  /** Where the sentence of a failure stands among the headings. */
  headingLevel?: ErrorStateProps['headingLevel'];
  /** In milliseconds. */
  stillLoadingAfterMs?: number;
}

/**
 * Draws a read in each of its states: a skeleton, 'Still loading' after five seconds, a failure by its kind, an empty
 * answer, or the content, with a notice when it may be out of date. Loading, failed and empty are never mixed up.
 *
 * @see ERR-02, ORD-16, DDB-06
 */
export function Loaded<T>({
  loadable,
  says,
  skeleton,
  children,
  isEmpty,
  empty,
  back,
  reason,
  headingLevel,
  stillLoadingAfterMs,
}: LoadedProps<T>) {
  const isKnown = useRef(false);
  if (loadable.state === 'loading') {
    return (
      <Loading afterMs={stillLoadingAfterMs} isFirst={!isKnown.current}>
        {skeleton}
      </Loading>
    );
  }
  isKnown.current = true;
  if (loadable.state === 'failed') {
    const { error, retry } = loadable;
    return <Failed {...{ error, retry, says, back, reason }} {...(headingLevel && { headingLevel })} />;
  }
  const { data, error, isUpdating, retry } = loadable;
  return (
    <>
      {error && <Stale retry={retry} />}
      {isEmpty?.(data) ? empty : children(data, { isUpdating })}
    </>
  );
}

interface LoadingProps {
  afterMs: number | undefined;
  /** Nothing has been known yet: what stands below in a stack `in-order` waits for it. */
  isFirst: boolean;
  children: ReactNode;
}

/** The skeleton, and for screen readers the words. After a while the words are seen too; they cover no content. */
function Loading({ afterMs, isFirst, children }: LoadingProps) {
  const isSlow = useSlow(afterMs);
  const hasWaited = useSlow(limits.partsWaitMs);
  return (
    <div className="relative" aria-busy="true" data-coming={isFirst && !hasWaited ? '' : undefined}>
      <p
        role="status"
        className={
          isSlow
            ? 'absolute top-2 left-1/2 z-(--rpm-z-sticky) -translate-x-1/2 whitespace-nowrap rounded-full border border-line bg-surface-raised px-4 py-1 text-fg shadow-md'
            : 'sr-only'
        }
      >
        {isSlow ? appWords.stillLoading : appWords.loading}
      </p>
      {children}
    </div>
  );
}

interface FailedProps extends Pick<ErrorStateProps, 'headingLevel'> {
  error: ApiError;
  retry: () => void;
  says: LoadingSays;
  back: ReactNode;
  reason: ReactNode;
}

/** Trying again changes nothing where access is missing or the thing is not there (behaviour 1a, 403 and 404). */
function Failed({ error, retry, says, back, reason, headingLevel = 'none' }: FailedProps) {
  const heading = { headingLevel };
  if (error.status === 403) return <ErrorState {...heading} cause="forbidden" title={loadWords.forbidden} />;
  if (error.status === 404) {
    return (
      <ErrorState {...heading} cause="notFound" title={loadWords.notFound} action={back ?? <GoBack />} />
    );
  }
  const title = error.fault === 'timeout' ? says.tookTooLong : says.failed;
  return <ErrorState {...heading} title={title} reason={reason} onRetry={retry} />;
}

function GoBack() {
  const navigate = useNavigate();
  return <Button onClick={() => navigate(-1)}>{appWords.goBack}</Button>;
}

/** The last good data stays, marked as old (behaviour 1a, 500). */
function Stale({ retry }: { retry: () => void }) {
  return (
    <div
      role="status"
      className="m-3 flex flex-wrap items-center gap-3 rounded-md border border-feedback-warning-line bg-feedback-warning-bg px-4 py-2 text-feedback-warning-fg"
    >
      <span className="text-feedback-warning-icon">
        <FeedbackGlyph kind="warning" />
      </span>
      <span className="grow">{loadWords.staleSince}</span>
      <Button
        size="sm"
        onClick={() => retry()}
        icon={<RotateCw aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
      >
        {loadWords.retry}
      </Button>
    </div>
  );
}
