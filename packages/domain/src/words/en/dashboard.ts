import { english } from '../english.ts';

/** The sentences of the dashboards. */

export const dashboardWords = english({
  /** PDB-01, exact */
  title: 'RPM Dashboard',
  /** PDB-02, exact */
  vitals: 'Vitals Generated',
  /** PDB-02, exact */
  currentMonth: 'Current Month',
  /** PDB-02, DDB-02, exact */
  overall: 'Overall',
  week: 'Week',
  month: 'Month',
  /** MYD-03, exact */
  thisMonth: 'This Month',
  /** PDB-05, exact */
  howTo: 'How to Use RPM',
  /** DDB-01, exact */
  totalPatients: 'Total RPM Patients',
  /** DDB-01, exact */
  activatedDevices: 'Activated Devices',
  /** DDB-01, exact */
  totalReadings: 'Total Readings Taken',
  /** DDB-01, exact */
  notesGenerated: 'Encounter Notes Generated',
  /** MYD-01, exact */
  commandCenter: 'Your Command Center for Care Excellence',
  noDevices: 'No devices yet',
  noReadings: 'No readings yet',
  noReadingsInPeriod: 'No readings for this period',
});

/** DSP-01, exact */
export const genderWords = english({
  male: 'Male',
  female: 'Female',
  nonBinary: 'Non Binary',
  none: 'No gender assigned',
});
