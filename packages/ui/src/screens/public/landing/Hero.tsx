import { publicWords } from '@rpm/domain/words/public';
import { Link } from '../../../components/Link/Link.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { HeroArt } from './HeroArt.tsx';

const { landing: text, nav } = publicWords;

/** Its code comes behind that of the words, and only where it is shown. Without it the page lacks nothing but a picture. */
const heroPictures = lazily(() => import('./HeroPictures.tsx').then(({ HeroPictures }) => HeroPictures));

/** The first view: the promise, the next step, and a picture of both sides of it. */
export function Hero({ dashboardPath }: { dashboardPath: string | null }) {
  const hasRoom = useMediaQuery('(width >= 80rem)');
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
      {hasRoom && <Pictures />}
    </section>
  );
}

function Pictures() {
  const { part: HeroPictures } = useLazy(heroPictures, { isNeeded: true });
  return HeroPictures && <HeroPictures />;
}
