const counted = (count: number) => count.toLocaleString('en-US');

/**
 * The sentences of a patient's record and of its charts. Apart from `messages`, so that no other page loads them. All are
 * ours but those with a requirement id.
 */
export const recordMessages = {
  chart: {
    /** The name of the control that walks the readings. */
    walk: (name: string) => `Readings of ${name}, one by one`,
    /** Where no reading is pointed at. */
    hint: 'Point at the chart, or use the arrow keys in it, to read a single value.',
    /** What a screen reader says of a panel in place of its picture. */
    summary: (
      name: string,
      {
        count,
        first,
        last,
        min,
        max,
        unit,
      }: Record<'first' | 'last' | 'min' | 'max' | 'unit', string> & {
        count: number;
      },
      classes: string,
    ) =>
      `${name}: ${counted(count)} ${count === 1 ? 'reading' : 'readings'}, ${first === last ? first : `${first} to ${last}`}, ${
        min === max ? min : `${min} to ${max}`
      }${unit && ` ${unit}`}. ${classes}.`,
    classes: (normal: number, cautious: number, critical: number) =>
      `${counted(normal)} Normal, ${counted(cautious)} Cautious, ${counted(critical)} Critical`,
    none: (name: string) => `${name}: no readings.`,
    /** One reading: '142 mmHg, Cautious, November 20, 2026, 8:12 AM'. */
    reading: (value: string, reading: string | null, time: string) =>
      [value, reading, time].filter(Boolean).join(', '),
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
    patient: "the patient's details",
    age: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    provider: (name: string) => `Provider ${name}`,
    /** By whose clock the times of a record are: the patient's. */
    timesIn: (timeZone: string) => `Times shown in ${timeZone}`,
    noName: 'No name recorded',
    assignDevice: 'Assign Device',
    setRange: 'Set Reference Range',
    formBusy: 'Opening...',
    formFailed: 'The form could not be loaded. Check your connection, then try again.',
    forStaff: 'This record is for the people of the clinic. Your own readings are on your dashboard.',
    vitals: {
      latest: 'Latest readings',
      latestWhat: 'the latest readings',
      courseWhat: 'the readings',
      period: 'Period',
      noneReason: 'Readings appear here as soon as a device of this patient sends one.',
      emptyReason: 'Choose a longer period to see older readings.',
      limitsMissing: 'The limits could not be loaded, so the chart shows none.',
      newestOnly: (shown: number, total: number) =>
        `The newest ${counted(shown)} of ${counted(total)} readings are shown.`,
      /** The classes are those of the moment of measuring. */
      bandsNote:
        'Bands show the limits of today. Each reading keeps the class it was given when it was measured.',
    },
    range: {
      title: 'Reference Range',
      what: 'the reference range',
      setBy: (name: string, day: string) => `Set by ${name}, ${day}`,
      standard: 'Standard limits. None was set for this patient.',
      over: (day: string) => `The range of this patient ended on ${day}. Standard limits apply.`,
      /** Nothing is in force, but something was set for later. */
      notYet: 'Standard limits, until the range of this patient begins.',
      from: (time: string) => `From ${time}`,
      endless: 'In force until it is changed.',
      until: (day: string) => `In force until ${day}.`,
      endsSoon: (day: string) => `Ends soon: on ${day}. Standard limits apply afterwards.`,
      whoMissing: 'Who set the range could not be loaded.',
    },
    readings: {
      title: 'Readings',
      what: 'the readings',
      tableName: (vital: string) => `Readings of ${vital}`,
      columns: { taken: 'Taken', value: 'Value', reading: 'Class' },
      noun: { one: 'reading', other: 'readings' },
    },
    review: {
      title: 'Review',
      mark: 'Mark Reviewed',
      busy: 'Saving...',
      undo: 'Undo',
      undoing: 'Taking back...',
      what: 'the reviews',
      done: (name: string, time: string) => `Reviewed by ${name}, ${time}`,
      newSince: (name: string, time: string) => `New readings since the review by ${name}, ${time}`,
      never: 'Not reviewed yet',
      /** Where nobody could say what came since. */
      last: (name: string, time: string) => `Last reviewed by ${name}, ${time}`,
      /** The readings out of range that nobody has looked at, where somebody looked before and where nobody ever did. */
      open: (counts: string) => `New since the last review: ${counts}`,
      neverSeen: (counts: string) => `Not seen by anybody: ${counts}`,
      critical: (count: number) => `${counted(count)} critical`,
      cautious: (count: number) => `${counted(count)} cautious`,
      saved: 'The readings are marked as reviewed.',
      undone: 'The readings are no longer marked as reviewed by you.',
      receipt: 'Newest reading',
      measured: 'Measured',
      received: 'Received',
      seen: 'First seen',
      seenBy: (name: string, time: string) => `${name}, ${time}`,
      unseen: 'Nobody yet',
    },
    devices: {
      what: 'the devices',
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
      what: 'the notes',
      empty: 'No notes yet',
      minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${counted(minutes)} minutes`),
      toPatient: 'The patient can read this',
      onlyAuthor: 'Only you can read this',
      by: (name: string, time: string) => `${name}, ${time}`,
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
      careTeamWhat: 'the care team',
      careTeamEmpty: 'Nobody is named yet',
      responsible: 'Responsible',
      lastContact: (time: string) => `Last contact ${time}`,
      noContact: 'No contact recorded',
    },
  },
};
