import { publicMessages } from '@rpm/domain';
import { Link } from '../../../components/Link/index.ts';
import { ReadingTag } from '../../../components/ReadingTag/index.ts';
import { HeroArt } from './HeroArt.tsx';
import { PhonePicture } from './PhonePicture.tsx';

const { landing: text, nav } = publicMessages;

/** The first view: the promise, the next step, and a picture of both sides of it. */
export function Hero({ dashboardPath }: { dashboardPath: string | null }) {
  return (
    <section className="relative overflow-hidden px-5 pt-10 xl:min-h-205 xl:px-16 xl:pt-20">
      <div className="absolute inset-x-0 bottom-0 h-56 xl:h-100">
        <HeroArt />
      </div>
      <div className="relative z-(--rpm-z-base) flex max-w-180 flex-col gap-6 pb-64 xl:pb-0">
        <h1 className="text-balance text-display-section xl:text-display-hero">{text.title}</h1>
        <p className="max-w-[37em] text-fg-muted text-lead">{text.lead}</p>
        <div className="flex flex-wrap gap-4">
          {dashboardPath ? (
            <Link look="primary" size="xl" to={dashboardPath}>
              {nav.dashboard}
            </Link>
          ) : (
            <Link look="primary" size="xl" to="/register">
              {nav.register}
            </Link>
          )}
          <Link look="secondary" size="xl" to="/how-it-works">
            {text.howItWorks}
          </Link>
        </div>
      </div>
      <div aria-hidden="true" className="absolute top-18 right-24 z-(--rpm-z-base) max-xl:hidden">
        <PhonePicture />
      </div>
      <div
        aria-hidden="true"
        className="absolute top-107.5 left-[39.3%] w-87.5 rounded-lg border border-line bg-surface px-4.5 py-4 shadow-md max-xl:hidden"
      >
        <div className="flex items-center justify-between gap-3">
          <b className="font-semibold">Tansy Mocklin</b>
          <ReadingTag reading="Critical" />
        </div>
        <p className="text-fg-muted">Heart Rate 128, waiting 4 min</p>
      </div>
    </section>
  );
}
