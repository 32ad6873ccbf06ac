import { rangeMessages } from './rangeMessages.ts';

/**
 * The sentences of the care screens: inquiry, activation, dashboards, reference range, review order and letter.
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
  range: rangeMessages,
  address: {
    street: 'Street',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
    /** ADR-01 */
    streetRequired: 'Street address is required',
    /** ADR-01 */
    cityRequired: 'City is required',
    /** ADR-01 */
    stateRequired: 'State is required',
    /** ADR-02 */
    invalidCharacters: "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.",
    /** ADR-03 */
    zipRequired: 'ZIP code is required',
    /** ADR-04 */
    zipTooShort: 'ZIP code must be at least 5 characters long.',
    /** ADR-05 */
    zipInvalid: 'Invalid ZIP code format. Use 12345 or 12345-6789.',
    tooLong: 'Use at most 100 characters.',
  },
  review: {
    title: 'Review Order',
    /** REV-05 */
    confirm: 'Confirm Order',
    /** REV-06 */
    confirmedTitle: 'Order Confirmation',
    /** REV-06 */
    addDevice: 'Add Device',
    /** REV-06 */
    print: 'Print Order',
    /** REV-08 */
    failed: 'The order could not be placed. Nothing was lost.',
    /** A line for the log: it never repeats what was stored. */
    selectionUnreadable: 'Stored selection could not be read',
    /** REV-05: why Confirm Order does nothing. */
    cannotConfirm: {
      noDevice: 'Add a device to place an order.',
      patientChanged: 'Another patient was chosen in another tab. Go back and choose the patient again.',
      noDeliveryMode: 'Choose Pickup or Mail to confirm.',
      addressErrors: 'Correct the address to confirm this order.',
      offline: 'You are offline. Place the order when the connection is back.',
    },
  },
  letter: {
    title: 'Device Allocation Letter',
    /** LET-02 */
    columns: { vitalType: 'Vital Type', deviceType: 'Device Type', model: 'Model', quantity: 'Quantity' },
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
