import { type BillBoard, type Place, zoneOrUtc } from '@rpm/domain';
import { billMonthWords as texts } from '@rpm/domain/words/billMonth';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { dayText } from '../../parts/money/dayText.ts';
import { momentDayText } from './billLine.ts';

const closeDialog = lazily(() => import('./CloseDialog.tsx').then(({ CloseDialog }) => CloseDialog));
const reopenDialog = lazily(() => import('./ReopenDialog.tsx').then(({ ReopenDialog }) => ReopenDialog));

interface MonthCloseProps {
  board: BillBoard;
  place: Place;
}

/** Closes a month that is over; it asks before, and says who would be left without a bill. @see SCR-04 */
export function CloseMonth({ board, place }: MonthCloseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...closeDialog.interest}
        icon={<Lock aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        onClick={() => setOpen(true)}
      >
        {texts.close}
      </Button>
      {isOpen && (
        <Needed lazy={closeDialog}>
          {(CloseDialog) => <CloseDialog month={board.month} place={place} onClose={() => setOpen(false)} />}
        </Needed>
      )}
    </>
  );
}

/** Who closed the month and when; an administrator can open it again. When it is open: by when to close it, and that it is late. */
export function CloseStand({ board, place }: MonthCloseProps) {
  const [isOpen, setOpen] = useState(false);
  const { closed, closesOn, mayReopen } = board;
  // Due and closed by the clinic's days, wherever the reader is.
  const timeZone = zoneOrUtc(board.clinicZone);
  const today = useClinicsDay(timeZone);
  if (!closed) {
    const day = dayText(closesOn, place);
    if (today <= closesOn) return <p className="text-fg-muted">{texts.closesOn({ day })}</p>;
    // Of a month in which there is nothing to bill nobody is reminded.
    if (board.columns.billable.count + board.columns.billed.count === 0) return null;
    return (
      <div className="w-full">
        <Banner kind="warning" announce="none">
          {texts.closeLate({ day })}
        </Banner>
      </div>
    );
  }
  return (
    <>
      <Banner
        kind="info"
        announce="none"
        action={
          mayReopen && (
            <Button aria-haspopup="dialog" {...reopenDialog.interest} onClick={() => setOpen(true)}>
              {texts.reopen}
            </Button>
          )
        }
      >
        <strong>
          {texts.closed({ day: momentDayText(closed.time, { ...place, timeZone }), name: closed.by.name })}
        </strong>{' '}
        {texts.closedReason}
      </Banner>
      {isOpen && (
        <Needed lazy={reopenDialog}>
          {(ReopenDialog) => (
            <ReopenDialog month={board.month} place={place} onClose={() => setOpen(false)} />
          )}
        </Needed>
      )}
    </>
  );
}
