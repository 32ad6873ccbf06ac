import { english } from '../english.ts';

/** The sentences of the dashboards. */

export const dashboardWords = english({
  /** PDB-01 */
  title: 'RPM Dashboard',
  /** PDB-02 */
  vitals: 'Vitals Generated',
  /** PDB-02 */
  currentMonth: 'Current Month',
  /** PDB-02, DDB-02 */
  overall: 'Overall',
  week: 'Week',
  month: 'Month',
  /** MYD-03 */
  thisMonth: 'This Month',
  /** PDB-05 */
  howTo: 'How to Use RPM',
  /** DDB-01 */
  totalPatients: 'Total RPM Patients',
  /** DDB-01 */
  activatedDevices: 'Activated Devices',
  /** DDB-01 */
  totalReadings: 'Total Readings Taken',
  /** DDB-01 */
  notesGenerated: 'Encounter Notes Generated',
  /** MYD-01 */
  commandCenter: 'Your Command Center for Care Excellence',
  noDevices: 'No devices yet',
  noReadings: 'No readings yet',
  noReadingsInPeriod: 'No readings for this period',
});

/** DSP-01 */
export const genderWords = english({
  male: 'Male',
  female: 'Female',
  nonBinary: 'Non Binary',
  none: 'No gender assigned',
});
