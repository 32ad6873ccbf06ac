import { guidePaths, type VitalKind } from '@rpm/domain';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { vitalName } from '../../hooks/names.ts';
import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const howTo: Record<VitalKind, readonly string[]> = {
  BloodPressure: [
    'Sit with your back supported and both feet flat on the floor.',
    'Put the cuff on your bare upper arm, just above the elbow.',
    'Rest your arm on a table, so that the cuff is as high as your heart.',
    'Press Start, and stay still until the number shows.',
  ],
  BloodOxygen: [
    'Warm your hands, and remove nail polish from the finger.',
    'Put your finger all the way into the clip.',
    'Rest your hand on a table, and keep it still until the number stands still.',
  ],
  Weight: [
    'Put the scale on a hard, flat floor.',
    'Weigh in the morning, after using the toilet and before breakfast, in about the same clothes.',
    'Stand still in the middle until the number shows.',
  ],
  BodyTemperature: [
    'Wait 30 minutes after a meal, a drink or a bath.',
    'Use a clean tip, and follow the picture on the device.',
    'Hold it still until it beeps.',
  ],
  BloodGlucose: [
    'Wash your hands with warm water and dry them well.',
    'Put a new strip into the meter, and check its date.',
    'Prick the side of a fingertip, and touch the drop with the strip.',
    'Put the needle into a sharps container. Never share it.',
  ],
  HeartRate: [
    'Wear the monitor snugly, a finger’s width above the wrist bone.',
    'Sit still for five minutes.',
    'Start the measurement, and keep your arm still.',
  ],
};

const sections: ArticleSection[] = [
  {
    id: 'before',
    title: 'Before every reading',
    steps: [
      'Measure at the same time each day, as your clinic asked.',
      'Do not smoke, exercise or drink coffee in the 30 minutes before.',
      'Sit still for five minutes, and do not talk while you measure.',
    ],
  },
  ...(Object.keys(howTo) as VitalKind[]).map((kind) => ({
    id: kind,
    title: vitalName(kind),
    steps: howTo[kind],
    picture: <DeviceDrawing kind={kind} />,
  })),
];

/** `/usage`: how to measure each vital right. @see SCR-10, PDB-04 */
export function UsageScreen(props: PublicScreenProps) {
  return (
    <Article
      {...props}
      title="How to Measure at Home"
      lead="A reading is worth as much as the way it was taken. If the guide of your device or your clinic says otherwise, follow that."
      sections={sections}
    >
      <div className="mt-10 flex flex-col gap-5">
        <Banner kind="info">
          If a result is far from what you know and you feel unwell, call 911. Do not wait for an answer.
        </Banner>
        <p>
          <a
            href={guidePaths.patient}
            className="text-fg-link underline underline-offset-4 hover:text-fg-link-hover"
          >
            Patient User Guide
          </a>{' '}
          (PDF, large print)
        </p>
      </div>
    </Article>
  );
}
