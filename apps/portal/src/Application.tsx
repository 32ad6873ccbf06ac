import { ApiProvider, createClient } from '@rpm/api-client';
import {
  accountRoutes,
  dashboardPath,
  guardedRoutes,
  homePath,
  type Preferences,
  type Route as RouteFacts,
  routeAt,
  type SessionRecord,
  type SessionStep,
  type UserNow,
} from '@rpm/domain';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import { guardedScreens } from '@rpm/ui/screens/guardedScreens.ts';
import { lazyScreen } from '@rpm/ui/screens/lazyScreen.ts';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { Config } from './config.ts';
import { PagesLocation } from './PagesLocation.tsx';
import type { EndReason, SessionStore } from './session/index.ts';
import { revokeLater } from './session/revokeLater.ts';
import { GuestPage, type GuestPagesProps, type Pending } from './useGuestPages.tsx';
import { watchLinks } from './watchLinks.ts';

const { Screen: NotFound } = lazyScreen(() =>
  import('@rpm/ui/layout/NotFound/NotFound.tsx').then((module) => module.NotFound),
);
const { Screen: SetUp } = lazyScreen(() =>
  import('@rpm/ui/screens/verify/SetUpScreen.tsx').then((module) => module.SetUpScreen),
);
const { Screen: ChooseClinic } = lazyScreen(() =>
  import('@rpm/ui/screens/verify/ChooseClinicScreen.tsx').then((module) => module.ChooseClinicScreen),
);
const frame = lazyScreen(async () => {
  const [module] = await Promise.all([
    import('@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx'),
    import('./signedInStyle.ts'),
  ]);
  return module.SignedInFrame;
});

/** Asks for the code of a page behind the guard and of the frame around it, at the same time. Rejects when some of it does not come. */
export async function preloadGuarded(pathname: string): Promise<void> {
  const name = routeAt(guardedRoutes, pathname);
  await Promise.all([frame.load(), name && guardedScreens[name].load()]);
}

// A link that is approached asks for the code of its page: a press then waits for its data alone.
watchLinks((pathname) => {
  const name = routeAt(guardedRoutes, pathname);
  if (name) guardedScreens[name].warm();
});

/** The paths of a page as the router wants them. */
const drawn = ({ paths }: RouteFacts, element: ReactNode) =>
  paths.map((path) => <Route caseSensitive key={path} path={path} element={element} />);

export interface ApplicationProps {
  config: Config;
  sessions: SessionStore;
  session: SessionRecord | null;
  pending: Pending;
}

/**
 * What is more than reading: the client with its host and token, and every path that is no public page. What is not
 * listed as public goes through the guard, unknown paths included, and a path whose screen is not built answers with the
 * not-found page.
 *
 * @see RTE-01, RTE-02
 */
export function Application({ config, sessions, session, pending }: ApplicationProps) {
  const call = useMemo(
    () =>
      createClient({
        host: config.apiHost,
        token: () => sessions.get()?.token ?? null,
        onUnauthorized: (token) => sessions.end('expired', token),
        // biome-ignore lint/suspicious/noConsole: the specification wants failed calls logged (ERR-03)
        log: (line) => console.error(line),
      }),
    [config.apiHost, sessions],
  );
  const leave = (reason: 'logout' | 'idle') => {
    if (session) revokeLater(config.apiHost, session.token);
    sessions.end(reason);
  };
  const endReason = sessions.endReason();
  const ofGuests: GuestPagesProps = {
    session,
    endReason,
    isSessionKept: sessions.isKept,
    onLoggedIn: (begun) => {
      // Out of an EHR somebody else may come to a browser in which a session runs.
      if (session) revokeLater(config.apiHost, session.token);
      sessions.start(begun);
    },
    onLeft: () => leave('logout'),
    pending,
  };
  const guard = (
    <Guarded
      session={session}
      endReason={endReason}
      onLogOut={() => leave('logout')}
      onTimeOut={() => leave('idle')}
      onChange={sessions.start}
      onPreferences={sessions.prefer}
      onStep={sessions.step}
      onUser={sessions.learn}
    />
  );
  return (
    <ApiProvider call={call}>
      <PagesLocation>
        <Pages
          home={session ? dashboardPath(session.user.role, session.user.isCarer) : '/login'}
          {...{ guard, ofGuests }}
        />
      </PagesLocation>
    </ApiProvider>
  );
}

interface PagesProps {
  /** Where `/` leads. */
  home: string;
  /** What the pages behind the guard lie in. */
  guard: ReactNode;
  ofGuests: GuestPagesProps;
}

/** The page at an address. The router is told of that one alone: it weighs all that it knows anew with each address, which for sixty pages takes as long as a frame has. */
function Pages({ home, guard, ofGuests }: PagesProps) {
  const { pathname } = useLocation();
  const account = routeAt(accountRoutes, pathname);
  const guarded = routeAt(guardedRoutes, pathname);
  // The same while the page is the same, so that no more is drawn anew with another query than what reads it.
  return useMemo(() => {
    const { Screen } = guarded ? guardedScreens[guarded] : { Screen: null };
    return (
      <Routes>
        {account && drawn(accountRoutes[account], <GuestPage name={account} {...ofGuests} />)}
        <Route element={guard}>
          <Route caseSensitive path={homePath} element={<Navigate replace to={home} />} />
          {guarded && Screen && drawn(guardedRoutes[guarded], <Screen />)}
          <Route path="*" element={<NotFound homePath="/" />} />
        </Route>
      </Routes>
    );
  }, [account, guarded, home, guard, ofGuests]);
}

interface GuardProps {
  session: SessionRecord | null;
  endReason: EndReason;
  onLogOut: () => void;
  onTimeOut: () => void;
  /** The user goes on with another session. */
  onChange: (session: SessionRecord) => void;
  onPreferences: (next: Preferences) => void;
  /** The second factor that the clinic wants is set up, or the clinic to see is chosen. */
  onStep: (step: SessionStep) => void;
  /** The server has said what the clinic of the user is called by now. */
  onUser: (user: UserNow) => void;
}

/** RTE-02: without a login record everything leads to /login, which leads back, unless the user left on purpose. */
function Guarded({
  session,
  endReason,
  onLogOut,
  onTimeOut,
  onChange,
  onPreferences,
  onStep,
  onUser,
}: GuardProps) {
  // SES-04: the root route, and nothing of where the user was.
  if (!session && endReason === 'idle') return <Navigate replace to="/" />;
  if (!session) return <ToLogin isBackWanted={endReason !== 'logout'} />;
  return (
    <frame.Screen
      key={session.token}
      session={{ user: session.user, logOut: onLogOut, timeOut: onTimeOut, change: onChange }}
      preferences={session.preferences}
      onPreferences={onPreferences}
      onUser={onUser}
    >
      <Suspense fallback={<LoadingScreen />}>
        {session.mustSetUp ? (
          <SetUp onSetUp={() => onStep('mustSetUp')} />
        ) : session.severalClinics ? (
          <ChooseClinic onChosen={() => onStep('severalClinics')} />
        ) : (
          <Outlet />
        )}
      </Suspense>
    </frame.Screen>
  );
}

/** Apart from the guard, which must not be drawn anew, and the frame with it, with each address. */
function ToLogin({ isBackWanted }: { isBackWanted: boolean }) {
  const { pathname, search, hash } = useLocation();
  const from = isBackWanted ? pathname + search + hash : null;
  return <Navigate replace to="/login" state={{ from }} />;
}
