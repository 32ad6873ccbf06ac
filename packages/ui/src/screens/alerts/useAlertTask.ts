import { ApiError } from '@rpm/api-client';
import { AlertRefused, formatInstant } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useTask } from '../../hooks/useTask.ts';

/** Whether somebody else did something with the alert meanwhile: it is read again, and may leave nothing to do here. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** One thing that is done with an alert. Who was quicker is named; what was typed stays. @see SCR-02 */
export function useAlertTask<Input>({
  name,
  call,
  done,
  doneAway,
  onDone,
  endsBy,
}: {
  name: string;
  call: (input: Input) => Promise<unknown>;
  done?: string;
  /** A toast only for whoever has gone elsewhere meanwhile: here the page says it. */
  doneAway?: string;
  onDone?: () => void;
  /** Failures after which the button goes with what it was for: told as a toast, which outlives it for some seconds. */
  endsBy?: (error: unknown) => boolean;
}) {
  const place = useClock(browserTimeZone());
  return useTask<Input, unknown>({
    name,
    call,
    says: { ...(done !== undefined && { done }), ...(doneAway !== undefined && { doneAway }) },
    ...(onDone && { onDone }),
    ...(endsBy && { endsBy }),
    refused: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      const found = AlertRefused.safeParse(error.body).data;
      if (!found?.by || !found.time) return alertWords.readingCame;
      const told = { name: found.by.name, time: formatInstant(found.time, 'time', place) ?? '' };
      return found.state === 'Resolved' ? alertWords.changed.Resolved(told) : alertWords.changed.other(told);
    },
  });
}
