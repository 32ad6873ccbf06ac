import { english } from '../english.ts';

/** What the page `/termsofuse` says. A legal template, for the operator to complete. @see SCR-10 */
export const termsOfUsePage = english({
  title: 'Terms of Use',
  summary: 'The rules for everyone who opens or uses this portal.',
  sections: [
    {
      id: 'use',
      title: 'Who may use it',
      paragraphs: [
        'Anyone may read the public pages. The pages behind the login are for enrolled patients and for the staff of their clinics.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: ['An account belongs to one person.'],
      points: [
        'Keep your password to yourself. Use a password you don’t use anywhere else.',
        'Log out when you use a shared computer. The portal logs you out when you’re inactive.',
        'Tell your clinic right away if you think someone else used your account.',
      ],
    },
    {
      id: 'allowed',
      title: 'What is not allowed',
      paragraphs: ['Do not:'],
      points: [
        'try to see information that is not meant for you;',
        'disrupt the service, or test its security without the operator’s written consent;',
        'enter information you know is wrong, or use another person’s account.',
      ],
    },
    {
      id: 'advice',
      title: 'No medical advice',
      paragraphs: [
        'The public pages give general information. They do not replace advice from your clinic. In an emergency, call 911.',
      ],
    },
    {
      id: 'content',
      title: 'Software and content',
      paragraphs: [
        'The software is open source under the Apache License 2.0. Other names and trademarks belong to their owners.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      paragraphs: [
        'The portal may be down for maintenance or because of errors. Do not rely on it alone when time matters for your health.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['We publish new rules here, with a new version and a new effective date.'],
    },
  ],
});
