import type { NoteReaders } from '../../notes/noteForm.ts';
import { english } from '../english.ts';

/** The sentences of writing notes about a patient, for the clinic. @see API-23, SCR-03 */
export const noteWords = english({
  composer: {
    title: 'Write a Note',
    topic: 'Topic',
    readers: 'Who can read it',
    reader: { clinic: 'Internal', patient: 'To patient', author: 'Only me' } satisfies Record<
      NoteReaders,
      string
    >,
    text: 'Note',
    minutes: 'Minutes',
    live: 'Live contact',
    discard: 'Discard',
    save: 'Save Note',
    saving: 'Saving…',
    send: 'Send to Patient',
    sending: 'Sending…',
    /** Says what follows from saving. */
    forGood: "A saved note can't be changed. To correct it, write another note.",
    saved: 'Note saved.',
    sent: 'Note sent to the patient.',
    errors: {
      required: 'Write the note.',
      tooLong: 'This text is too long.',
      minutesInvalid: 'Enter whole minutes, up to {max}.',
      liveNeedsMinutes: 'A live contact needs at least 1 minute.',
    },
  },
  /** A note is never changed: another one says what is right. */
  correction: {
    correct: 'Correct',
    correctThis: 'Correct the note of {name}, {time}',
    corrects: 'Corrects the note of {name}, {time}. Both are kept.',
    corrected: 'Corrected by {name}, {time}.',
    writing: 'You are correcting the note of {name}, {time}. Both are kept.',
    drop: 'Keep as It Is',
  },
  list: {
    title: 'Notes',
    filter: 'Show',
    all: 'All notes ({count})',
    ofTopic: '{topic} ({count})',
    toPatient: 'To patient ({count})',
    live: 'Live contact',
    internal: 'Internal',
  },
});
