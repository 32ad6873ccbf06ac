import { howItWorksPage } from '@rpm/domain/words/howItWorksPage';
import type { ReactNode } from 'react';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Article } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** Decorative, by section: the words say the same. */
const pictures: Readonly<Record<string, ReactNode>> = {
  device: <DeviceDrawing kind="BloodPressure" />,
  activate: <DeviceDrawing kind="BloodGlucose" />,
  measure: (
    <span className="flex flex-col items-start gap-2.5">
      <ReadingTag reading="Normal" />
      <ReadingTag reading="Cautious" />
      <ReadingTag reading="Critical" />
    </span>
  ),
};

const sections = howItWorksPage.sections.map((section) => ({ ...section, picture: pictures[section.id] }));

/** `/how-it-works`: from enrollment to a reviewed reading. @see SCR-10 */
export function HowItWorksScreen(props: PublicScreenProps) {
  return <Article {...props} {...howItWorksPage} sections={sections} />;
}
