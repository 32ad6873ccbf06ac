import { english } from '../english.ts';

/** The sentences of the list of a patient's own pages. None of them is fixed by the specification. */
export const hubWords = english({
  title: 'My record',
  timeline: { name: 'My timeline', line: 'Everything by date' },
  messages: {
    name: 'Messages',
    line: 'Write to your clinic',
    unread: { one: '{count} new', other: '{count} new' },
    unreadFrom: { one: '{count} new, from {name}', other: '{count} new, the last from {name}' },
  },
  doctors: { name: 'My doctors', line: 'Who they are and what they see' },
  sharing: {
    name: 'Sharing',
    line: 'Let family see your record',
    live: { one: '{count} person can see your record', other: '{count} people can see your record' },
  },
  summary: { name: 'Health summary', line: 'Labs, medicines and more' },
  files: {
    name: 'Files',
    line: 'What you and your clinic added',
    count: { one: '{count} file', other: '{count} files' },
  },
  add: { name: 'Add to my record', line: 'Measure now, or type a reading' },
  hospitals: { name: 'My hospitals', line: 'Bring records from a hospital' },
  collect: { name: 'Collect my records', line: 'We ask your other clinics' },
  labs: { name: 'My lab reports', line: 'See them and add one' },
  shared: {
    name: 'Shared with me',
    line: 'What others show you',
    live: { one: '{count} person shares with you', other: '{count} people share with you' },
  },
});
