import { LegalDocument, type LegalSection } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: LegalSection[] = [
  {
    id: 'scope',
    title: 'What this covers',
    paragraphs: [
      'The California Consumer Privacy Act gives residents of California rights over personal information. Medical information under the California Confidentiality of Medical Information Act, and health information under HIPAA, are largely exempt from it; for those the privacy notice holds.',
    ],
  },
  {
    id: 'collected',
    title: 'Categories that are collected',
    paragraphs: ['In the last 12 months, from you, your clinic and your devices:'],
    points: [
      'identifiers, such as name, email, phone and address;',
      'characteristics protected by law, such as age and, if given, gender;',
      'health information, such as readings;',
      'activity in the portal, such as log in times.',
    ],
  },
  {
    id: 'shared',
    title: 'Sold or shared',
    paragraphs: [
      'Personal information is not sold, and not shared for advertising across websites. It is disclosed to your clinic and to service providers that run the portal.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: ['You have the right to:'],
    points: [
      'know which personal information is kept and why, and get a copy;',
      'have it corrected;',
      'have it deleted, unless the law demands that it is kept;',
      'limit the use of sensitive personal information, which here is used only for the service itself;',
      'not be treated worse because you use these rights.',
    ],
  },
  {
    id: 'request',
    title: 'How to make a request',
    paragraphs: [
      'Write to, or call, the operator as given under Contact, or ask your clinic. Somebody whom you have authorized may ask for you. We check who is asking before we answer, and we answer within 45 days; if more time is needed, we say so.',
    ],
  },
  {
    id: 'track',
    title: 'Do Not Track',
    paragraphs: ['The portal does not follow you across other websites, with or without that signal.'],
  },
];

/** `/california-privacy`: additional information for residents of California. A template. @see SCR-10 */
export function CaliforniaPrivacyScreen(props: PublicScreenProps) {
  return (
    <LegalDocument
      {...props}
      title="California Privacy Notice"
      summary="Additional information for residents of California."
      sections={sections}
    />
  );
}
