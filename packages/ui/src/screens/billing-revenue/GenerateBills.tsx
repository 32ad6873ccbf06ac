import { useGenerateBills } from '@rpm/api-client';
import type { BillBoard, Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { ReceiptText } from 'lucide-react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { dayText } from '../../parts/money/dayText.ts';
import { useToastsIfThere } from '../../providers/toast/ToastProvider.tsx';
import type { Chosen } from './useChosen.ts';

interface GenerateBillsProps {
  board: BillBoard;
  provider: string | undefined;
  chosen: Chosen;
  place: Place;
}

/**
 * The bills of the patients that are chosen; of none chosen, of all who can be billed, or of those of the provider that is
 * shown. Before the month is over it says from when on, and does nothing.
 */
export function GenerateBills({ board, provider, chosen, place }: GenerateBillsProps) {
  const toasts = useToastsIfThere();
  const call = useGenerateBills();
  const userIds = [...chosen.ids];
  const count = userIds.length;
  const { run, isBusy, problem } = useTask({
    name: billingWords.generate,
    call: () => call({ month: board.month, ...(provider && { provider }), ...(count > 0 && { userIds }) }),
    says: {
      done: ({ made, already, none }) =>
        [
          billingWords.made({ count: made.length }),
          ...(already.length > 0 ? [billMonthWords.already({ count: already.length })] : []),
          ...(none.length > 0 ? [billMonthWords.none({ count: none.length })] : []),
        ].join(' '),
    },
    onDone: chosen.clear,
  });
  const press = () => {
    if (!board.isOver)
      toasts?.show({
        kind: 'info',
        text: billingWords.tooEarly({ day: dayText(board.billsFrom, place) }),
      });
    else if (board.unbilled === 0) toasts?.show({ kind: 'info', text: billingWords.nothingToBill });
    else void run();
  };
  const ofProvider =
    provider && board.unbilled > 0
      ? billingWords.generateChosen({ count: board.unbilled })
      : billingWords.generate;
  const label = count > 0 ? billMonthWords.generateChosen({ count }) : ofProvider;
  return (
    <>
      <Button
        variant={board.isOver ? 'primary' : 'inert'}
        icon={<ReceiptText aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        busy={isBusy ? billingWords.generating : undefined}
        onClick={press}
      >
        {board.isOver ? label : billingWords.generate}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
