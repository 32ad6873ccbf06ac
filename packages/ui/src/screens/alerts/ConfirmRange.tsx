import { ApiError, useConfirmRange } from '@rpm/api-client';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { Button } from '../../components/Button/Button.tsx';
import { useTask } from '../../hooks/useTask.ts';
import type { SideLine } from './noiseLine.ts';

/** Keeps that a range without an end was looked at and is right: it goes from the list until it is set anew (r4). */
export function ConfirmRange({ line: { asked, name, what, version } }: { line: SideLine }) {
  const confirm = useConfirmRange();
  const { run, isBusy } = useTask({
    name: texts.confirmName({ name, what }),
    call: confirm,
    says: { done: texts.confirmed({ name, what }) },
    refused: (error) => (error instanceof ApiError && error.status === 409 ? texts.rangeChanged : undefined),
    isToldTwice: true,
  });
  if (!asked || version === undefined) return null;
  const { userId, vital } = asked;
  return (
    <Button
      size="sm"
      busy={isBusy ? texts.confirming : undefined}
      onClick={() => void run({ userId, vital, version })}
    >
      <span aria-hidden="true">{texts.confirm}</span>
      <span className="sr-only">{texts.confirmName({ name, what })}</span>
    </Button>
  );
}
