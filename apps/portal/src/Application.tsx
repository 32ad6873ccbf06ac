import { ApiProvider, createClient } from '@rpm/api-client';
import { dashboardPath, type Preferences, type SessionRecord } from '@rpm/domain';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import { Suspense, useMemo } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { Config } from './config.ts';
import { lazyScreen } from './lazyScreen.ts';
import { screenOf } from './screenAt.ts';
import { guardedScreens } from './screens.ts';
import type { EndReason, SessionStore } from './session/index.ts';
import { revokeLater } from './session/revokeLater.ts';
import { type Pending, useGuestPages } from './useGuestPages.tsx';

const NotFound = lazyScreen(
  () => import('@rpm/ui/layout/NotFound/NotFound.tsx'),
  (module) => module.NotFound,
);
const loadFrame = async () => {
  const [module] = await Promise.all([
    import('@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx'),
    import('./signedInStyle.ts'),
  ]);
  return module;
};
const SignedInFrame = lazyScreen(loadFrame, (module) => module.SignedInFrame);

/** Asks for the code of a page behind the guard and of the frame around it, at the same time. */
export const preloadGuarded = (pathname: string) =>
  Promise.all([loadFrame(), screenOf(guardedScreens, pathname)?.load()]);

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
  const guestPages = useGuestPages({
    session,
    endReason,
    isSessionKept: sessions.isKept,
    onLoggedIn: sessions.start,
    pending,
  });
  const guard = (
    <Guarded
      session={session}
      endReason={endReason}
      onLogOut={() => leave('logout')}
      onTimeOut={() => leave('idle')}
      onPreferences={sessions.prefer}
    />
  );
  return (
    <ApiProvider call={call}>
      <Routes>
        {guestPages.flatMap(({ paths, page }) =>
          paths.map((path) => <Route caseSensitive key={path} path={path} element={page} />),
        )}
        <Route element={guard}>
          <Route
            caseSensitive
            path="/dashboard"
            element={<Navigate replace to={session ? dashboardPath(session.user.role) : '/login'} />}
          />
          {guardedScreens.flatMap(({ paths, Screen }) =>
            paths.map((path) => <Route caseSensitive key={path} path={path} element={<Screen />} />),
          )}
          <Route path="*" element={<NotFound homePath="/" />} />
        </Route>
      </Routes>
    </ApiProvider>
  );
}

interface GuardProps {
  session: SessionRecord | null;
  endReason: EndReason;
  onLogOut: () => void;
  onTimeOut: () => void;
  onPreferences: (next: Preferences) => void;
}

/** RTE-02: without a login record everything leads to /login, which leads back, unless the user left on purpose. */
function Guarded({ session, endReason, onLogOut, onTimeOut, onPreferences }: GuardProps) {
  const { pathname, search, hash } = useLocation();
  // SES-04: the root route, and nothing of where the user was.
  if (!session && endReason === 'idle') return <Navigate replace to="/" />;
  if (!session) {
    const from = endReason === 'logout' ? null : pathname + search + hash;
    return <Navigate replace to="/login" state={{ from }} />;
  }
  return (
    <SignedInFrame
      key={session.token}
      session={{ user: session.user, logOut: onLogOut, timeOut: onTimeOut }}
      preferences={session.preferences}
      onPreferences={onPreferences}
    >
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </SignedInFrame>
  );
}
