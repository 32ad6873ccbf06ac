/**
 * The sentences of the inquiry. Apart from `messages`, which the first page of a visit loads.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const inquiryMessages = {
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
  /** Said of the page by whom it is for; behaviour R34: nobody is to wait for help here. */
  lead: {
    patient: 'Tell us about a problem or an idea. For a medical emergency, call emergency services.',
    clinic: 'Report a problem or suggest an improvement. The support team answers by email.',
  },
  busy: 'Submitting...',
  sentLead: {
    patient: 'Your clinic has your message. If you feel unwell, call your clinic or emergency services.',
    clinic: 'The support team has your message and answers by email.',
  },
  /** Behaviour 1c: there is no record of who is logged in. */
  noUser: 'We cannot tell who you are. Copy your text, log out, and log in again to submit it.',
} as const;
