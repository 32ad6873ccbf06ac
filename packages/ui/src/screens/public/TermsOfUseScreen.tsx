import { LegalDocument, type LegalSection } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: LegalSection[] = [
  {
    id: 'use',
    title: 'Who may use it',
    paragraphs: [
      'Anybody may read the public pages. The pages behind the log in are for patients who are enrolled and for the staff of their clinics.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: ['An account belongs to one person.'],
    points: [
      'Keep your password to yourself, and use one that you use nowhere else.',
      'Log out on a computer that others use. The portal logs you out after 5 minutes without activity.',
      'Tell your clinic at once if you think that somebody else has used your account.',
    ],
  },
  {
    id: 'allowed',
    title: 'What is not allowed',
    paragraphs: ['Do not:'],
    points: [
      'try to see information that is not meant for you;',
      'disturb the service, or test its security without the written consent of the operator;',
      'enter what you know to be wrong, or use the account of another person.',
    ],
  },
  {
    id: 'advice',
    title: 'No medical advice',
    paragraphs: [
      'What the public pages say is general information. It does not replace the advice of your clinic. In an emergency, call 911.',
    ],
  },
  {
    id: 'content',
    title: 'Software and content',
    paragraphs: [
      'The software is open source under the Apache License 2.0. Names and marks of others belong to them.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    paragraphs: [
      'The portal can be interrupted for maintenance or by faults. Do not rely on it alone where time matters for your health.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['New rules are published here with a new version and a new effective date.'],
  },
];

/** `/termsofuse`: the rules for everybody who opens or uses this portal. A template. @see SCR-10 */
export function TermsOfUseScreen(props: PublicScreenProps) {
  return (
    <LegalDocument
      {...props}
      title="Terms of Use"
      summary="The rules for everybody who opens or uses this portal."
      sections={sections}
    />
  );
}
