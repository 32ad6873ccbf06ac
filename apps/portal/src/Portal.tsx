import type { PendingCode } from '@rpm/ui/parts/code/PendingCode.ts';
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Config } from './config.ts';
import { PublicRoutes } from './PublicRoutes.tsx';
import { Application } from './preload.ts';
import type { SessionStore } from './session/index.ts';
import type { SessionWatchProps } from './sessionWatch.tsx';

/** Comes with a session and not before. Where its code does not come the server's own limits end the session. */
const SessionWatch = lazy(() =>
  import('./sessionWatch.tsx').then(
    ({ SessionWatch: Watch }) => ({ default: Watch }),
    () => ({ default: (_: SessionWatchProps) => null }),
  ),
);

/**
 * The portal in one browser tab. A page that anybody may read needs nothing but itself; every other path is the
 * application's, whose code comes with the first of them.
 *
 * @see RTE-01, ADR 5
 */
export function Portal({ config, sessions }: { config: Config; sessions: SessionStore }) {
  // A page that the build has drawn is a guest's; who is logged in is seen right after.
  const session = useSyncExternalStore(sessions.subscribe, sessions.get, () => null);
  const loadClient = useCallback(
    () => import('./guestClient.tsx').then(({ guestClient }) => guestClient(config.apiHost)),
    [config.apiHost],
  );
  // Here, because it outlives a look at a public page.
  const pending = useState<PendingCode | null>(null);
  return (
    // A page whose code is not there yet gives way to the loading screen, instead of the page before it (ERR-02).
    <BrowserRouter useTransitions={false}>
      {session && (
        <Suspense>
          <SessionWatch host={config.apiHost} session={session} sessions={sessions} />
        </Suspense>
      )}
      <PublicRoutes
        userRole={session?.user.role ?? null}
        loadClient={loadClient}
        hasTimedOut={sessions.endReason() === 'idle'}
        application={<Application config={config} sessions={sessions} session={session} pending={pending} />}
      />
    </BrowserRouter>
  );
}
