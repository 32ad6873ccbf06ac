import type { RepeatMark } from '../../alerts/urgentReading.ts';
import type { TimelineKind } from '../../records/timeline.ts';
import { english } from '../english.ts';

/** The sentences of the timelines. None of them is fixed by the specification. @see SCR-07 */
export const timelineWords = english({
  own: { title: 'My timeline', lead: 'Newest first', share: 'Share My Record' },
  /** What somebody else shares. The title of the tab names nobody. */
  friend: {
    /** Each view: the title of its tab, which names nobody, its heading, and its name among the others. */
    views: {
      timeline: { title: 'Shared timeline', heading: 'Timeline of {name}', tab: 'Timeline' },
      summary: {
        title: 'Shared health summary',
        heading: 'Health summary of {name}',
        tab: 'Health summary',
      },
      notes: { title: 'Shared notes', heading: 'Notes to {name}', tab: 'Notes' },
      files: { title: 'Shared files', heading: 'Files of {name}', tab: 'Files' },
    },
    viewsLabel: 'What you can see',
    theirClinic: 'Their clinic',
    newest: 'New in their record',
    noneAdded: 'What their clinic adds to the record shows up here.',
    noFiles: 'Files and lab reports show up here.',
    download: 'Download Readings',
    leave: 'Stop Seeing This',
    choose: 'Whose timeline',
    banner: '{name} shares this with you',
    until: 'Until {time}.',
    sees: 'You see: {parts}. You cannot change anything.',
    said: 'Note from {name}',
    none: 'No one shares with you now',
    noneReason: 'When someone shares their record with you, you get an email.',
    worried: 'Worried about a number?',
    worriedText: 'The care team sees it too. No one watches around the clock.',
    emergency: 'If {name} feels very sick, call 911.',
    call911: 'Call 911',
    loading: {
      failed: "Couldn't load what is shared with you. Try again.",
      tookTooLong: 'Loading what is shared with you took too long. Try again.',
    },
  },
  /** Whoever was shared with gives it up. */
  leaving: {
    title: 'Stop seeing what {name} shares?',
    text: 'You will not see it anymore. {name} can see that you stopped. {name} can share with you again.',
    keep: 'Keep It',
    act: 'Stop Seeing This',
    busy: 'Stopping…',
  },
  back: { profile: 'Patient Details', sharing: 'Sharing' },
  show: 'Show',
  all: 'All',
  month: 'Month',
  everyMonth: 'All months',
  kinds: {
    readings: 'Readings',
    notes: 'Notes',
    messages: 'Messages',
    visits: 'Visits',
    files: 'Files',
    orders: 'Orders',
  } satisfies Record<TimelineKind, string>,
  /** How much there is of a kind, beside its name. */
  total: '{count}',
  today: 'Today',
  yesterday: 'Yesterday',
  readingsOfDay: { one: '{count} reading', other: '{count} readings' },
  showMore: { one: 'Show {count} More', other: 'Show {count} More' },
  note: 'Note from {name}',
  message: 'Message from {name}',
  /** Of a reading, on the own timeline. */
  entered: 'You entered this yourself.',
  repeat: { notRepeated: 'Not repeated', noSecond: 'No second reading' } satisfies Record<RepeatMark, string>,
  answer: 'Answer',
  ownMessage: 'Message from you',
  visit: 'Visit',
  visitWith: 'With {name}',
  file: 'File',
  fileFrom: 'From {name}',
  /** Of a file, on the own timeline. */
  ownFile: 'Added by you',
  order: 'Device ordered',
  /** Where the order stands today, which is not when it was placed. */
  orderNow: 'Now: {status}',
  older: 'Show Older Days',
  olderBusy: 'Loading…',
  end: 'This is the first day.',
  shown: { one: '{count} day is shown', other: '{count} days are shown' },
  empty: 'Nothing here yet',
  emptyReason: 'Your readings, notes, visits and files show up here.',
  emptyShared: 'What is shared with you shows up here.',
  noneOf: {
    readings: 'No readings yet',
    notes: 'No notes yet',
    messages: 'No messages yet',
    visits: 'No visits yet',
    files: 'No files yet',
    orders: 'No orders yet',
  } satisfies Record<TimelineKind, string>,
  noneInMonth: 'Nothing in this month',
  clear: 'Clear Filter',
  missing: {
    readings: 'Readings could not be loaded.',
    notes: 'Notes could not be loaded.',
    messages: 'Messages could not be loaded.',
    visits: 'Visits could not be loaded.',
    files: 'Files could not be loaded.',
    orders: 'Orders could not be loaded.',
  } satisfies Record<TimelineKind, string>,
  loading: {
    failed: "Couldn't load the timeline. Try again.",
    tookTooLong: 'Loading the timeline took too long. Try again.',
  },
  reports: {
    LabReport: 'Lab report',
    Imaging: 'Picture or scan',
    Discharge: 'Hospital papers',
    Consent: 'Consent',
    Other: 'Other file',
  },
  take: {
    title: 'Take it with you',
    text: 'Show this to your doctor or your family.',
    /** What is printed: a month of one vital. */
    paper: 'For a visit, print a month in large letters.',
    print: 'Print {vital}',
  },
  /** What stands where a link or a share is over: one text for all reasons. @see behaviour R20 */
  ended: {
    tab: 'Shared link',
    title: 'This link does not work anymore',
    why: 'It may have ended, been stopped, or been used before.',
    used: 'Did you use it before? You do not need it again. See what is shared with you.',
    ask: 'Is it not there? Ask the person who sent it to share again. You will get a new email.',
    dashboard: 'Go to Dashboard',
    shared: 'See What Is Shared With Me',
  },
  wrongPerson: {
    title: 'This link is for someone else',
    sentTo: 'It was sent to',
    loggedInAs: 'You are logged in as',
    other: 'Log In as Someone Else',
  },
  checking: 'Checking the link…',
  stillChecking: 'Still checking the link',
  checkFailed: {
    failed: "Couldn't check the link. Try again.",
    tookTooLong: 'Checking the link took too long. Try again.',
  },
});
