import { useShareData } from '@rpm/api-client';
import { shareWords } from '@rpm/domain/words/share';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { endedElsewhere } from './endedElsewhere.ts';
import { granteeName, partsText, type Share } from './shareNames.ts';

const texts = shareWords.stopping;

/** Asks before a share is stopped; the focus is on the answer that keeps it. @see behaviour R20 */
export function StopDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const { user } = useSession();
  const send = useShareData();
  const { run, isBusy, problem } = useTask({
    name: texts.stop,
    call: () => send({ action: 'stop', userId: user.userId, shareId: share.shareId ?? '' }),
    says: { done: ({ message }) => message },
    until: () => send.reread(),
    ...endedElsewhere,
    onEnd: onClose,
  });
  const name = granteeName(share);
  return (
    <AlertDialog
      isOpen
      title={texts.title({ name })}
      description={
        <span className="flex flex-col gap-3">
          <span>{texts.text({ name, parts: partsText(share.parts ?? []) })}</span>
          <span>{texts.later}</span>
        </span>
      }
      problem={problem}
      safe={{ label: texts.keep, onPress: () => !isBusy && onClose() }}
      act={{
        label: texts.stop,
        onPress: () => void run(),
        isDangerous: true,
        busy: isBusy ? texts.busy : undefined,
      }}
    />
  );
}
