import { english } from '../english.ts';

/** The sentences of the clinic's dashboards. */
export const clinicWords = english({
  totals: 'Clinic totals',
  /** Beside the totals of DDB-01. */
  notes: {
    newPatients: '{count} new this month',
    allotted: 'of {count} assigned',
    thisWeek: '{count} this week',
  },
  period: 'Period',
  withoutDevices: 'Patients Without Devices',
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
    failed: "Couldn't load the readings. Try again.",
    tookTooLong: 'Loading the readings took too long. Try again.',
  },
  restIsThere: 'The rest of the dashboard still works. Your connection or the readings service may be busy.',
  range: {
    zero: '0 patients',
    one: '{from}–{to} of {count} patient, most critical first',
    other: '{from}–{to} of {count} patients, most critical first',
  },
  emptyReason: 'Readings appear here when a patient with an activated device takes one.',
  /** DDB-03 */
  devices: 'Available Devices',
  devicesLoading: {
    failed: "Couldn't load the devices. Try again.",
    tookTooLong: 'Loading the devices took too long. Try again.',
  },
  noDevices: 'Your clinic has no devices to assign yet.',
  assign: 'Assign Device',
  allDevices: 'Show all {count}',
  fewerDevices: 'Show fewer',
  /** DDB-05 */
  steps: [
    'Enroll the patient and check their contact details.',
    'Assign a device and set its reference ranges.',
    'Confirm the order for Pickup or Mail.',
    "Review new readings in the patient's record.",
  ],
  documentation: 'Documentation',
  documentationHint: 'PDF to read or print',
  askSupport: 'Report a problem',
});
