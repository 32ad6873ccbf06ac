import { type Preferences, publicPaths, type SessionRecord } from '@rpm/domain';
import { ErrorBoundary } from '@rpm/ui/layout/ErrorBoundary';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen';
import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.ts';
import { guardedScreens } from './screens.ts';
import type { EndReason } from './session/index.ts';
import { homeOf, useGuestPages } from './useGuestPages.tsx';

const NotFound = lazyScreen(
  () => import('@rpm/ui/layout/NotFound'),
  (module) => module.NotFound,
);
const PublicPage = lazyScreen(
  () => import('./PublicPage.tsx'),
  (module) => module.PublicPage,
);
const SignedInFrame = lazyScreen(
  async () => {
    const [module] = await Promise.all([
      import('@rpm/ui/layout/SignedInFrame'),
      import('./signedInStyle.ts'),
    ]);
    return module;
  },
  (module) => module.SignedInFrame,
);

interface RouterProps {
  session: SessionRecord | null;
  endReason: EndReason;
  isSessionKept: boolean;
  onLoggedIn: (session: SessionRecord) => void;
  onLogOut: () => void;
  onTimeOut: () => void;
  onPreferences: (next: Preferences) => void;
}

/**
 * Every path of the specification, to its screen. What is not listed as public goes through the guard, unknown paths
 * included, and a path whose screen is not built answers with the not-found page.
 *
 * @see RTE-01, RTE-02
 */
export function Router(props: RouterProps) {
  const { session, endReason } = props;
  const guestPages = useGuestPages(props);
  return (
    <ErrorBoundary userRole={session?.user.role ?? null}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {publicPaths.map((path) => (
            <Route
              caseSensitive
              key={path}
              path={path}
              element={
                guestPages[path] ?? (
                  <PublicPage
                    path={path}
                    dashboardPath={session && homeOf(session)}
                    hasTimedOut={endReason === 'idle'}
                  />
                )
              }
            />
          ))}
          <Route element={<Guarded {...props} />}>
            <Route
              caseSensitive
              path="/dashboard"
              element={<Navigate replace to={session ? homeOf(session) : '/login'} />}
            />
            {guardedScreens.flatMap(({ paths, Screen }) =>
              paths.map((path) => <Route caseSensitive key={path} path={path} element={<Screen />} />),
            )}
            <Route path="*" element={<NotFound homePath="/" />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** RTE-02: without a login record everything leads to /login, which leads back, unless the user left on purpose. */
function Guarded({ session, endReason, onLogOut, onTimeOut, onPreferences }: RouterProps) {
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
