import { LegalDocument, type LegalSection } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'The operator named under Contact runs the portal. Your clinic is responsible for your health records. Where HIPAA applies, the clinic’s Notice of Privacy Practices holds for them as well.',
    ],
  },
  {
    id: 'what',
    title: 'What is kept',
    paragraphs: ['Only what monitoring at home needs:'],
    points: [
      'name, date of birth, contact details, language and, if given, gender and an emergency contact;',
      'consent, care team, devices, orders and reference ranges;',
      'readings with their time, and who has reviewed them;',
      'notes of the care team, and inquiries that you send;',
      'log in times and a record of who changed what, to keep the portal safe.',
    ],
  },
  {
    id: 'why',
    title: 'What it is used for',
    paragraphs: [
      'For your care, for the delivery of devices, for billing by your clinic, for the security of the portal, and where the law demands it. It is not sold, and not used for advertising.',
    ],
  },
  {
    id: 'seen',
    title: 'Who can see it',
    paragraphs: [
      'You see your own information. The staff of your clinic see that of its patients. The operator’s staff see it only where it is needed to run the portal. Service providers who store data or send messages are bound by contract.',
    ],
  },
  {
    id: 'browser',
    title: 'In your browser',
    paragraphs: [
      'While you are logged in, the browser keeps your session and an order that is not finished. Both are deleted when you log out. There are no advertising cookies, and no code of other companies is loaded.',
    ],
  },
  {
    id: 'time',
    title: 'How long it is kept',
    paragraphs: [
      'As long as you take part, and afterwards as long as the law demands that medical records are kept: [period, set by the operator].',
    ],
  },
  {
    id: 'safe',
    title: 'How it is kept safe',
    paragraphs: [
      'Connections are encrypted, passwords are kept only as a hash, access depends on the role, and sessions end when they are not used.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask for a copy of your information, for a correction, for a list of whom it was disclosed to, and for limits on its use. Ask your clinic, or write to the operator. You may complain to the U.S. Department of Health and Human Services, Office for Civil Rights; nobody may treat you worse for it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['A new version of this notice is published here with a new effective date.'],
  },
];

/** `/privacy`: which information this portal keeps, what for, who sees it, and which rights you have. A template. @see SCR-10 */
export function PrivacyScreen(props: PublicScreenProps) {
  return (
    <LegalDocument
      {...props}
      title="Privacy Notice"
      summary="Which information this portal keeps, what for, who sees it, and which rights you have."
      sections={sections}
    />
  );
}
