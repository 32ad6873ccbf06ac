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
  /** By who the page is for. An inquiry is only saved: these say so, so that nobody waits here for help. */
  lead: {
    patient:
      "Report a problem or an idea. It will be saved, but you won't get an answer here. If you need help, call your clinic. In an emergency, call 911.",
    clinic:
      "Report a problem or suggest an improvement. It will be saved, but you won't get an answer here. Don't use it for anything urgent about a patient.",
  },
  busy: 'Submitting...',
  sentLead: {
    patient:
      "Your message was saved. You won't get an answer here. If you need help, call your clinic. In an emergency, call 911.",
    clinic:
      "Your message was saved. You won't get an answer here. Don't wait for one if a patient needs something.",
  },
  /** Behaviour 1c: there is no record of who is logged in. */
  noUser: "We can't tell who you are. Copy your text, log out, then log in again to submit it.",
});
