import { english } from '../english.ts';

/** The sentences of the lists of patients. None of them is fixed by the specification. */
export const patientListWords = english({
  title: { own: 'Patient Details', clinic: 'All Patients' },
  subtitle: {
    own: 'Your patients and their readings',
    clinic: "All of your clinic's patients and their readings",
  },
  tableName: 'Patients',
  loading: {
    failed: "Couldn't load the patients. Try again.",
    tookTooLong: 'Loading the patients took too long. Try again.',
  },
  range: {
    zero: '0 patients',
    one: '{from}–{to} of {count} patient',
    other: '{from}–{to} of {count} patients',
  },
  enroll: 'Enroll Patient',
  search: 'Search by name or email',
  searchPlaceholder: 'Name or email',
  show: 'Show',
  presets: {
    all: 'All',
    outOfRange: 'Out of range',
    silent: 'No recent readings',
    notReviewed: 'Not reviewed',
    discharged: 'Discharged',
  },
  sortBy: 'Sort by',
  sorts: { urgency: 'Urgency', unreviewed: 'Unreviewed readings', name: 'Name', latest: 'Latest reading' },
  rowsPerPage: 'Rows per page',
  clear: 'Clear Filter',
  columns: {
    name: 'Patient Name',
    dob: 'DOB',
    vitals: 'Vitals',
    latest: 'Latest Reading',
    unreviewed: 'Unreviewed',
    days: 'Days This Period',
    minutes: 'Minutes This Month',
    reviewed: 'Last Reviewed',
    device: 'Device',
    provider: 'Provider',
  },
  /** @param count at least 1 */
  unreviewedReadings: {
    critical: '{count} critical',
    cautious: '{count} cautious',
  },
  noUnreviewed: 'None',
  noReading: 'No reading yet',
  notReviewed: 'Never',
  noDevice: 'No device',
  empty: 'No patients yet',
  emptyReason: 'Enroll a patient to get started. Then assign a device.',
  noMatch: 'No patients match',
  noMatchReason: 'Check the spelling, or clear the filter to see everyone.',
  /** Nothing was searched for. */
  noneInFilter: 'Clear the filter to see everyone.',
  enrolledNext: 'The patient is enrolled. What would you like to do next?',
  dialogFailed: "Couldn't load the form. Check your connection and try again.",
});

/** How long ago something was. */
export const ageWords = english({
  now: 'just now',
  minutes: '{count} min ago',
  hours: '{count} hr ago',
  days: { one: '{count} day ago', other: '{count} days ago' },
});
