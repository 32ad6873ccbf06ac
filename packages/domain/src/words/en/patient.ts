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
    /** Under a reading of which the same device sent other values for the same second. */
    contradicted: 'Your device sent two different results for the same moment. Please take another reading.',
    normal: 'Normal {span}',
    /** What has become of a reading. */
    receipt: 'What happened to this reading',
    measured: 'Taken',
    received: 'Received by your clinic',
    seenBy: 'Reviewed by {name}',
    notSeen: 'Not reviewed yet by your care team',
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
    mistake: 'See a mistake? Call your clinic.',
    you: 'About you',
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
