import type { InquirySent } from '../../notes/inbox.ts';
import type { InquiryFault, InquiryType } from '../../notes/inquiry.ts';
import { english } from '../english.ts';

/**
 * The sentences of the inquiry. Apart from `messages`, which the first page of a visit loads.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const inquiryWords = english({
  /** INQ-01, exact */
  title: 'Submit an Inquiry',
  type: 'Inquiry type',
  typePlaceholder: 'Select a type',
  details: 'Details',
  hint: 'At least {min} characters',
  submit: 'Submit',
  cancel: 'Cancel',
  back: 'Back to Dashboard',
  /** INQ-06, exact */
  sentTitle: 'Inquiry Submitted Successfully',
  /** INQ-06, exact */
  another: 'Submit Another Inquiry',
  types: {
    unexpected_error: 'Unexpected error',
    missing_data: 'Missing data',
    inconvenient_experience: 'Inconvenient experience',
    enhancement: 'Enhancement',
    incorrect_behavior: 'Incorrect behavior',
    other: 'Other',
    record_correction: 'Correction of the record',
  } satisfies Record<InquiryType, string>,
  errors: {
    /** INQ-08, exact */
    typeRequired: 'Please select an enquiry type',
    /** INQ-09, exact */
    detailsRequired: 'Please provide enquiry details',
    /** INQ-10, exact */
    detailsTooShort: 'Please provide at least 10 characters',
    detailsTooLong: 'This text is too long',
  } satisfies Record<InquiryFault, string>,
  /** INQ-12, exact */
  sent: 'Enquiry submitted successfully!',
  /** INQ-13, exact */
  failed: 'Failed to submit enquiry. Please try again.',
  /** By whom the page is for: where it lands, who answers, and how. @see F7 */
  lead: {
    patient:
      'Tell us of a problem or an idea. Your clinic reads it while it is open. To see the answer, go to Patient Details and then to Messages. If you need help, call your clinic while it is open. In an emergency, call 911.',
    clinic:
      "Report a problem or suggest an improvement. It goes to whoever runs this installation. Don't use it for anything urgent about a patient, and leave out patients' names.",
  },
  busy: 'Submitting…',
  /** What has happened with it. By where it is now; @see F7 */
  sentLead: {
    clinic:
      "Your message is in your clinic's inbox. You'll find the answer in Messages, and we email you when it is there.",
    operator: 'Your message is in the inbox of those who run this site. The answer comes by email.',
    nobody: "Your message was saved, but no one is set up to read it yet. Don't wait for an answer.",
  } satisfies Record<InquirySent['goesTo'], string>,
  /** When somebody is there to look, after the lead. */
  looks: {
    open: 'Your clinic is open now.',
    opens: 'Your clinic is closed now. It opens {day} at {time}.',
    never: 'Your clinic has no opening hours here.',
    help: 'If you need help, call your clinic. In an emergency, call 911.',
    /** The same while the clinic is closed. */
    helpClosed: "If you need help that can't wait, call 911.",
  },
  /** Of one that names a word of the clinic's list. It judges nothing. */
  raised: {
    patient:
      "You wrote about something that may not be able to wait. Don't wait for an answer here: call your clinic now. In an emergency, call 911.",
    clinic:
      "You wrote about something that may not be able to wait. Don't wait for an answer here if a patient needs help.",
  },
  /** The same to a patient while the clinic is closed. */
  raisedClosed:
    "You wrote about something that may not be able to wait. Don't wait for an answer here. If you can't wait until your clinic opens, call 911.",
  /** Behaviour 1c: there is no record of who is logged in. */
  noUser: "We can't tell who you are. Copy your text, log out, then log in again to submit it.",
});
