import { CorrectionsCard } from './CorrectionsCard.tsx';
import { TakeOutCard } from './TakeOutCard.tsx';

/** What patients may do with their record: have it corrected, and take it out. */
export function OwnRecordPart({ userId, timeZone }: { userId: string; timeZone: string }) {
  return (
    <>
      <CorrectionsCard userId={userId} timeZone={timeZone} />
      <TakeOutCard timeZone={timeZone} />
    </>
  );
}
