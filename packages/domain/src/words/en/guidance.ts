import { english } from '../english.ts';

/** The clinic's card of what its patients are told about a critical reading. */
export const guidanceWords = english({
  title: 'Critical readings: what patients are told',
  note: 'Patients see this when a reading is critical. One sentence on a line, in plain words.',
  loading: {
    failed: "Couldn't load what patients are told. Try again.",
    tookTooLong: 'Loading what patients are told took too long. Try again.',
  },
  toConfirm: 'These texts have not been confirmed by your clinicians yet.',
  phone: 'Clinic phone',
  afterHoursPhone: 'Phone after hours',
  phoneHint: 'Leave it empty if no one answers then.',
  enSigns: 'Call 911 if you have (English)',
  enRest: 'While you rest (English)',
  esSigns: 'Call 911 if you have (Spanish)',
  esRest: 'While you rest (Spanish)',
  isConfirmed: 'Our clinicians have confirmed these texts',
  save: 'Save',
  busy: 'Saving…',
  saved: 'What patients are told was saved.',
  changedMeanwhile: 'Someone else just changed these texts. Save again to replace them.',
  errors: {
    phoneInvalid: 'Enter a phone number',
    linesRequired: 'Enter at least one line',
    linesMany: 'Enter no more than 6 lines',
    lineLong: 'Keep each line to 120 characters',
  },
});
