import { english } from '../english.ts';

/** The sentences of the conversation between a patient and the clinic, for both sides. @see API-25 */
export const conversationWords = english({
  loading: {
    failed: "Couldn't load the messages. Try again.",
    tookTooLong: 'Loading the messages took too long. Try again.',
  },
  none: 'No messages yet',
  name: 'Messages, oldest first',
  by: '{name}, {time}',
  seen: 'Seen {time}',
  /** To the patient. */
  seenBy: 'Seen by {name}, {time}',
  /** The reading that a message is about: the clinic chooses it, and a patient begins at it. */
  about: {
    today: 'today, {time}',
    yesterday: 'yesterday, {time}',
    choose: 'About a reading',
    none: 'No reading',
    hint: 'The patient sees the reading above the message.',
    remove: 'Send without this reading',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  unseen: 'Not seen yet',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Message sent.',
  notSent: 'Not sent.',
  tryAgain: 'Try Again',
  takeBack: 'Edit',
  errors: { required: 'Write a message.', tooLong: 'This text is too long.' },
  /** What the clinic reads. */
  clinic: {
    title: 'Conversation',
    write: 'Message to the patient',
    hint: 'The patient reads it after logging in. An email says that a message is waiting, and nothing else.',
    waiting: { one: '{count} waits for an answer', other: '{count} wait for an answer' },
  },
  /** What the patient reads. */
  patient: {
    title: 'Messages',
    write: 'Message to your clinic',
    hint: 'No one watches messages around the clock. In an emergency, call 911.',
    you: 'You',
  },
  /** The patients who wait for an answer, for the clinic. */
  waitingList: {
    title: 'Waiting for an answer',
    loading: {
      failed: "Couldn't load who is waiting for an answer. Try again.",
      tookTooLong: 'Loading who is waiting for an answer took too long. Try again.',
    },
    count: { one: '{count} message since {time}', other: '{count} messages since {time}' },
    unread: { one: '{count} not seen', other: '{count} not seen' },
  },
});
