import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { QueueList } from './QueueList.tsx';
import type { ReviewRound } from './useReviewRound.ts';

/** On a phone the queue is a sheet; who is chosen in it is opened, and it goes. */
export function QueueSheet({ round, onClose }: { round: ReviewRound; onClose: () => void }) {
  const goTo = (userId: string) => {
    round.goTo(userId);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.queue} width="medium">
      <QueueList round={{ ...round, goTo }} />
    </Dialog>
  );
}
