import { ApiError } from '@rpm/api-client';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { NotConfirmed } from '../security/NotConfirmed.ts';

interface QuestionProps {
  title: string;
  says: string;
  /** What the safe answer is called, and what is said of each outcome. */
  texts: Readonly<Record<'keep' | 'busy' | 'done' | 'gone', string>>;
  act: string;
  isDangerous: boolean;
  /** Does it; rejects with an `ApiError`. */
  run: () => Promise<unknown>;
  onClose: () => void;
  /** It is done, or there is nothing left to do it with: what follows when the question has gone. */
  onDone?: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Asks before something is done with somebody, and does it, once; a failure keeps the question. */
export function Question({
  title,
  says,
  texts,
  act: label,
  isDangerous,
  run,
  onClose,
  onDone,
}: QuestionProps) {
  const task = useTask({
    name: title,
    call: run,
    says: { done: texts.done },
    refused: (error) => {
      if (error instanceof NotConfirmed) return null;
      return isGone(error) ? texts.gone : undefined;
    },
    endsBy: isGone,
    onEnd: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <AlertDialog
      isOpen
      title={title}
      description={says}
      problem={task.problem}
      safe={{ label: texts.keep, onPress: onClose }}
      act={{
        label,
        isDangerous,
        busy: task.isBusy ? texts.busy : undefined,
        onPress: () => void task.run(),
      }}
    />
  );
}
