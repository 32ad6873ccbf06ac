/**
 * The sentences of the clinic's dashboards. Apart from `messages`, which the first page of a visit loads.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const clinicMessages = {
  totals: 'Clinic totals',
  /** Beside the totals of DDB-01. */
  notes: {
    newPatients: (count: string) => `${count} new this month`,
    allotted: (count: string) => `of ${count} allotted`,
    thisWeek: (count: string) => `${count} this week`,
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
  readings: 'the readings',
  restIsThere:
    'The rest of the dashboard is not affected. Your connection or the readings service may be busy.',
  noun: { one: 'patient, most critical first', other: 'patients, most critical first' },
  emptyReason: 'Readings appear here as soon as a patient with an activated device takes one.',
  /** DDB-03 */
  devices: 'Available Devices',
  devicesWhat: 'the devices',
  noDevices: 'Your clinic has no devices to assign yet.',
  assign: 'Assign Device',
  allDevices: (count: number) => `Show all ${count}`,
  fewerDevices: 'Show fewer',
  /** DDB-05 */
  steps: [
    'Enroll the patient and check the contact details.',
    'Assign a device and set its reference ranges.',
    'Confirm the order for Pickup or Mail.',
    'Check new readings in Patient Details, then choose Mark Reviewed.',
  ],
  documentation: 'Documentation',
  documentationHint: 'PDF, to read or print',
  askSupport: 'Report a problem',
};
