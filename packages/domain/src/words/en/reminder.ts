import { english } from '../english.ts';

/** Being reminded to measure: the card of the profile, and the page that stops it (SCR-07). Ours, and may be improved. */
export const reminderWords = english({
  title: 'Reminders',
  note: 'We can email you when it is time to measure.',
  loading: {
    failed: "Couldn't load your reminders. Try again.",
    tookTooLong: 'Loading your reminders took too long. Try again.',
  },
  now: { on: 'On: every day at {time}', off: 'Off' },
  isOn: 'Email me a reminder',
  hint: 'You get one email a day at most. You get none on a day when you have measured.',
  hour: 'Time of day',
  /** The patient's clock, not that of this device: 'Eastern Time'. */
  clock: 'By the clock in your record: {zone}',
  sentTo: 'We send it to {email}.',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Your reminder was saved.',
  failed: "Couldn't save your reminder. Try again.",
  pauses: {
    notFollowed: 'Your clinic does not ask for readings now. You get no reminders.',
    noDevice: 'You have no active device yet. Reminders start when you have one.',
    away: 'You are away until {day}. Reminders start again the next day.',
    /** Also of whoever said today that they are back. */
    awayToday: 'Your time away ends today. Reminders start again tomorrow.',
  },
  stop: {
    title: 'Stop the reminders?',
    asks: 'You will get no more emails that say it is time to measure.',
    press: 'Stop Reminders',
    busy: 'Stopping…',
    stoppedTitle: 'Reminders are off',
    stopped: 'You get no more emails that remind you to measure. You can turn them on again in your profile.',
    goneTitle: 'This link no longer works',
    gone: 'We changed nothing. Do you still get reminders? Log in and turn them off in your profile.',
    toProfile: 'Go to Profile',
  },
});
