import { careNoteWords } from '@rpm/domain/words/careNote';
import { CareNotes } from './CareNotes.tsx';

/** What the care team has written for the patient. @see API-23, SCR-03 */
export function CareNotesPart(props: { userId: string; timeZone: string }) {
  return (
    <section aria-labelledby="care-notes" className="min-w-0">
      <h2 id="care-notes" className="mb-3 text-h2">
        {careNoteWords.title}
      </h2>
      <CareNotes {...props} />
    </section>
  );
}
