import { ApiProvider, createClient } from '@rpm/api-client';
import {
  accountRoutes,
  dashboardPath,
  type GuardedName,
  guardedRoutes,
  type SessionRecord,
} from '@rpm/domain';
import type { Actor } from '@rpm/ui/flows/journey.ts';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import { SignedInFrame } from '@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx';
import { accountScreens } from '@rpm/ui/screens/accountScreens.ts';
import { guardedScreens } from '@rpm/ui/screens/guardedScreens.ts';
import MockDate from 'mockdate';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { seen } from '../seen.ts';
import { storyAddress } from '../storyAddress.ts';
import { journeyHost } from './panes.ts';

const names = Object.keys(guardedRoutes) as GuardedName[];

const noCode = () => {
  throw new Error('No account of a journey asks for a code.');
};

/** The screens as one person of a journey has them: all on the clinic that the page around this frame keeps. */
export function PaneApp({ actor }: { actor: Actor }) {
  const [found] = useState(journeyHost);
  if (found) return <Joined actor={actor} {...found} />;
  return (
    <p className="p-6">
      This is one half of a journey, whose page is closed.{' '}
      <a
        href={storyAddress('journeys-enroll-to-bill--walk')}
        target="_top"
        className="text-fg-link underline"
      >
        Open the page of the journey
      </a>
    </p>
  );
}

type JoinedProps = { actor: Actor } & NonNullable<ReturnType<typeof journeyHost>>;

function Joined({ actor, host, isAlone }: JoinedProps) {
  const [session, setSession] = useState<SessionRecord | null>(null);
  const [load, setLoad] = useState(0);
  const token = useRef<string | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const call = useMemo(
    () =>
      createClient({
        host: '',
        token: () => token.current,
        log: seen.log,
        onUnauthorized: seen.sessionEnded,
        fetch: (input, init) => host.ask(actor, String(input), init),
      }),
    [actor, host],
  );
  const landing = useRef<string | null>(null);
  function become(next: SessionRecord | null, path: string | null = null) {
    token.current = next?.token ?? null;
    landing.current = path;
    setSession(next);
    if (!isAlone) host.entered(actor, next);
  }
  const latest = useRef({ become, navigate });
  latest.current = { become, navigate };
  useEffect(() => {
    const now = host.join(actor, {
      page: document,
      isAlone,
      go: (path) => void latest.current.navigate(path),
      reload: () => setLoad((count) => count + 1),
      become: (next, path) => latest.current.become(next, path),
      setClock: (at) => MockDate.set(at),
    });
    MockDate.set(now);
  }, [actor, host, isAlone]);
  useEffect(() => host.moved(actor, pathname, search, isAlone), [actor, host, pathname, search, isAlone]);
  return (
    <ApiProvider call={call}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route
            path={accountRoutes.login.paths[0]}
            element={
              session ? (
                <Navigate
                  replace
                  to={landing.current ?? dashboardPath(session.user.role, session.user.isCarer)}
                />
              ) : (
                <accountScreens.login.Screen onLoggedIn={(next) => become(next)} onCodeNeeded={noCode} />
              )
            }
          />
          <Route
            element={
              session ? (
                <SignedInFrame
                  key={`${session.token} ${load}`}
                  session={{
                    user: session.user,
                    logOut: () => become(null),
                    timeOut: () => become(null),
                    change: (next) => become(next),
                  }}
                  onUser={(user) =>
                    setSession((before) => before && { ...before, user: { ...before.user, ...user } })
                  }
                >
                  <Suspense fallback={<LoadingScreen />}>
                    <Outlet />
                  </Suspense>
                </SignedInFrame>
              ) : (
                <Navigate replace to={accountRoutes.login.paths[0]} />
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
