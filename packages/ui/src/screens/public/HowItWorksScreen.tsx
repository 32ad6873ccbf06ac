import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: ArticleSection[] = [
  {
    id: 'enroll',
    title: '1. The clinic enrolls a patient',
    text: 'A provider finds that readings from home would help, explains the program, and asks for consent. Nobody is monitored without it.',
    points: [
      'The clinic notes the day of the consent and the provider who is responsible.',
      'The patient gets an account of their own, with their email.',
    ],
  },
  {
    id: 'device',
    title: '2. A device is chosen and sent',
    text: 'The clinic chooses devices for one or more of six vitals, and sets a reference range for each: what is normal for this person, what needs care, and what cannot wait.',
    points: [
      'New limits are tried on the readings of the last 30 days before they are saved, so that a clinic sees what they would have meant.',
      'The device is picked up at the clinic, or comes by mail with a letter.',
    ],
    picture: <DeviceDrawing kind="BloodPressure" />,
  },
  {
    id: 'activate',
    title: '3. The patient activates it',
    text: 'When it has arrived, the patient types the serial number once. The page says where to find it on this kind of device.',
    picture: <DeviceDrawing kind="BloodGlucose" />,
  },
  {
    id: 'measure',
    title: '4. Readings come in',
    text: 'The patient measures as agreed with the clinic. Each reading gets a class by the range of this patient. The class has a word and a shape, and does not rely on color.',
    picture: (
      <span className="flex flex-col items-start gap-2.5">
        <ReadingTag reading="Normal" />
        <ReadingTag reading="Cautious" />
        <ReadingTag reading="Critical" />
      </span>
    ),
  },
  {
    id: 'act',
    title: '5. The care team looks, and acts',
    text: 'Patients with critical readings come first in every list. A member of the care team marks the readings as reviewed, and the patient sees who has looked and when.',
    points: [
      'People decide, not the portal. It makes no diagnosis and gives no treatment.',
      'Readings are not watched around the clock. In an emergency, call 911.',
    ],
  },
];

/** `/how-it-works`: from enrollment to a reviewed reading. @see SCR-10 */
export function HowItWorksScreen(props: PublicScreenProps) {
  return (
    <Article
      {...props}
      title="How It Works"
      lead="Remote patient monitoring is regular measuring at home, with a care team that sees the results. Five steps lead there."
      sections={sections}
    />
  );
}
