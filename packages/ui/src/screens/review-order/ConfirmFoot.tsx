import type { ConfirmRefusal } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { type ReactNode, useId } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FieldError } from '../../components/Field/Field.tsx';

const { review } = orderWords;

export interface ConfirmFootProps {
  refusal: ConfirmRefusal | null;
  /** How many address fields are wrong, once they are shown; 0 while they are not. */
  shownErrors: number;
  /** Why the last try did nothing. */
  problem: ReactNode;
  isBusy: boolean;
  /** '2 devices by Mail for Juniper Mockford' */
  summary: string;
  onConfirm: () => void;
}

/**
 * Confirm Order. It is off, with the reason beside it, while something must be chosen; with address errors it can be
 * pressed and shows them (REV-05).
 */
export function ConfirmFoot(props: ConfirmFootProps) {
  const { refusal, shownErrors, problem, isBusy, summary, onConfirm } = props;
  const id = useId();
  const isOff = refusal !== null && refusal !== 'addressErrors';
  const isCounted = refusal === 'addressErrors' && shownErrors > 0;
  return (
    <div className="flex flex-col gap-2.5 px-5 py-4">
      <Problem>{problem}</Problem>
      <div role="status" className="empty:hidden">
        {isCounted && <FieldError id={id}>{review.correct({ count: shownErrors })}</FieldError>}
        {isOff && (
          <p id={id} className="text-fg-muted">
            {review.cannotConfirm[refusal]}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        size="lg"
        wide
        isDisabled={isOff}
        busy={isBusy ? review.busy : undefined}
        aria-describedby={isOff || isCounted ? id : undefined}
        onClick={onConfirm}
      >
        {review.confirm}
      </Button>
      <p className="wrap-anywhere text-center text-fg-muted">{summary}</p>
    </div>
  );
}
