import { english } from '../english.ts';

/**
 * The sentences around and on the public pages, so that they come with those pages. What a page
 * says at length stands with the page.
 *
 * None of them is fixed by the specification.
 */
export const publicWords = english({
  nav: {
    label: 'Main',
    menu: 'Menu',
    legal: 'Legal',
    home: 'Remote Patient Monitoring, home',
    logIn: 'Log In',
    register: 'Register',
    dashboard: 'Go to My Dashboard',
    pages: [
      { path: '/how-it-works', label: 'How It Works' },
      { path: '/benefits', label: 'Benefits' },
      { path: '/offerings', label: 'Offerings' },
      { path: '/usage', label: 'Usage' },
      { path: '/devices', label: 'Devices' },
      { path: '/about', label: 'About' },
      { path: '/contact', label: 'Contact' },
    ],
    documents: [
      { path: '/terms', label: 'Terms' },
      { path: '/termsofuse', label: 'Terms of Use' },
      { path: '/termsofpatient', label: 'Patient Terms' },
      { path: '/privacy', label: 'Privacy' },
      { path: '/california-privacy', label: 'California Privacy' },
    ],
  },
  emergency:
    'This portal is not for emergencies. No one watches readings around the clock. In an emergency, call 911.',
  landing: {
    tab: 'Home',
    title: 'Daily readings from home, on your care team’s screen.',
    lead: 'Patients take readings at home with a few simple devices. Clinics compare every reading with the range set for that person, and act on the ones that matter.',
    howItWorks: 'How It Works',
    steps: [
      {
        title: 'The clinic enrolls a patient',
        text: 'The clinic chooses devices and sets a reference range for each vital.',
      },
      {
        title: 'The device arrives',
        text: 'Pick it up at the clinic, or get it by mail. The patient types the serial number once.',
      },
      {
        title: 'Readings come in',
        text: 'Each one is Normal, Cautious or Critical, based on that patient’s own range.',
      },
      {
        title: 'The care team acts',
        text: 'Critical readings come first. Patients see when a reading has been reviewed.',
      },
    ],
    /** On the picture of a patient's phone. */
    phoneTitle: 'RPM Dashboard',
    phoneMeans: 'In the normal range for you.',
    /** A line of a clinic's list, of nobody who lives. */
    listName: 'Tansy Mocklin',
    listReading: 'Heart Rate 128, waiting 4 min',
    vitals: 'Six vitals, one place',
    doors: [
      {
        title: 'For patients',
        text: 'Large, plain text. One number, what it means, and what to do next.',
        more: { path: '/usage', label: 'How to take readings at home' },
        enter: 'Log in as a patient',
      },
      {
        title: 'For clinics',
        text: 'Enrollment, devices, ranges, orders and reviews for every monitored patient.',
        more: { path: '/offerings', label: 'What clinics get' },
        enter: 'Log in as clinic staff',
      },
    ],
    questions: 'Questions?',
    contact: 'See how to reach us',
  },
  article: { onThisPage: 'On this page' },
  legal: {
    template:
      'This text is a template for the operator of this portal. The operator must complete it with a lawyer before patients use the portal.',
    effective: 'Effective date',
    version: 'Version',
    /** What stands in the place of both until the operator has completed the text. */
    versionOfTemplate: 'Template 1.0',
    effectiveOfTemplate: '[Date, set by the operator]',
    contents: 'Contents',
    print: 'Print',
  },
});
