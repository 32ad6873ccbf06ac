import { english } from '../english.ts';

/** What the page `/california-privacy` says. A legal template, for the operator to complete. @see SCR-10 */
export const californiaPrivacyPage = english({
  title: 'California Privacy Notice',
  summary: 'Additional information for California residents.',
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      paragraphs: [
        'The California Consumer Privacy Act gives California residents rights over their personal information. It largely does not apply to medical information under the California Confidentiality of Medical Information Act, or to health information under HIPAA. For those, see the privacy notice.',
      ],
    },
    {
      id: 'collected',
      title: 'Information we collect',
      paragraphs: ['In the last 12 months, from you, your clinic and your devices:'],
      points: [
        'identifiers, such as name, email, phone and address;',
        'characteristics protected by law, such as age and, if given, gender;',
        'health information, such as readings;',
        'activity in the portal, such as login times.',
      ],
    },
    {
      id: 'shared',
      title: 'Sold or shared',
      paragraphs: [
        'We do not sell personal information or share it for advertising across websites. We disclose it to your clinic and to the service providers that run the portal.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['You have the right to:'],
      points: [
        'know which personal information we keep and why, and get a copy;',
        'have it corrected;',
        'have it deleted, unless the law requires us to keep it;',
        'limit the use of sensitive personal information, which we use only to provide this service;',
        'not be treated worse for using these rights.',
      ],
    },
    {
      id: 'request',
      title: 'How to make a request',
      paragraphs: [
        'Write to or call the operator, as listed under Contact, or ask your clinic. Someone you authorize can ask for you. We verify who is asking before we answer. We answer within 45 days, or tell you if we need more time.',
      ],
    },
    {
      id: 'track',
      title: 'Do Not Track',
      paragraphs: ['The portal does not follow you across other websites, with or without that signal.'],
    },
  ],
});
