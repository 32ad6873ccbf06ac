import { english } from '../english.ts';

/** What the form that resolves an alert says of it, and what the open alert says when something was done with it. None of it is fixed by the specification. */
export const alertClosingWords = english({
  born: 'born {date}',
  says: {
    one: 'This will close {count} reading from {since}.',
    other: 'This will close {count} readings since {since} together.',
  },
  /** At the outcome 'No contact': the alert can be put off in place of being closed. The hour is that of the limits. */
  noContact: 'No one answered? Snoozing keeps the alert open. What you wrote here is not saved.',
  snoozeTomorrow: 'Snooze to tomorrow, 8:00 AM',
  busy: 'Saving…',
  snoozed: 'Alert snoozed.',
  undone: 'Your last step was undone.',
});
