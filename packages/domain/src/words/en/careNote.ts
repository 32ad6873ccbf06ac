import { english } from '../english.ts';

/** The sentences of the notes on the patient's dashboard, apart from its others, so that they come with the notes. @see API-23 */
export const careNoteWords = english({
  none: 'No notes yet',
  noneReason: 'Notes that your care team writes for you appear here.',
  older: 'Show Older Notes',
  you: 'You',
});
