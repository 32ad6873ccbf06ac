import { ApiProvider, createClient } from '@rpm/api-client';
import {
  accountRoutes,
  dashboardPath,
  type GuardedName,
  guardedRoutes,
  type SessionRecord,
} from '@rpm/domain';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import { SignedInFrame } from '@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx';
import { accountScreens } from '@rpm/ui/screens/accountScreens.ts';
import { guardedScreens } from '@rpm/ui/screens/guardedScreens.ts';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { seen } from './seen.ts';

const names = Object.keys(guardedRoutes) as GuardedName[];

const noCode = () => {
  throw new Error('No account of a journey asks for a code.');
};

/**
 * The screens of a journey on one backend: one logs in and out, and goes from one to the next, as in the portal. What
 * is stored in the browser stays, so a journey ends where it would in a clinic.
 */
export function FlowApp() {
  const [session, setSession] = useState<SessionRecord | null>(null);
  const token = useRef<string | null>(null);
  const call = useMemo(
    () =>
      createClient({
        host: '',
        token: () => token.current,
        log: seen.log,
        onUnauthorized: seen.sessionEnded,
      }),
    [],
  );
  function become(next: SessionRecord | null) {
    token.current = next?.token ?? null;
    localStorage.clear();
    setSession(next);
  }
  return (
    <ApiProvider call={call}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route
            path={accountRoutes.login.paths[0]}
            element={
              session ? (
                <Navigate replace to={dashboardPath(session.user.role)} />
              ) : (
                <accountScreens.login.Screen onLoggedIn={become} onCodeNeeded={noCode} />
              )
            }
          />
          <Route
            element={
              session ? (
                <SignedInFrame
                  key={session.token}
                  session={{
                    user: session.user,
                    logOut: () => become(null),
                    timeOut: () => become(null),
                    change: become,
                  }}
                  onUser={(user) => setSession((before) => before && { ...before, user })}
                >
                  <Suspense fallback={<LoadingScreen />}>
                    <Outlet />
                  </Suspense>
                </SignedInFrame>
              ) : (
                <Navigate replace to="/login" />
              )
            }
          >
            {names.flatMap((name) => {
              const { Screen } = guardedScreens[name];
              return guardedRoutes[name].paths.map((path) => (
                <Route key={path} path={path} element={<Screen />} />
              ));
            })}
          </Route>
        </Routes>
      </Suspense>
    </ApiProvider>
  );
}
