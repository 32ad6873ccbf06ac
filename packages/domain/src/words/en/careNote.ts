import { english } from '../english.ts';

/** The sentences of the notes that a patient reads, apart from the patient's others, so that only their page loads them. @see API-23 */
export const careNoteWords = english({
  title: 'Notes from your care team',
  loading: {
    failed: "Couldn't load your notes. Try again.",
    tookTooLong: 'Loading your notes took too long. Try again.',
  },
  none: 'No notes yet',
  noneReason: 'Notes your care team writes for you show up here.',
  older: 'Show Older Notes',
  corrects: 'Corrects the note of {name}, {time}.',
});
