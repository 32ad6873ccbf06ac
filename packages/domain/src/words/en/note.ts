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
    less: 'One minute less',
    more: 'One minute more',
    fromTimer: { one: 'From the timer: {count} minute', other: 'From the timer: {count} minutes' },
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
  /** Why a patient can't read what is written to them, by the state of their account. */
  unread: {
    none: "The patient hasn't opened an account yet and can't read this. Reach them by phone or in person.",
    ended: "The patient's access has ended, so they can't read this. Reach them by phone or in person.",
  },
  /** What is begun is kept by the server, for its author alone. */
  draft: {
    saving: 'Saving draft…',
    saved: 'Draft saved {time}.',
    loading: 'Looking for your draft…',
    notLoaded: "Couldn't look for your draft, so this text isn't kept yet.",
    notSaved: "Draft not saved. It's tried again when you type.",
    retry: 'Try Again',
  },
  template: {
    label: 'Template',
    none: 'No template',
    loading: 'Filling in…',
    failed: "Couldn't load the templates.",
    ask: {
      title: 'Replace your text?',
      says: 'The template takes the place of what you typed.',
      keep: 'Keep My Text',
      replace: 'Replace',
    },
  },
  search: {
    text: 'Search notes',
    author: 'Written by',
    anybody: 'Anyone',
    none: 'No notes match',
    noneHint: 'Try another word, topic or author.',
  },
  /** A note is never changed: another one says what is right. */
  correction: {
    correct: 'Correct',
    correctThis: 'Correct the note of {name}, {time}',
    corrects: 'Corrects the note of {name}, {time}. Both are kept.',
    corrected: 'Corrected by {name}, {time}.',
    writing: 'You are correcting the note of {name}, {time}. Both are kept.',
    /** Of what is counted and billed. */
    minutes: 'Its minutes are replaced by those below.',
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
