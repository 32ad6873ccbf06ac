import { messages, publicMessages } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PublicFrame } from '../../layout/PublicFrame/index.ts';
import { Doors } from './landing/Doors.tsx';
import { Hero } from './landing/Hero.tsx';
import { SixVitals } from './landing/SixVitals.tsx';
import { Steps } from './landing/Steps.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const text = publicMessages.landing;

/** `/`: what this is, the way in for patients and for clinics, and how it works. @see SCR-10, RTE-01, SES-04 */
export function LandingScreen({ dashboardPath, hasTimedOut = false }: PublicScreenProps) {
  return (
    <PublicFrame title={text.tab} dashboardPath={dashboardPath}>
      {hasTimedOut && !dashboardPath && (
        <div className="px-5 pt-5 xl:px-16">
          <Banner kind="info" announce="status">
            {messages.session.ended}
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
