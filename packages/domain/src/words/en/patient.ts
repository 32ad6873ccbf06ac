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
      failed: 'Could not load your readings. Try again.',
      tookTooLong: 'Loading your readings took too long. Try again.',
    },
    /** One meaning for each reading, in plain words. */
    means: {
      Normal: 'In your normal range.',
      Cautious: 'A little outside your normal range. Your care team can see it.',
      Critical:
        'Far outside your normal range. Your care team can see it. Rest for five minutes and measure again. If you feel unwell, call 911.',
    } satisfies Record<ReadingClass, string>,
    normal: 'Normal {span}',
    /** What has become of a reading. */
    receipt: 'What happened to this reading',
    measured: 'Measured',
    received: 'Received by your clinic',
    seenBy: 'Seen by {name}',
    notSeen: 'Not yet seen by your care team',
    notWatched: 'Your readings are not watched around the clock. In an emergency, call 911.',
    noReadingsReason: 'Your first reading appears here a few minutes after you have taken it.',
    devices: 'Your devices',
    devicesLoading: {
      failed: 'Could not load your devices. Try again.',
      tookTooLong: 'Loading your devices took too long. Try again.',
    },
    noDevicesReason: 'A device appears here as soon as your clinic has ordered one for you.',
    aboutStatus: 'What is the status of {device}?',
    deviceRange: {
      zero: '0 devices',
      one: '{from}–{to} of {count} device',
      other: '{from}–{to} of {count} devices',
    },
    unnamedDevice: 'Device',
    tableLoading: {
      failed: 'Could not load the table of your readings. Try again.',
      tookTooLong: 'Loading the table of your readings took too long. Try again.',
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
      { title: 'Take a reading', text: 'Sit still for five minutes, then press Start.' },
      { title: 'Look at the result', text: 'Your reading shows here within a few minutes.' },
      { title: 'Repeat every day', text: 'Use the same time each day, as your clinic asked.' },
    ],
  },
  /** `/patient-profile`: what the clinic has of the patient. */
  patientProfile: {
    title: 'Patient Details',
    lead: 'This is what your clinic has of you. Only your clinic can change it.',
    mistake: 'See a mistake? Call your clinic.',
    you: 'About you',
    contact: 'How we reach you',
    emergency: 'Emergency contact',
    noEmergency: 'No one listed yet. Tell your clinic who to call.',
    monitoring: 'Your monitoring',
    loading: {
      failed: 'Could not load your details. Try again.',
      tookTooLong: 'Loading your details took too long. Try again.',
    },
    forPatients: 'This page is for patients. To see your patients, go to Patient Details.',
    toList: 'Patient Details',
    relation: 'Relation',
  },
});
