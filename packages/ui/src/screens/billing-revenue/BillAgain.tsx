import type { BillLineDetail, Place } from '@rpm/domain';
import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { BillChanges } from './BillChanges.tsx';
import { ChangedSince } from './BoardRows.tsx';

const billAgainDialog = lazily(() =>
  import('./BillAgainDialog.tsx').then(({ BillAgainDialog }) => BillAgainDialog),
);

interface BillAgainProps {
  line: BillLineDetail;
  place: Place;
}

/** Makes the bill of a patient's month again, while the month is open. The dialog asks why. @see API-25, SCR-04 */
export function BillAgain({ line, place }: BillAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const { row, again, closed } = line;
  if (!row.billed || !again || closed) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        variant={row.billed.isChanged ? 'primary' : 'secondary'}
        icon={<ReceiptText aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        {...billAgainDialog.interest}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <Needed lazy={billAgainDialog}>
          {(BillAgainDialog) => (
            <BillAgainDialog {...{ row, again, place }} month={line.month} onClose={() => setOpen(false)} />
          )}
        </Needed>
      )}
    </>
  );
}

/** That the facts of a billed month are others now: which, and what can be done. Nothing while the bill says what they say. */
export function BillIsChanged({ line: { row, again, closed }, place }: BillAgainProps) {
  if (!row.billed?.isChanged || !again) return null;
  return (
    <Banner kind="warning" announce="none">
      <ChangedSince billed={row.billed} />
      <BillChanges again={again} place={place} />
      <p>{closed ? texts.closed : texts.stays}</p>
    </Banner>
  );
}
