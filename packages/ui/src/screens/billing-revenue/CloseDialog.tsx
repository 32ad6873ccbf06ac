import { useCloseMonth } from '@rpm/api-client';
import type { BillBoard, Place } from '@rpm/domain';
import { billMonthWords as texts } from '@rpm/domain/words/billMonth';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { monthText } from '../../parts/money/billMonth.ts';

interface CloseDialogProps {
  board: BillBoard;
  place: Place;
  onClose: () => void;
}

/** Asks before a month is closed, and says how many would be left without a bill. Load it by `import()`. @see SCR-04 */
export function CloseDialog({ board, place, onClose }: CloseDialogProps) {
  const call = useCloseMonth();
  const month = monthText(board.month, place);
  const { run, isBusy, problem } = useTask({
    name: texts.close,
    call: () => call({ month: board.month }),
    says: { done: texts.done({ month }) },
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.closeDialog.title({ month })}
      description={texts.closeDialog.says}
      actions={
        <>
          <Button onClick={onClose}>{texts.closeDialog.cancel}</Button>
          <Button variant="primary" busy={isBusy ? texts.closing : undefined} onClick={() => void run()}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{texts.closeDialog.unbilled({ count: board.unbilled })}</p>
      <Problem>{problem}</Problem>
    </Dialog>
  );
}
