import { english } from '../english.ts';

/**
 * The sentences of the lists of patients. Apart from `messages`, which the first page of a visit loads.
 *
 * None of them is fixed by the specification.
 */
export const patientListWords = english({
  title: { own: 'Patient Details', clinic: 'All Patients' },
  subtitle: {
    own: 'Your patients, and what their readings say',
    clinic: 'All patients of your clinic, and what their readings say',
  },
  tableName: 'Patients',
  loading: {
    failed: 'Could not load the patients. Try again.',
    tookTooLong: 'Loading the patients took too long. Try again.',
  },
  range: {
    zero: '0 patients',
    one: '{from}–{to} of {count} patient',
    other: '{from}–{to} of {count} patients',
  },
  enrol: 'Enroll Patient',
  search: 'Search by name or email',
  searchPlaceholder: 'Name or email',
  show: 'Show',
  presets: {
    all: 'All',
    outOfRange: 'Out of range',
    silent: 'Silent device',
    notReviewed: 'Not reviewed',
  },
  sortBy: 'Sort by',
  sorts: { urgency: 'Urgency', alerts: 'Open alerts', name: 'Name', latest: 'Latest reading' },
  rowsPerPage: 'Rows per page',
  clear: 'Clear Filter',
  columns: {
    name: 'Patient Name',
    dob: 'DOB',
    vitals: 'Vitals',
    latest: 'Latest Reading',
    alerts: 'Open Alerts',
    days: 'Days This Month',
    minutes: 'Minutes This Month',
    reviewed: 'Last Reviewed',
    device: 'Device',
    provider: 'Provider',
  },
  /** @param count at least 1 */
  openAlerts: {
    critical: '{count} critical',
    cautious: '{count} cautious',
  },
  noAlert: 'None',
  noReading: 'No reading yet',
  notReviewed: 'Never',
  noDevice: 'No device',
  empty: 'No patients yet',
  emptyReason: 'Enroll a patient to begin. Then assign a device.',
  noMatch: 'No patient matches',
  noMatchReason: 'Check the spelling, or clear the filter to see everybody.',
  enrolledNext: 'The patient was enrolled. What is next?',
  dialogFailed: 'The form could not be loaded. Check your connection, then try again.',
  offlineEnrol: 'You are offline. Patients can be enrolled when the connection is back.',
});

/** How long ago something was. */
export const ageWords = english({
  now: 'just now',
  minutes: '{count} min ago',
  hours: '{count} h ago',
  days: { one: '{count} day ago', other: '{count} days ago' },
});
