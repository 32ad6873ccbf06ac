/**
 * The sentences of the care screens: activation, dashboards and reference range.
 * They are part of `messages`; import that.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const careMessages = {
  activation: {
    title: 'Activate your device',
    serial: 'Serial number',
    activate: 'Activate',
    /** ACT-01 */
    serialRequired: 'Serial number is required to activate the device!',
    serialTooLong: 'A serial number has at most 64 characters.',
    /** ACT-04 */
    failed: 'An error occurred',
    /** ACT-03: the server's text of a success. It holds the word that makes it one (behaviour R13). */
    done: 'Device Activated',
  },
  deviceStatus: {
    /** STS-10 */
    submitted: 'Your Device Status is Submitted',
    /** STS-11 */
    activated: 'Your Device Status is Activated',
    /** STS-12 */
    other: 'Contact your healthcare provider to reactivate this device',
  },
  dashboard: {
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
  },
  /** DSP-01 */
  gender: { male: 'Male', female: 'Female', nonBinary: 'Non Binary', none: 'No gender assigned' },
  timeout: {
    /** SES-02 */
    title: 'Session Timeout Warning',
    /** SES-03 */
    keep: 'Keep Me Logged In',
    /** Behaviour R5 */
    notice: 'You will be signed out in 30 seconds. Press any key to stay.',
    left: (seconds: number) =>
      `You have not been active for some time. You will be logged out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
} as const;
