import { formatInstant, type UrgentAnswer } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { urgentWords } from '@rpm/domain/words/urgent';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { numberOf } from '../../parts/person/clinicNumber.ts';
import { CallClinic } from './CallClinic.tsx';

const text = urgentWords.clinic;

interface UrgentClinicProps {
  clinic: UrgentAnswer['clinic'];
  timeZone: string;
  /** The call stands here, and not in the card of the reading. */
  hasCall: boolean;
  /** What has become of the reading, where that stands in this card. */
  receipt: ReactNode;
}

/** Until when the clinic is open, and its number; after hours the number for that, or none. @see PDB-07 */
export function UrgentClinic({ clinic, timeZone, hasCall, receipt }: UrgentClinicProps) {
  const place = useClock(timeZone);
  const { name, openUntil } = clinic;
  const { isClosed, dialed } = numberOf(clinic);
  const time = openUntil && (formatInstant(openUntil, 'time', place) ?? loadWords.unknown);
  return (
    <div className="@min-[64rem]/page:col-start-2 min-w-0">
      <Card title={text.title}>
        <div className="flex flex-col gap-3">
          <p dir="auto">
            {time
              ? text.openUntil({ clinic: name, time })
              : (isClosed ? text.closed : text.unknown)({ clinic: name })}
          </p>
          {hasCall && <CallClinic clinic={clinic} />}
          {!dialed && !isClosed && <p>{text.noPhone}</p>}
          {receipt}
        </div>
      </Card>
    </div>
  );
}
