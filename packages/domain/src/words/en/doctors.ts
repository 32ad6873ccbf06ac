import { english } from '../english.ts';

/** The sentences of the care team's page and of the conversation on it. None of them is fixed by the specification. */
export const doctorWords = english({
  title: 'My doctors',
  lead: 'Who cares for you, and what they see',
  responsible: 'in charge of your care',
  canSee: 'Can see',
  cannotSee: 'Cannot see',
  /** By what the log of access calls it. */
  sees: {
    details: 'Your details',
    vitals: 'Your readings',
    notes: 'Notes and messages',
    records: 'Visits and health records',
    files: 'Files and lab reports',
    devices: 'Your devices',
  },
  message: 'Message',
  messageTo: 'Message {name}',
  call: 'Call',
  callFor: 'Call your clinic and ask for {name}',
  none: 'No one listed yet',
  noneReason: 'Your care team shows up here once your clinic has chosen it.',
  loading: {
    failed: "Couldn't load your care team. Try again.",
    tookTooLong: 'Loading your care team took too long. Try again.',
  },
  others: {
    title: 'Others at your clinic',
    lead: 'They may see this. Every look is written down.',
    /** By what the role is called. */
    roles: {
      provider: 'Other providers',
      staff: 'Clinic staff',
      administrator: 'Administrators',
    },
    loading: {
      failed: "Couldn't load who else works at your clinic. Try again.",
      tookTooLong: 'Loading who else works at your clinic took too long. Try again.',
    },
  },
  family: 'Family and friends',
  sharedWith: {
    zero: 'No one else can see your record.',
    one: '{count} person can see parts of your record.',
    other: '{count} people can see parts of your record.',
  },
  openSharing: 'Open Sharing',
  talk: {
    title: 'Messages',
    lead: 'Your whole care team reads and answers here.',
    back: 'My doctors',
  },
});
