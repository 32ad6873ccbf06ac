/**
 * The sentences of the care screens: inquiry, activation, dashboards and reference range.
 * They are part of `messages`; import that.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const careMessages = {
  inquiry: {
    /** INQ-01 */
    title: 'Submit an Inquiry',
    type: 'Inquiry type',
    typePlaceholder: 'Select a type',
    details: 'Details',
    hint: 'At least 10 characters',
    submit: 'Submit',
    cancel: 'Cancel',
    back: 'Back to Dashboard',
    /** INQ-06 */
    sentTitle: 'Inquiry Submitted Successfully',
    /** INQ-06 */
    another: 'Submit Another Inquiry',
    /** INQ-08 */
    typeRequired: 'Please select an enquiry type',
    /** INQ-09 */
    detailsRequired: 'Please provide enquiry details',
    /** INQ-10 */
    detailsTooShort: 'Please provide at least 10 characters',
    /** INQ-11: ours, for a text that reached the server past the form. */
    detailsTooLong: 'Please provide at most 500 characters',
    /** INQ-12 */
    sent: 'Enquiry submitted successfully!',
    /** INQ-13 */
    failed: 'Failed to submit enquiry. Please try again.',
  },
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
  range: {
    /** RNG-01 */
    title: (vital: string) => `Set Reference Range for ${vital}`,
    /** RNG-04 */
    withLimits: 'Add Cautious & Critical Values',
    /** RNG-05 */
    save: 'Save Range',
    /** RNG-07 */
    timeIsUp: 'Time is up!',
    /** RNG-07 */
    timeIsUpQuestion: 'Time is up! Do you want to proceed to submit the form?',
    /** RNG-08 */
    startRequired: 'Start date and time are required.',
    /** RNG-09 */
    endRequired: 'End date and time are required.',
    /** RNG-10 */
    endNotAfterStart: 'End date must be after start date.',
    /** RNG-11 */
    invalid: 'Invalid date-time selection.',
    /** RNG-12 */
    past: 'You cannot select a past date/time.',
    /** RNG-14 */
    cautiousCrossed: 'Cautious min cannot exceed cautious max.',
    /** RNG-15 */
    criticalCrossed: 'Critical min cannot exceed critical max.',
    /** RNG-16 */
    cautiousMinBelowMax: 'Cautious Min must be less than Cautious Max',
    /** RNG-17 */
    criticalMinBelowMax: 'Critical Min must be less than Critical Max',
    /** RNG-18 */
    cautiousMinAboveCritical: 'Cautious Min must be greater than Critical Min',
    /** RNG-19 */
    cautiousMaxBelowCritical: 'Cautious Max must be less than Critical Max',
    notANumber: 'Enter a number, such as 120 or 98.6',
    /** Behaviour 1c, DST: the clocks skip the time that was picked. */
    moved: 'The clocks skip this time. The next time that exists is used.',
    limitsNotLoaded: 'Saved limits could not be loaded. The standard range is shown.',
    /** RNG-20: why Save Range is off. */
    cannotSave: {
      errors: 'Correct the fields in red to save.',
      doctorMissing: 'The name of the doctor is missing.',
      startMissing: 'Set the start to save.',
      endMissing: 'Set the end to save.',
      noParameter: 'This vital has no parameter to set a range for.',
      limitMissing: 'Fill in all four limits of each parameter to save.',
    },
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
