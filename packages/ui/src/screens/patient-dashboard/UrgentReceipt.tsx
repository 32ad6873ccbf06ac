import { formatInstant, formatStamp, receiptPath } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { Link } from '../../components/Link/Link.tsx';
import { useClock } from '../../hooks/useClock.ts';
import type { UrgentReading } from './readEpisode.ts';

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
  const time = (moment: Date | string) => formatInstant(moment, 'time', place) ?? loadWords.unknown;
  return (
    <>
      <p className="text-fg-muted">
        {text.received({ time: time(receivedTime) })}{' '}
        <span dir="auto">
          {seenBy ? text.seenBy({ name: seenBy.name, time: time(seenBy.time) }) : text.notSeen}
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
