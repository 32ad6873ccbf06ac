import { LegalDocument, type LegalSection } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: LegalSection[] = [
  {
    id: 'parties',
    title: 'Who this is between',
    paragraphs: [
      'These terms hold between the operator named under Contact and the clinic whose staff use this portal. They come into force when the clinic accepts them.',
    ],
  },
  {
    id: 'service',
    title: 'What the service is',
    paragraphs: [
      'The portal shows readings that patients take at home, classes them by limits that the clinic sets, and helps to order devices. It is a tool for trained people.',
    ],
    points: [
      'It makes no diagnosis and recommends no treatment.',
      'It is not an emergency service, and readings are not watched around the clock by the operator.',
    ],
  },
  {
    id: 'duties',
    title: 'What the clinic does',
    paragraphs: ['The clinic is responsible for the care of its patients. In particular it:'],
    points: [
      'obtains and records the consent of every patient before monitoring begins;',
      'sets limits for each patient, checks them regularly, and says when it looks at readings;',
      'gives access only to people who need it, and removes it when they leave;',
      'tells patients to call 911 in an emergency.',
    ],
  },
  {
    id: 'operator',
    title: 'What the operator does',
    paragraphs: [
      'The operator runs the portal with reasonable care, keeps the data safe as described in the privacy notice, and announces planned interruptions. Availability and support times are agreed separately.',
    ],
  },
  {
    id: 'data',
    title: 'Health information',
    paragraphs: [
      'Where the clinic is a covered entity under HIPAA, a business associate agreement between clinic and operator is needed before health information is entered. That agreement comes before these terms where the two differ.',
    ],
  },
  {
    id: 'end',
    title: 'Term and end',
    paragraphs: [
      'Either side may end the agreement with the notice that was agreed. Afterwards the clinic can take its records with it for a time that was agreed, and then they are deleted, unless the law demands that they are kept.',
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
      'Changed terms are announced before they hold, with a new version and a new effective date at the top of this page.',
    ],
  },
];

/** `/terms`: the terms between the operator of this portal and the clinics that use it. A template. @see SCR-10 */
export function TermsScreen(props: PublicScreenProps) {
  return (
    <LegalDocument
      {...props}
      title="Terms"
      summary="The terms between the operator of this portal and the clinics that use it."
      sections={sections}
    />
  );
}
