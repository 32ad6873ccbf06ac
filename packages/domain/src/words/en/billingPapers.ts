import type { PapersFault } from '../../billing/papers.ts';
import { english } from '../english.ts';

/** The sentences of what billing needs of a patient. None of them is fixed by the specification. */
export const billingPapersWords = english({
  title: 'For billing',
  show: 'Show Billing Details',
  loading: {
    failed: "Couldn't load the billing details. Try again.",
    tookTooLong: 'Loading the billing details took too long. Try again.',
  },
  diagnosis: 'Diagnosis',
  diagnosisHint: 'ICD-10-CM code, such as I10 or E11.9.',
  trainingDay: 'Training day',
  trainingHint: 'The day the patient was shown how to use the device.',
  consent: 'Consent',
  consentUntil: 'Consent ended on',
  consentHint: 'Leave empty while the patient consents. Days after it are not billed.',
  payer: 'Payer',
  /** @param value the clinic's, which holds when the patient has none of their own */
  usual: '{value} (clinic default)',
  from: 'From {from}',
  span: '{from} to {to}',
  missing: 'Missing',
  others: 'Billed by others',
  othersHint:
    'Remote monitoring is not billed for days on which another practice or another remote program bills for the patient.',
  noOthers: 'No one else',
  kinds: { otherPractice: 'Another practice', otherProgramme: 'Another remote program' },
  /** One stretch, of several. @param at 1 for the first */
  kind: 'Who else bills, line {at}',
  start: 'First day, line {at}',
  end: 'Last day, line {at}',
  remove: 'Remove line {at}',
  add: 'Add Line',
  edit: 'Edit Billing Details',
  saved: 'Last saved by {name}, {time}',
  savedBySomebody: 'Last saved {time}',
  form: {
    title: 'Billing details',
    says: 'Each change is saved in the audit log, with the value before and after.',
    submit: 'Save Changes',
    busy: 'Saving…',
    cancel: 'Cancel',
    done: 'Billing details saved.',
    changed:
      'Someone else just changed these details. Close this form to see them, then make your changes again.',
  },
  errors: {
    diagnosisInvalid: 'Enter an ICD-10-CM code, such as I10 or E11.9',
    consentReversed: 'The consent cannot end before it began',
    claimWithoutStart: 'Enter the first day of each line',
    claimReversed: 'The last day cannot be before the first day',
  } satisfies Record<PapersFault, string>,
});
