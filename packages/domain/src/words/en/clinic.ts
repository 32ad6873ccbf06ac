import { english } from '../english.ts';

/**
 * The sentences of the clinic's dashboards. Apart from `messages`, which the first page of a visit loads.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const clinicWords = english({
  totals: 'Clinic totals',
  /** Beside the totals of DDB-01. */
  notes: {
    newPatients: '{count} new this month',
    allotted: 'of {count} allotted',
    thisWeek: '{count} this week',
  },
  period: 'Period',
  /** DDB-04 */
  guide: 'Provider User Guide',
  patientGuide: 'Patient User Guide',
  tableName: {
    week: 'Readings per patient this week, most critical first',
    month: 'Readings per patient this month, most critical first',
    overall: 'Readings per patient, most critical first',
  },
  columns: { name: 'Patient Name', total: 'Total', share: 'Share of readings' },
  readingsLoading: {
    failed: 'Could not load the readings. Try again.',
    tookTooLong: 'Loading the readings took too long. Try again.',
  },
  restIsThere:
    'The rest of the dashboard is not affected. Your connection or the readings service may be busy.',
  range: {
    zero: '0 patients',
    one: '{from}–{to} of {count} patient, most critical first',
    other: '{from}–{to} of {count} patients, most critical first',
  },
  emptyReason: 'Readings appear here as soon as a patient with an activated device takes one.',
  /** DDB-03 */
  devices: 'Available Devices',
  devicesLoading: {
    failed: 'Could not load the devices. Try again.',
    tookTooLong: 'Loading the devices took too long. Try again.',
  },
  noDevices: 'Your clinic has no devices to assign yet.',
  assign: 'Assign Device',
  allDevices: 'Show all {count}',
  fewerDevices: 'Show fewer',
  /** DDB-05 */
  steps: [
    'Enroll the patient and check the contact details.',
    'Assign a device and set its reference ranges.',
    'Confirm the order for Pickup or Mail.',
    'Review new readings in the record.',
  ],
  documentation: 'Documentation',
  documentationHint: 'PDF, to read or print',
  askSupport: 'Report a problem',
});
