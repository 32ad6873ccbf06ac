import type { AlertOutcome } from '../../alerts/alert.ts';
import type { ReadingClass } from '../../vitals/readings.ts';
import { english } from '../english.ts';

/** What happened to one reading of the patient, step by step. Ours, and may be improved. */
export const receiptWords = english({
  title: 'Your reading',
  subtitle: 'What happened to it',
  steps: 'What happened',
  measured: 'You measured',
  /** Of a reading that no device of the clinic stands for. */
  entered: 'You entered it yourself',
  received: 'Your clinic received it',
  judged: {
    Normal: 'It is in your normal range',
    Cautious: 'It is a little outside your range',
    Critical: 'It is far outside your range',
  } satisfies Record<ReadingClass, string>,
  alerted: 'Your clinic got an alert',
  seenBy: 'Seen by {name}',
  notSeen: 'Not yet seen by your care team',
  notSeenText: 'Nobody has looked at it yet.',
  taken: '{name} takes care of it',
  resolved: '{name} closed it',
  outcomes: {
    advice: 'You got advice.',
    medication: 'Your medicine was looked at.',
    visit: 'A visit was set up.',
    wrongReading: 'The reading was wrong.',
    noContact: 'They could not reach you.',
  } satisfies Record<AlertOutcome, string>,
  note: 'Note to you from {name}',
  somebody: 'your clinic',
  update: 'There is news about your reading.',
  write: 'Write to your clinic about it',
  none: 'We cannot find this reading',
  noneText: 'Go back and choose it again.',
  loading: {
    failed: "Couldn't load your reading. Try again.",
    tookTooLong: 'Loading your reading took too long. Try again.',
  },
  notesFailed: "Couldn't load the notes to you.",
});
