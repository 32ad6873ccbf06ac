import type { InboxOwnerFilter, InboxState, InboxTab } from '../../notes/inbox.ts';
import { english } from '../english.ts';

/** The sentences of the inboxes of inquiries: the clinic's, and that of the operator. @see F7 */
export const inboxWords = english({
  title: 'Inquiries',
  /** The parts of the page. */
  parts: { write: 'Submit', clinic: "Patients' inquiries", operator: 'Operator' },
  partsName: 'Parts of the page',
  lead: {
    clinic: 'What your patients sent. Answers go to the conversation with the patient.',
    operator:
      'What clinics and guests of the contact page sent. Answers go by email: leave out anything about a patient.',
  },
  show: 'Show',
  tabs: { open: 'Open', done: 'Done' } satisfies Record<InboxTab, string>,
  list: 'Inquiries, most urgent first',
  loading: {
    failed: "Couldn't load the inbox. Try again.",
    tookTooLong: 'Loading the inbox took too long. Try again.',
  },
  empty: { open: 'Nothing is waiting', done: 'Nothing is done yet' } satisfies Record<InboxTab, string>,
  emptyReason: {
    open: 'New inquiries show up here.',
    done: 'Answered and closed inquiries show up here. They are deleted after {days} days.',
  },
  filters: {
    state: 'State',
    type: 'Type',
    owner: 'Owner',
    any: 'Any',
    owners: { mine: 'Mine', nobody: 'Unassigned' } satisfies Record<InboxOwnerFilter, string>,
    none: 'No inquiries match',
    noneHint: 'Choose Any to see more.',
  },
  range: { one: '{from}–{to} of {count} inquiry', other: '{from}–{to} of {count} inquiries' },
  raised: 'Names a symptom: {words}',
  from: 'From {name}',
  guest: 'Guest of the contact page, name and address as typed',
  states: {
    New: 'New',
    InProgress: 'In progress',
    Answered: 'Answered',
    Closed: 'Closed',
  } satisfies Record<InboxState, string>,
  owner: '{state}, {name}',
  take: 'Take On',
  takeOver: 'Take Over',
  taking: 'Taking on…',
  close: 'Close',
  closing: 'Closing…',
  answer: 'Answer',
  of: 'inquiry of {name}',
  taken: 'This inquiry is yours now.',
  closed: 'Inquiry closed.',
  reply: {
    label: 'Answer to {name}',
    hint: {
      clinic: 'It becomes a message in the conversation with the patient.',
      operator: 'It goes by email to {email}. Leave out anything about a patient.',
    },
    send: 'Send Answer',
    sending: 'Sending…',
    cancel: 'Cancel',
    sent: 'Answer sent.',
    errors: { required: 'Write the answer.', tooLong: 'This text is too long.' },
  },
  mailOff: "Email is off on this server, so the answer wasn't sent. Nothing was changed.",
  changed: '{name} got to it first: {state} at {time}. The list shows where it is now.',
  changedBefore: 'This inquiry was just changed. The list shows where it is now.',
  history: 'History',
  moves: {
    take: '{name} took it on, {time}',
    answer: '{name} answered, {time}',
    close: '{name} closed it, {time}',
  },
});
