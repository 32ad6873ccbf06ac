import { fullName, type PatientInfo } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { recordWords } from '@rpm/domain/words/record';
import { Card } from '../../../components/Card/Card.tsx';
import { AccountRow } from './AccountRow.tsx';
import { CareRow } from './CareRow.tsx';
import { ErasureRow } from './ErasureRow.tsx';
import { ExportRow } from './ExportRow.tsx';
import { HoldRow } from './HoldRow.tsx';
import { MergeRow } from './MergeRow.tsx';

interface LifeCardProps {
  userId: string;
  patient: PatientInfo;
  timeZone: string;
}

/** What the clinic decides about a patient beside the care itself: login, care, record. @see F5 */
export function LifeCard({ userId, patient, timeZone }: LifeCardProps) {
  const { standing, enrolled } = patient;
  if (!standing) return null;
  const name = fullName(patient) || recordWords.record.noName;
  return (
    <Card title={patientLifeWords.title}>
      <ul aria-label={patientLifeWords.title} className="divide-y divide-line-subtle">
        <AccountRow userId={userId} name={name} account={standing.account} />
        <CareRow {...{ userId, name, enrolled, timeZone }} discharge={standing.discharge} />
        <ExportRow userId={userId} />
        <MergeRow {...{ userId, name, timeZone, standing }} />
        <HoldRow {...{ userId, timeZone }} hold={standing.hold} />
        {!standing.hold && <ErasureRow {...{ userId, name, timeZone }} erasure={standing.erasure} />}
      </ul>
    </Card>
  );
}
