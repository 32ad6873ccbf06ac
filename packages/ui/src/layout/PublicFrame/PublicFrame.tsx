import { appWords } from '@rpm/domain/words/app';
import { publicWords } from '@rpm/domain/words/public';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Mark } from '../../components/Mark/Mark.tsx';
import { useDensity } from '../../hooks/useDensity.ts';
import { usePageTitle } from '../Page/usePageTitle.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicNav } from './PublicNav.tsx';

const { nav } = publicWords;

export interface PublicFrameProps {
  /** Stands in the title of the browser's tab. */
  title: string;
  /** Where a user who is logged in works; `null` for a guest, who is shown the way to log in. */
  dashboardPath: string | null;
  children: ReactNode;
}

/**
 * The frame of a page that anybody may open: the way to every other one, to log in or to the own dashboard, and to the
 * legal documents. After a change of page the focus goes to the content. Paper shows the content alone.
 *
 * @see RTE-01, SCR-10
 */
export function PublicFrame({ title, dashboardPath, children }: PublicFrameProps) {
  useDensity('patient');
  usePageTitle(title);
  const { pathname, key } = useLocation();
  const isFirst = useRef(key === 'default');
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the path does
  useEffect(() => {
    if (!isFirst.current) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface-frame print:block print:bg-surface">
      <header
        data-frame
        className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-fg-on-frame lg:min-h-20 xl:px-16 print:hidden"
      >
        <a
          href="#main"
          className="fixed -top-24 left-4 z-(--rpm-z-toast) rounded-md bg-surface-raised px-4 py-3 text-fg-link focus:top-2"
        >
          {appWords.skipToContent}
        </a>
        <Link
          to="/"
          aria-label={nav.home}
          className="flex min-h-11 min-w-0 flex-[1_1_8rem] items-center gap-3.5 rounded-md font-semibold text-lead leading-tight"
        >
          <span className="size-11 flex-none">
            <Mark />
          </span>
          <span className="min-w-0 max-sm:text-body max-sm:leading-tight">{appWords.title}</span>
        </Link>
        <PublicNav key={pathname} />
        <Link
          to={dashboardPath ?? '/login'}
          className="inline-flex min-h-12 items-center rounded-lg bg-fg-on-frame px-5 text-button text-surface-frame hover:bg-fg-on-frame-muted lg:order-last"
        >
          {dashboardPath ? nav.dashboard : nav.logIn}
        </Link>
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex-1 overflow-clip rounded-2xl bg-surface-canvas outline-none print:overflow-visible print:rounded-none print:bg-surface"
      >
        {children}
      </main>
      <PublicFooter isGuest={dashboardPath === null} />
    </div>
  );
}
