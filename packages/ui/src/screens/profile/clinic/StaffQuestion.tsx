import { ApiError } from '@rpm/api-client';
import { messages } from '@rpm/domain';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/index.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { useToast } from '../../../providers/toast/index.ts';

interface StaffQuestionProps {
  title: string;
  says: string;
  /** What the safe answer is called, and what is said of each outcome. */
  texts: Readonly<Record<'keep' | 'busy' | 'done' | 'gone' | 'failed' | 'offline' | 'notConfirmed', string>>;
  act: string;
  isDangerous: boolean;
  /** Does it; rejects with an `ApiError`. */
  run: () => Promise<unknown>;
  onClose: () => void;
  /** It is done, or there is nothing left to do it with: the list is to be read again. */
  onDone: () => void;
}

/** Asks before something is done with somebody of the staff, and does it, once; a failure keeps the question. */
export function StaffQuestion({
  title,
  says,
  texts,
  act: label,
  isDangerous,
  run,
  onClose,
  onDone,
}: StaffQuestionProps) {
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function act() {
    if (isRunning.current) return;
    if (!navigator.onLine) return setProblem(texts.offline);
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await run();
      toast.show({ kind: 'success', text: texts.done });
      onDone();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 404) {
        toast.show({ kind: 'info', text: texts.gone });
        return onDone();
      }
      setProblem(problemOf(refusal));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  function problemOf(error: ApiError | null): string {
    if (error?.fault === 'timeout') return texts.notConfirmed;
    if (error?.status === 409 && error.serverMessage) return error.serverMessage;
    return error?.status === 403 ? messages.load.forbidden : texts.failed;
  }
  return (
    <AlertDialog
      isOpen
      title={title}
      description={
        <>
          {says}
          {problem && (
            <span className="mt-4 block">
              <Banner kind="danger" announce="alert">
                {problem}
              </Banner>
            </span>
          )}
        </>
      }
      safe={{ label: texts.keep, onPress: onClose }}
      act={{
        label,
        isDangerous,
        busy: isBusy ? texts.busy : undefined,
        onPress: () => void act(),
      }}
    />
  );
}
