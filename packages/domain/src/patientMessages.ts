import type { ReadingClass } from './readings.ts';

/**
 * The sentences of the patient's own pages, apart from `messages`, so that they come with those pages.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const patientMessages = {
  patientDashboard: {
    greeting: {
      morning: (name: string) => `Good morning, ${name}`,
      afternoon: (name: string) => `Good afternoon, ${name}`,
      evening: (name: string) => `Good evening, ${name}`,
    },
    latest: 'Latest readings',
    readingsWhat: 'your readings',
    /** One meaning for each reading, in plain words. */
    means: {
      Normal: 'In your normal range.',
      Cautious: 'A little outside your normal range. Your care team can see it.',
      Critical:
        'Far outside your normal range. Your care team can see it. Rest for five minutes and measure again. If you feel unwell, call 911.',
    } satisfies Record<ReadingClass, string>,
    normal: (span: string) => `Normal ${span}`,
    /** What has become of a reading. */
    receipt: 'What happened to this reading',
    measured: 'Measured',
    received: 'Received by your clinic',
    seenBy: (name: string) => `Seen by ${name}`,
    notSeen: 'Not yet seen by your care team',
    notWatched: 'Your readings are not watched around the clock. In an emergency, call 911.',
    noReadingsReason: 'Your first reading appears here a few minutes after you have taken it.',
    devices: 'Your devices',
    devicesWhat: 'your devices',
    noDevicesReason: 'A device appears here as soon as your clinic has ordered one for you.',
    aboutStatus: (device: string) => `What is the status of ${device}?`,
    deviceNoun: { one: 'device', other: 'devices' },
    unnamedDevice: 'Device',
    /** API-23: what the clinic has marked 'The patient can read this'. */
    notes: 'Notes from your care team',
    notesWhat: 'your notes',
    tableWhat: 'the table of your readings',
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
    noEmergency: 'Nobody is named yet. Tell your clinic whom to call.',
    monitoring: 'Your monitoring',
    what: 'your details',
    devices: 'Your devices',
    forPatients: 'This page shows patients their own details. Those of your patients are in Patient Details.',
    toList: 'Patient Details',
    relation: 'Relation',
  },
};
