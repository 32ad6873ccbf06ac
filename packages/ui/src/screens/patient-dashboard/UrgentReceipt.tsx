import { formatInstant, formatStamp, readStamp, receiptPath } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { Link } from '../../components/Link/Link.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useIsToday } from '../../hooks/useIsToday.ts';
import type { UrgentReading } from './readEpisode.ts';

type Sentence = (values: { time: string }) => string;

interface UrgentReceiptProps {
  reading: UrgentReading;
  seenBy: { name: string; time: string } | null;
  timeZone: string;
}

/** Since when the clinic has a critical reading, who looked at it, and the way to all that happened. @see PDB-07 */
export function UrgentReceipt({
  reading: { vital, at, receivedTime },
  seenBy,
  timeZone,
}: UrgentReceiptProps) {
  const place = useClock(timeZone);
  const isToday = useIsToday(timeZone);
  // A time alone is taken for one of today.
  const told = (stamp: string, today: Sentence, before: Sentence) => {
    const at = readStamp(stamp);
    const isOfToday = at !== null && isToday(at);
    const time = at && formatInstant(at, isOfToday ? 'time' : 'datetime', place);
    return (isOfToday ? today : before)({ time: time ?? loadWords.unknown });
  };
  return (
    <>
      <p className="text-fg-muted">
        {told(receivedTime, text.received, text.receivedOn)}{' '}
        <span dir="auto">
          {seenBy
            ? told(
                seenBy.time,
                ({ time }) => text.seenBy({ name: seenBy.name, time }),
                ({ time }) => text.seenByOn({ name: seenBy.name, time }),
              )
            : text.notSeen}
        </span>
      </p>
      <p>
        <Link look="alone" to={receiptPath(vital, formatStamp(at))}>
          {patientWords.patientDashboard.receiptOpen({ vital: trendLinkWords.names[vital] })}
        </Link>
      </p>
    </>
  );
}
