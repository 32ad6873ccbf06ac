import { english } from '../english.ts';

/** The sentences of a patient's record and of its charts. None of them is fixed by the specification. */
export const recordWords = english({
  chart: {
    /** The name of the control that walks the readings. */
    walk: 'Readings of {name}, one by one',
    /** Where no reading is pointed at. */
    hint: 'Hover over the chart or use the arrow keys to see each reading.',
    /** What a screen reader says of a panel in place of its picture. */
    summary: {
      one: '{name}: {count} reading, {time}, {span}. {classes}.',
      other: '{name}: {count} readings, {time}, {span}. {classes}.',
    },
    /** From one time, or from one value, to another. */
    fromTo: '{from} to {to}',
    withUnit: '{span} {unit}',
    classes: '{normal} Normal, {cautious} Cautious, {critical} Critical',
    none: '{name}: no readings.',
    /** One reading: '142 mmHg, Cautious, November 20, 2026, 8:12 AM'. */
    reading: '{value}, {reading}, {time}',
    /** The same where the class is not known. */
    readingAt: '{value}, {time}',
  },
  record: {
    title: 'Patient Details',
    tabs: {
      label: 'Patient record',
      vitals: 'Vitals',
      devices: 'Devices',
      notes: 'Notes',
      demographics: 'Demographics',
      files: 'Files',
      access: 'Who Saw This',
    },
    /** Pages of their own that are about this patient. */
    pages: {
      label: 'More of this patient',
      alerts: 'Alerts',
      time: 'Time',
      billing: 'Billing',
    },
    patientLoading: {
      failed: "Couldn't load the patient's details. Try again.",
      tookTooLong: "Loading the patient's details took too long. Try again.",
    },
    age: { one: '{count} year', other: '{count} years' },
    provider: 'Provider {name}',
    /** By whose clock the times of a record are: the patient's. */
    timesIn: 'Times shown in {timeZone}',
    noName: 'No name recorded',
    assignDevice: 'Assign Device',
    setRange: 'Set Reference Range',
    formBusy: 'Opening…',
    formFailed: "Couldn't load the form. Check your connection and try again.",
    forStaff: 'Only clinic staff can open this record. Your own readings are on your dashboard.',
    vitals: {
      latest: 'Latest readings',
      latestLoading: {
        failed: "Couldn't load the latest readings. Try again.",
        tookTooLong: 'Loading the latest readings took too long. Try again.',
      },
      courseLoading: {
        failed: "Couldn't load the readings. Try again.",
        tookTooLong: 'Loading the readings took too long. Try again.',
      },
      period: 'Period',
      noneReason: "Readings appear here when this patient's device sends one.",
      emptyReason: 'Choose a longer period to see older readings.',
      limitsMissing: "We couldn't load the limits, so the chart doesn't show them.",
      newestOnly: 'Showing the newest {shown} of {total} readings.',
      /** The classes are those of the moment of measuring. */
      bandsNote: "Bands show today's limits. Each reading keeps the class it had when it was taken.",
    },
    range: {
      title: 'Reference Range',
      loading: {
        failed: "Couldn't load the reference range. Try again.",
        tookTooLong: 'Loading the reference range took too long. Try again.',
      },
      setBy: 'Set by {name}, {day}',
      standard: 'Usual limits. No range is set for this patient.',
      over: "This patient's range ended on {day}. The usual limits apply.",
      /** Nothing is in force, but something was set for later. */
      notYet: "The usual limits apply until this patient's range begins.",
      /** The same of a vital without usual limits, as weight is. */
      none: {
        standard: 'No limits apply. No range is set for this patient.',
        over: "This patient's range ended on {day}. No limits apply.",
        notYet: "No limits apply until this patient's range begins.",
        endsSoon: 'Ends soon, on {day}. No limits apply after that.',
      },
      from: 'From {time}',
      endless: 'In effect until changed.',
      until: 'In effect until {day}.',
      endsSoon: 'Ends soon, on {day}. The usual limits apply after that.',
      whoMissing: "We couldn't load who set this range.",
    },
    readings: {
      title: 'Readings',
      loading: {
        failed: "Couldn't load the readings. Try again.",
        tookTooLong: 'Loading the readings took too long. Try again.',
      },
      tableName: 'Readings of {vital}',
      columns: { taken: 'Taken', value: 'Value', reading: 'Class' },
      range: {
        zero: '0 readings',
        one: '{from}–{to} of {count} reading',
        other: '{from}–{to} of {count} readings',
      },
    },
    review: {
      title: 'Review',
      mark: 'Mark Reviewed',
      busy: 'Saving…',
      undo: 'Undo',
      undoing: 'Undoing…',
      loading: {
        failed: "Couldn't load the reviews. Try again.",
        tookTooLong: 'Loading the reviews took too long. Try again.',
      },
      done: 'Reviewed by {name}, {time}',
      newSince: 'New readings since the review by {name}, {time}',
      never: 'Not reviewed yet',
      /** Where it isn't known what came since. */
      last: 'Last reviewed by {name}, {time}',
      /** Readings out of range that no one has reviewed: since the last review, and where there was none. */
      open: 'New since the last review: {counts}',
      neverSeen: 'Not reviewed: {counts}',
      critical: '{count} critical',
      cautious: '{count} cautious',
      saved: 'Readings marked as reviewed.',
      undone: 'Review undone.',
      receipt: 'Newest reading',
      measured: 'Measured',
      received: 'Received',
      seen: 'First reviewed',
      seenBy: '{name}, {time}',
      unseen: 'Not yet',
    },
    devices: {
      loading: {
        failed: "Couldn't load the devices. Try again.",
        tookTooLong: 'Loading the devices took too long. Try again.',
      },
      tableName: "The patient's devices and orders",
      columns: {
        device: 'Device',
        vitals: 'Vital Measured',
        orderId: 'Order ID',
        orderDate: 'Order Date',
        delivery: 'Delivery Mode',
        status: 'Status',
        action: 'Action',
      },
      empty: 'No devices yet',
      emptyReason: 'Assign a device to start monitoring at home.',
      deactivate: 'Deactivate',
      gateway: 'Gateway',
    },
    notes: {
      loading: {
        failed: "Couldn't load the notes. Try again.",
        tookTooLong: 'Loading the notes took too long. Try again.',
      },
      empty: 'No notes yet',
      minutes: { one: '{count} minute', other: '{count} minutes' },
      topics: {
        Encounter: 'Encounter',
        CarePlan: 'Care Plan',
        Medication: 'Medication',
        Device: 'Device',
        Education: 'Education',
        Other: 'Other',
      },
      toPatient: 'The patient can read this',
      onlyAuthor: 'Only you can read this',
      by: '{name}, {time}',
    },
    /** F5: the code that the clinic hands over. */
    activation: {
      title: 'Patient account',
      says: 'To open an account, the patient needs an activation code from you and a code that we email them.',
      open: 'Activation Code',
      opening: 'Opening…',
      failed: "Couldn't open the activation code. Check your connection and try again.",
    },
    demographics: {
      personal: 'Personal',
      contact: 'Contact',
      monitoring: 'Monitoring',
      name: 'Name',
      dob: 'Date of birth',
      gender: 'Gender',
      language: 'Language',
      timeZone: 'Time zone',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      emergency: 'Emergency contact',
      clinic: 'Clinic',
      provider: 'Provider',
      consent: 'Consent to monitoring',
      enrolled: 'Enrolled',
      careTeam: 'Care team',
      careTeamLoading: {
        failed: "Couldn't load the care team. Try again.",
        tookTooLong: 'Loading the care team took too long. Try again.',
      },
      careTeamEmpty: 'No one listed yet',
      responsible: 'Responsible',
      lastContact: 'Last contact {time}',
      noContact: 'No contact recorded',
    },
  },
});
