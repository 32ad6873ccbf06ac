import type { UrgentAnswer } from '@rpm/domain';
import { urgentWords } from '@rpm/domain/words/urgent';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { numberOf } from '../../parts/person/clinicNumber.ts';
import { useClinicHours } from '../../parts/person/useClinicHours.ts';
import { CallClinic } from './CallClinic.tsx';

const text = urgentWords.clinic;

interface UrgentClinicProps {
  clinic: UrgentAnswer['clinic'];
  /** The call stands here, and not in the card of the reading. */
  hasCall: boolean;
  /** What has become of the reading, where that stands in this card. */
  receipt: ReactNode;
}

/** Until when the clinic is open, and its number; after hours the number for that, or none. @see PDB-07 */
export function UrgentClinic({ clinic, hasCall, receipt }: UrgentClinicProps) {
  const hours = useClinicHours(clinic);
  const { isClosed, dialed } = numberOf(clinic);
  return (
    <div className="@min-[64rem]/page:col-start-2 min-w-0">
      <Card title={text.title}>
        <div className="flex flex-col gap-3">
          <p dir="auto">{hours}</p>
          {hasCall && <CallClinic clinic={clinic} />}
          {!dialed && !isClosed && <p>{text.noPhone}</p>}
          {receipt}
        </div>
      </Card>
    </div>
  );
}
