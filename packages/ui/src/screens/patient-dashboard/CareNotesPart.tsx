import { patientWords } from '@rpm/domain/words/patient';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useNeededPart } from '../../hooks/useNeededPart.ts';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import { PatientPart } from '../../parts/own-devices/PatientPart.tsx';

const text = patientWords.patientDashboard;
/** It stands below the readings and the devices, so its code may come after them. */
const notes = lazyPart(() => import('./CareNotes.tsx'));

/** What the care team has written for the patient. @see API-23, SCR-03 */
export function CareNotesPart({ userId, timeZone }: { userId: string; timeZone: string }) {
  return (
    <section aria-labelledby="care-notes" className="min-w-0">
      <h2 id="care-notes" className="mb-3 text-h2">
        {text.notes}
      </h2>
      <PatientPart
        loadable={useNeededPart(notes)}
        says={text.notesLoading}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={() => false}
        empty={null}
      >
        {({ CareNotes }) => <CareNotes userId={userId} timeZone={timeZone} />}
      </PatientPart>
    </section>
  );
}
