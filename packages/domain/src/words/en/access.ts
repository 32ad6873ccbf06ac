import { english } from '../english.ts';

/** The sentences of who saw a record. None of them is fixed by the specification. */
export const accessWords = english({
  title: 'Who saw this record',
  ownTitle: 'Who saw your record',
  note: 'Everyone but the patient. Each line covers one person for 15 minutes.',
  ownNote: 'Everyone but you. Each line covers one person for 15 minutes.',
  /** Of somebody with whom the patient shares, in place of a role. */
  shared: 'Shared with them by the patient',
  ownShared: 'You shared your record with them',
  program: 'Connected app or system',
  loading: {
    failed: "Couldn't load who saw this record. Try again.",
    tookTooLong: 'Loading who saw this record took too long. Try again.',
  },
  empty: 'No one yet',
  emptyHint: 'This list shows who opens the record.',
  kinds: {
    details: 'Details',
    vitals: 'Vitals',
    devices: 'Devices',
    ranges: 'Reference ranges',
    notes: 'Notes',
    time: 'Time',
    records: 'Health records',
    timeline: 'Timeline',
    files: 'Files',
    export: 'Export',
    alerts: 'Alerts',
    lists: 'Patient list',
  },
  /** As the clinic says it, for which Spanish has another word than for patients. */
  clinicDevices: 'Devices',
  range: '{from} to {to} of {count} entries',
});
