import { useBillBoard, useCloseMonth } from '@rpm/api-client';
import type { Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords as texts } from '@rpm/domain/words/billMonth';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { monthText } from '../../parts/money/billMonth.ts';

const closing = texts.closeDialog;

interface CloseDialogProps {
  /** `YYYY-MM` */
  month: string;
  place: Place;
  onClose: () => void;
}

/**
 * Asks before a month is closed, and says what would be left: of the whole clinic, whichever provider is shown. Load it by
 * `import()`. @see SCR-04
 */
export function CloseDialog({ month: asked, place, onClose }: CloseDialogProps) {
  const call = useCloseMonth();
  const { loadable } = useBillBoard({ month: asked });
  const month = monthText(asked, place);
  const { run, isBusy, problem } = useTask({
    name: texts.close,
    call: () => call({ month: asked }),
    says: { done: texts.done({ month }) },
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={closing.title({ month })}
      description={closing.says}
      actions={
        <>
          <Button onClick={onClose}>{closing.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy ? texts.closing : undefined}
            isDisabled={loadable.state !== 'ready'}
            onClick={() => void run()}
          >
            {texts.close}
          </Button>
        </>
      }
    >
      <Loaded loadable={loadable} says={billingWords.loading} headingLevel={3} skeleton={<Skeleton />}>
        {({ unbilled, changed, columns: { atRisk } }) => (
          <div className="flex flex-col gap-3">
            <p>{closing.unbilled({ count: unbilled })}</p>
            {atRisk.count > 0 && <p>{closing.atRisk({ count: atRisk.count })}</p>}
            {changed > 0 && <p>{closing.changed({ count: changed })}</p>}
          </div>
        )}
      </Loaded>
      <Problem>{problem}</Problem>
    </Dialog>
  );
}
