import type { BillLineDetail, Place } from '@rpm/domain';
import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { billingWords } from '@rpm/domain/words/billing';
import { dayText } from '../../parts/money/dayText.ts';
import { dollars } from '../../parts/money/dollars.ts';

type Again = NonNullable<BillLineDetail['again']>;

/** What of a bill would be another if it were made again now, a sentence each; nothing where nothing would. @see API-25 */
export function BillChanges({ again, place }: { again: Again; place: Place }) {
  const said = [
    ...again.changes.map((change) => changeText(change, place)),
    ...(again.diagnosis
      ? [
          texts.diagnosis({
            was: again.diagnosis.was ?? texts.none,
            is: again.diagnosis.is ?? texts.none,
          }),
        ]
      : []),
  ];
  return (
    <ul>
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The one thing that a biller looks at first: that the line comes or goes, then how often, for when, and at which price. */
function changeText({ code, was, is }: Again['changes'][number], place: Place): string {
  const line = (units: number) => billingWords.code({ count: units, code });
  if (!was) return texts.added({ line: line(is?.units ?? 1) });
  if (!is) return texts.gone({ line: line(was.units) });
  if (was.units !== is.units) return texts.units({ code, was: String(was.units), is: String(is.units) });
  if (was.dateOfService && is.dateOfService && was.dateOfService !== is.dateOfService)
    return texts.day({ code, was: dayText(was.dateOfService, place), is: dayText(is.dateOfService, place) });
  return texts.price({ code, was: priceText(was.cents), is: priceText(is.cents) });
}

const priceText = (cents: number | null) => (cents === null ? texts.none : dollars(cents));
