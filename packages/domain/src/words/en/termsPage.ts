import { english } from '../english.ts';

/** What the page `/terms` says. A legal template, for the operator to complete. @see SCR-10 */
export const termsPage = english({
  title: 'Terms',
  summary: 'The terms between the operator of this portal and the clinics that use it.',
  sections: [
    {
      id: 'parties',
      title: 'Who this is between',
      paragraphs: [
        'These terms apply between the operator named under Contact and the clinic whose staff use this portal. They take effect when the clinic accepts them.',
      ],
    },
    {
      id: 'service',
      title: 'What the service is',
      paragraphs: [
        'The portal shows readings that patients take at home, classifies them by limits the clinic sets, and helps order devices. It is a tool for trained people.',
      ],
      points: [
        'It does not diagnose or recommend treatment.',
        'It is not an emergency service, and the operator does not watch readings around the clock.',
      ],
    },
    {
      id: 'duties',
      title: 'What the clinic does',
      paragraphs: ['The clinic is responsible for the care of its patients. In particular, it:'],
      points: [
        'obtains and records every patient’s consent before monitoring begins;',
        'sets limits for each patient, checks them regularly, and says when it reviews readings;',
        'gives access only to people who need it, and removes it when they leave;',
        'tells patients to call 911 in an emergency.',
      ],
    },
    {
      id: 'operator',
      title: 'What the operator does',
      paragraphs: [
        'The operator runs the portal with reasonable care, keeps the data safe as described in the privacy notice, and announces planned downtime. Availability and support hours are agreed separately.',
      ],
    },
    {
      id: 'data',
      title: 'Health information',
      paragraphs: [
        'Where the clinic is a covered entity under HIPAA, the clinic and the operator must sign a business associate agreement before any health information is entered. If that agreement and these terms differ, the agreement applies.',
      ],
    },
    {
      id: 'end',
      title: 'Term and end',
      paragraphs: [
        'Either side may end the agreement with the agreed notice. The clinic can then export its records for an agreed time. After that they are deleted, unless the law requires them to be kept.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability and law',
      paragraphs: ['[The operator states here its liability, warranties and the law that applies.]'],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'Changes to these terms are announced before they take effect, with a new version and a new effective date at the top of this page.',
      ],
    },
  ],
});
