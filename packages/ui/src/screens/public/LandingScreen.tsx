import { publicWords } from '@rpm/domain/words/public';
import { sessionWords } from '@rpm/domain/words/session';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import { Doors } from './landing/Doors.tsx';
import { Hero } from './landing/Hero.tsx';
import { SixVitals } from './landing/SixVitals.tsx';
import { Steps } from './landing/Steps.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const text = publicWords.landing;

/** `/`: what this is, the way in for patients and for clinics, and how it works. @see SCR-10, RTE-01, SES-04 */
export function LandingScreen({ dashboardPath, hasTimedOut = false }: PublicScreenProps) {
  return (
    <PublicFrame title={text.tab} dashboardPath={dashboardPath}>
      {hasTimedOut && !dashboardPath && (
        <div className="px-5 pt-5 xl:px-16">
          <Banner kind="info" announce="status">
            {sessionWords.ended}
          </Banner>
        </div>
      )}
      <Hero dashboardPath={dashboardPath} />
      <Steps />
      <SixVitals />
      <Doors isGuest={dashboardPath === null} />
      <p className="px-5 pb-12 text-center xl:px-16">
        {text.questions} <Link to="/contact">{text.contact}</Link>
      </p>
    </PublicFrame>
  );
}
