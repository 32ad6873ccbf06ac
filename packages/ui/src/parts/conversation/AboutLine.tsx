import type { MessageReading } from '@rpm/domain';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const aboutReading = lazily(() => import('./AboutReading.tsx').then(({ AboutReading }) => AboutReading));

interface AboutLineProps {
  about: MessageReading;
  timeZone: string;
}

/** The place of the reading that a message is about. What draws readings comes with the first that has one: most conversations have none. @see API-25 */
export const AboutLine = ({ about, timeZone }: AboutLineProps) => (
  <div className="min-h-12">
    <Needed lazy={aboutReading}>
      {(AboutReading) => <AboutReading about={about} timeZone={timeZone} />}
    </Needed>
  </div>
);
