import type { BillLineDetail, Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { dayText } from './dayText.ts';

const { line: texts } = billingWords;

interface PeriodSaysProps {
  period: BillLineDetail['periods'][number];
  place: Place;
}

/** A device period in words: its days with readings, or once it is over what it has come to; then from when to when. @see SCR-04 */
export function PeriodSays({ period: { start, end, days, isOver, code }, place }: PeriodSaysProps) {
  const told = { count: days.length, day: dayText(end, place) };
  const ended = code === null ? billMonthWords.endedNone(told) : billMonthWords.ended({ ...told, code });
  return (
    <>
      <p>{isOver ? ended : texts.days({ count: days.length })}</p>
      <p className="text-caption text-fg-muted">
        {texts.span({ from: dayText(start, place), to: dayText(end, place) })}
      </p>
    </>
  );
}
