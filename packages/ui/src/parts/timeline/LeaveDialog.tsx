import { useLeaveShare } from '@rpm/api-client';
import { timelineWords } from '@rpm/domain/words/timeline';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { useTask } from '../../hooks/useTask.ts';

const texts = timelineWords.leaving;

interface LeaveDialogProps {
  owner: { userId: string; name: string };
  /** It is given up, and the server has said so. */
  onLeft?: () => void;
  onClose: () => void;
}

/** Asks before somebody gives up what was shared with them; the focus is on the answer that keeps it. @see behaviour R20 */
export function LeaveDialog({ owner: { userId, name }, onLeft, onClose }: LeaveDialogProps) {
  const send = useLeaveShare();
  const { run, isBusy, problem } = useTask({
    name: texts.act,
    call: async () => {
      const answer = await send({ userId });
      // Before the list is read again: what is open must not say first that a link has ended.
      onLeft?.();
      return answer;
    },
    says: { done: ({ message }) => message },
    until: () => send.reread(),
    onDone: onClose,
  });
  return (
    <AlertDialog
      isOpen
      title={texts.title({ name })}
      description={<span dir="auto">{texts.text({ name })}</span>}
      problem={problem}
      safe={{ label: texts.keep, onPress: () => !isBusy && onClose() }}
      act={{
        label: texts.act,
        onPress: () => void run(),
        isDangerous: true,
        busy: isBusy ? texts.busy : undefined,
      }}
    />
  );
}
