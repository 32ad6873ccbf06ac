import { LegalDocument, type LegalSection } from './LegalDocument.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: LegalSection[] = [
  {
    id: 'program',
    title: 'What you take part in',
    paragraphs: [
      'You measure at home with devices that your clinic has chosen for you. The readings go to your clinic through this portal. Taking part is your choice, and you can stop at any time; tell your clinic.',
    ],
  },
  {
    id: 'emergency',
    title: 'Not for emergencies',
    paragraphs: [
      'Your readings are not watched around the clock. If you have chest pain, trouble breathing, sudden weakness, or feel that your life is in danger, call 911. Do not wait for an answer in the portal.',
    ],
  },
  {
    id: 'you',
    title: 'What we ask of you',
    paragraphs: ['So that your readings can help:'],
    points: [
      'measure as your clinic asked, and use the device only for yourself;',
      'keep your email address and phone number up to date;',
      'keep your password to yourself;',
      'call your clinic if a device is broken or lost, or if you feel worse.',
    ],
  },
  {
    id: 'clinic',
    title: 'What your clinic does',
    paragraphs: [
      'Your clinic sets the range that is normal for you, looks at your readings at the times that it has told you, and contacts you if it finds that necessary.',
    ],
  },
  {
    id: 'devices',
    title: 'Devices',
    paragraphs: [
      'Devices stay the property of whoever provides them, unless you were told otherwise. Return them when you no longer take part, if your clinic asks for it.',
    ],
  },
  {
    id: 'cost',
    title: 'Costs',
    paragraphs: [
      'Your health plan may pay for remote monitoring in whole or in part, and a share may remain for you. Ask your clinic before you begin.',
    ],
  },
  {
    id: 'data',
    title: 'Your information',
    paragraphs: [
      'The privacy notice says which information is kept, who sees it and which rights you have. You may ask your clinic for a copy of your readings.',
    ],
  },
];

/** `/termsofpatient`: what you agree to when you take part in remote monitoring as a patient. A template. @see SCR-10 */
export function TermsOfPatientScreen(props: PublicScreenProps) {
  return (
    <LegalDocument
      {...props}
      title="Patient Terms"
      summary="What you agree to when you take part in remote monitoring as a patient."
      sections={sections}
    />
  );
}
