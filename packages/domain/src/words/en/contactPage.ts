import { english } from '../english.ts';

/** What the page `/contact` says. @see SCR-10 */
export const contactPage = english({
  title: 'Contact',
  /** In the place of the form, whose code comes after the page. */
  formFailed: 'Couldn’t load the form. Check your connection, or call or send an email instead.',
  formComing: 'Loading the form… If it doesn’t appear, call or send an email instead.',
  tryAgain: 'Try Again',
  lead: 'For questions about your health or your device, call your clinic. For questions about this portal, contact its operator.',
  isTemplate:
    'The operator of this portal has not entered its contact details yet. The text in brackets is a template.',
  /** What stands in the place of the operator's own facts. */
  template: {
    name: '[Name of the operator]',
    phone: '[Phone number]',
    hours: '[Days and hours, with the time zone]',
    email: '[Email address]',
    address: ['[Street and number]', '[City, state and ZIP code]'],
  },
  phone: 'Phone',
  email: 'Email',
  noHealth: 'Please don’t write about your health in an email.',
  address: 'Address',
  sendInquiry: 'Send an inquiry',
  submitInquiry: 'Submit an Inquiry',
  write: 'Write to us',
  writeLead:
    'Anyone can ask a question about this portal here. Patients and clinic staff can <login>log in</login> and send an inquiry from inside the portal, where it is protected.',
});
