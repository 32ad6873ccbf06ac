import { english } from '../english.ts';

/**
 * The sentences of a patient's record and of its charts. Apart from `messages`, so that no other page loads them. All are
 * ours but those with a requirement id.
 */
export const recordWords = english({
  chart: {
    /** The name of the control that walks the readings. */
    walk: 'Readings of {name}, one by one',
    /** Where no reading is pointed at. */
    hint: 'Point at the chart, or use the arrow keys in it, to read a single value.',
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
    },
    patientLoading: {
      failed: "Could not load the patient's details. Try again.",
      tookTooLong: "Loading the patient's details took too long. Try again.",
    },
    age: { one: '{count} year', other: '{count} years' },
    provider: 'Provider {name}',
    /** By whose clock the times of a record are: the patient's. */
    timesIn: 'Times shown in {timeZone}',
    noName: 'No name recorded',
    assignDevice: 'Assign Device',
    setRange: 'Set Reference Range',
    formBusy: 'Opening...',
    formFailed: 'The form could not be loaded. Check your connection, then try again.',
    forStaff: 'This record is for the people of the clinic. Your own readings are on your dashboard.',
    vitals: {
      latest: 'Latest readings',
      latestLoading: {
        failed: 'Could not load the latest readings. Try again.',
        tookTooLong: 'Loading the latest readings took too long. Try again.',
      },
      courseLoading: {
        failed: 'Could not load the readings. Try again.',
        tookTooLong: 'Loading the readings took too long. Try again.',
      },
      period: 'Period',
      noneReason: 'Readings appear here as soon as a device of this patient sends one.',
      emptyReason: 'Choose a longer period to see older readings.',
      limitsMissing: 'The limits could not be loaded, so the chart shows none.',
      newestOnly: 'The newest {shown} of {total} readings are shown.',
      /** The classes are those of the moment of measuring. */
      bandsNote:
        'Bands show the limits of today. Each reading keeps the class it was given when it was measured.',
    },
    range: {
      title: 'Reference Range',
      loading: {
        failed: 'Could not load the reference range. Try again.',
        tookTooLong: 'Loading the reference range took too long. Try again.',
      },
      setBy: 'Set by {name}, {day}',
      standard: 'Standard limits. None was set for this patient.',
      over: 'The range of this patient ended on {day}. Standard limits apply.',
      /** Nothing is in force, but something was set for later. */
      notYet: 'Standard limits, until the range of this patient begins.',
      from: 'From {time}',
      endless: 'In force until it is changed.',
      until: 'In force until {day}.',
      endsSoon: 'Ends soon: on {day}. Standard limits apply afterwards.',
      whoMissing: 'Who set the range could not be loaded.',
    },
    readings: {
      title: 'Readings',
      loading: {
        failed: 'Could not load the readings. Try again.',
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
      busy: 'Saving...',
      undo: 'Undo',
      undoing: 'Taking back...',
      loading: {
        failed: 'Could not load the reviews. Try again.',
        tookTooLong: 'Loading the reviews took too long. Try again.',
      },
      done: 'Reviewed by {name}, {time}',
      newSince: 'New readings since the review by {name}, {time}',
      never: 'Not reviewed yet',
      /** Where nobody could say what came since. */
      last: 'Last reviewed by {name}, {time}',
      /** The readings out of range that nobody has looked at, where somebody looked before and where nobody ever did. */
      open: 'New since the last review: {counts}',
      neverSeen: 'Not seen by anybody: {counts}',
      critical: '{count} critical',
      cautious: '{count} cautious',
      saved: 'The readings are marked as reviewed.',
      undone: 'The readings are no longer marked as reviewed by you.',
      receipt: 'Newest reading',
      measured: 'Measured',
      received: 'Received',
      seen: 'First seen',
      seenBy: '{name}, {time}',
      unseen: 'Nobody yet',
    },
    devices: {
      loading: {
        failed: 'Could not load the devices. Try again.',
        tookTooLong: 'Loading the devices took too long. Try again.',
      },
      tableName: 'Devices and orders of the patient',
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
      emptyReason: 'Assign a device to begin monitoring at home.',
      deactivate: 'Deactivate',
    },
    notes: {
      loading: {
        failed: 'Could not load the notes. Try again.',
        tookTooLong: 'Loading the notes took too long. Try again.',
      },
      empty: 'No notes yet',
      minutes: { one: '{count} minute', other: '{count} minutes' },
      toPatient: 'The patient can read this',
      onlyAuthor: 'Only you can read this',
      by: '{name}, {time}',
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
        failed: 'Could not load the care team. Try again.',
        tookTooLong: 'Loading the care team took too long. Try again.',
      },
      careTeamEmpty: 'Nobody is named yet',
      responsible: 'Responsible',
      lastContact: 'Last contact {time}',
      noContact: 'No contact recorded',
    },
  },
});
