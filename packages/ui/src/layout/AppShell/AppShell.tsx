import { fullName, menuFor, roleKind, type UserRecord } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Mark } from '../../components/Mark/Mark.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { phoneQuery, useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ShellContext } from './ShellContext.ts';
import { SideNav } from './SideNav.tsx';
import { TabBar } from './TabBar.tsx';

const timerPill = lazily(() => import('../../parts/timer/TimerPill.tsx').then(({ TimerPill }) => TimerPill));

const alertNews = lazily(() => import('../../parts/alerts/AlertMark.tsx').then(({ AlertNews }) => AlertNews));

export interface AppShellProps {
  /** Who is logged in: the role chooses the menu, a name is shown, never a patient's to anybody else. */
  user: UserRecord;
  /** NAV-08 */
  onLogout: () => void;
  /** A banner above the page: that the browser is offline. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every page behind the guard: header and navigation in one dark shape, the page lies in it.
 *
 * Staff have a bar at the side, and below 768 px a drawer. Patients have a wider bar with icons over labels, and below
 * 768 px four items at the foot. The current page comes from the router.
 *
 * @see NAV-01 to NAV-10
 */
export function AppShell({ user, onLogout, notice, children }: AppShellProps) {
  useKeptFocus();
  const isPhone = useMediaQuery(phoneQuery);
  const isPatient = roleKind(user.role) === 'patient';
  const menu = menuFor(user.role, user.isCarer);
  const name = fullName(user) || user.username;
  return (
    <div className="flex min-h-dvh flex-col bg-surface-frame print:block print:bg-surface">
      <header className="sticky top-0 z-(--rpm-z-header) flex min-h-header items-center bg-surface-frame py-1.5 pr-4 text-fg-on-frame max-md:flex-wrap max-md:gap-2.5 max-md:px-2 print:hidden">
        <a
          href="#main"
          className="fixed -top-24 left-4 z-(--rpm-z-toast) rounded-md bg-surface-raised px-4 py-2 text-fg-link focus:top-2"
        >
          {appWords.skipToContent}
        </a>
        {isPhone && !isPatient && (
          <div data-frame>
            <NavDrawer menu={menu} name={name} />
          </div>
        )}
        <span className="grid flex-none place-items-center max-md:patient:pl-2 md:w-nav">
          <span className="patient:size-9 size-8 md:patient:size-11">
            <Mark />
          </span>
        </span>
        <span className="min-w-0 font-semibold text-lead leading-tight tracking-[-0.1px] max-md:min-w-min max-md:flex-1 max-md:patient:text-body max-md:text-h3 max-md:leading-[1.15]">
          {appWords.title}
        </span>
        {!isPatient && user.clinicName && (
          <bdi className="ml-4 min-w-0 truncate border-line-frame border-l pl-4 text-fg-on-frame-muted max-md:hidden">
            {user.clinicName}
          </bdi>
        )}
        {!isPatient && <OwnTimer />}
        {!isPatient && <News />}
        <ProfileMenu user={user} onLogout={onLogout} />
      </header>
      <div className="flex grow max-md:flex-col">
        {!isPhone && <SideNav menu={menu} name={name} />}
        {isPhone && isPatient && <TabBar menu={menu} />}
        <main
          id="main"
          tabIndex={-1}
          className={cx(
            'relative min-w-0 grow rounded-tl-xl bg-surface-canvas outline-none max-md:rounded-tr-xl print:bg-surface print:p-0!',
            isPatient && 'max-md:roomy:pb-(--rpm-layout-tabbar-height)',
          )}
        >
          {notice}
          <ShellContext value={true}>{children}</ShellContext>
        </main>
      </div>
    </div>
  );
}

/** Says that alerts have come, once the page is there. @see SCR-02 */
function News() {
  const { part: AlertNews } = useLazy(alertNews, { isNeeded: true });
  return AlertNews && <AlertNews />;
}

/** The own timer, once the page is there: most pages have none, and none waits for it. @see SCR-03 */
function OwnTimer() {
  const { part: TimerPill } = useLazy(timerPill, { isNeeded: true });
  return TimerPill && <TimerPill />;
}
