import type { ReadingClass } from '../../vitals/readings.ts';
import { english } from '../english.ts';

/**
 * The sentences of the patient's own pages, apart from `messages`, so that they come with those pages.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const patientWords = english({
  patientDashboard: {
    greeting: {
      morning: 'Good morning, {name}',
      afternoon: 'Good afternoon, {name}',
      evening: 'Good evening, {name}',
    },
    latest: 'Latest readings',
    readingsLoading: {
      failed: "Couldn't load your readings. Try again.",
      tookTooLong: 'Loading your readings took too long. Try again.',
    },
    /** One meaning for each reading, in plain words. */
    means: {
      Normal: 'In the normal range for you.',
      Cautious: 'A little outside the normal range for you. Your care team can see it.',
      Critical:
        'Far outside the normal range for you. Your care team can see it. Rest for 5 minutes, then take another reading. If you feel sick, call 911.',
    } satisfies Record<ReadingClass, string>,
    /** Of a critical reading that nothing followed in its day. */
    noneAfter:
      'Far outside the normal range for you. We have no later reading. Measure again now, or call your clinic. If you feel sick, call 911.',
    /** Of a reading that the patient typed, or took with another device. @see RTE-07 */
    entered: 'You entered this yourself.',
    /** Under a reading of which the same device sent, or the patient typed, other values for the same time. */
    contradicted: 'Your device sent two results for the same time. They do not match. Take another reading.',
    enteredTwice: 'You entered two results for the same time. They do not match. Take another reading.',
    normal: 'Normal {span}',
    /** What has become of a reading. */
    receipt: 'What happened to this reading',
    receiptOpen: 'What happened to this {vital} reading',
    /** Of a device in use, by its name. */
    helpWith: 'Get help with {device}',
    /** Of a device, where others have its name. */
    numbered: '{device} ({number} of {total})',
    measured: 'Taken',
    received: 'Received by your clinic',
    seenBy: 'Reviewed by {name}',
    notSeen: 'Not reviewed yet by your care team',
    away: {
      title: 'Were you away?',
      asked:
        'Your clinic has not received a reading from you for some days. If you were away, tell us until when.',
      offered: 'Are you going away? Tell your clinic until when, so that no one waits for your readings.',
      until: 'I was away until',
      untilAhead: 'I am away until',
      save: 'Tell My Clinic',
      busy: 'Saving…',
      said: 'Your clinic knows that you are away until {date}. You get no reminders until then.',
      saidPast: 'Your clinic knows that you were away until {date}.',
      open: 'I Am Going Away',
      /** Of who is away. */
      back: 'I Am Back',
      change: 'Change the Day',
      errors: {
        dayRequired: 'Choose the day',
        dayTooFar: 'Choose a day within three months of today',
        dayNotAhead: 'Choose a day after today',
      },
    },
    awayLoading: {
      failed: "Couldn't check if your clinic waits for readings. Try again.",
      tookTooLong: 'Checking if your clinic waits for readings took too long. Try again.',
    },
    repeatLoading: {
      failed: "Couldn't check if you need to measure again. Try again.",
      tookTooLong: 'Checking if you need to measure again took too long. Try again.',
    },
    /** What to do about a value out of limits. */
    repeat: {
      waiting:
        '{vital}: rest for 5 minutes, then measure again by {time} at the latest. If you feel sick, call 911.',
      notRepeated: '{vital}: we have no second reading. Measure again now, or call your clinic.',
      repeated: '{vital}: your second reading was outside your normal range too. Call your clinic.',
    },
    /** The same while nobody answers a call. When the clinic opens stands after it. */
    repeatNobodyAnswers: {
      notRepeated: '{vital}: we have no second reading. Measure again now. If you feel sick, call 911.',
      repeated: '{vital}: your second reading was outside your normal range too. If you feel sick, call 911.',
    },
    notWatched: 'No one watches your readings around the clock. In an emergency, call 911.',
    noReadingsReason: 'Your first reading shows up here a few minutes after you take it.',
    devices: 'Your devices',
    devicesLoading: {
      failed: "Couldn't load your devices. Try again.",
      tookTooLong: 'Loading your devices took too long. Try again.',
    },
    noDevicesReason: 'A device shows up here once your clinic orders one for you.',
    aboutStatus: "What's the status of {device}?",
    deviceRange: {
      zero: '0 devices',
      one: '{from}–{to} of {count} device',
      other: '{from}–{to} of {count} devices',
    },
    unnamedDevice: 'Device',
    tableLoading: {
      failed: "Couldn't load your readings table. Try again.",
      tookTooLong: 'Loading your readings table took too long. Try again.',
    },
    columns: { vital: 'Vital', total: 'Total' },
    period: 'Period',
    guide: 'Patient User Guide',
    guideNote: 'PDF, large print',
    download: 'Download',
    /** PDB-05 */
    steps: [
      { title: 'Open the box', text: 'Check that your device and batteries are inside.' },
      { title: 'Activate your device', text: 'Type the serial number from the label on the back.' },
      { title: 'Take a reading', text: 'Sit still for 5 minutes, then press Start.' },
      { title: 'See your result', text: 'Your reading shows up here within a few minutes.' },
      { title: 'Repeat every day', text: 'Take it at the same time each day, as your clinic asked.' },
    ],
  },
  /** `/patient-profile`: what the clinic has on file for the patient. */
  patientProfile: {
    title: 'Patient Details',
    lead: 'This is what your clinic has on file for you. Only your clinic can change it.',
    mistake: 'See a mistake? Ask for a correction on this page.',
    you: 'About you',
    /** By it the clinic counts days and sends reminders; the pages show the reader's own. */
    timeZone: 'Time zone in your record',
    contact: 'How we reach you',
    emergency: 'Emergency contact',
    noEmergency: 'No one listed yet. Tell your clinic who to call.',
    monitoring: 'Your monitoring',
    loading: {
      failed: "Couldn't load your details. Try again.",
      tookTooLong: 'Loading your details took too long. Try again.',
    },
    forPatients: 'This page is for patients. To see your patients, go to Patient Details.',
    toList: 'Patient Details',
    relation: 'Relation',
  },
});
