import { dashboardPath } from '@rpm/domain';
import { ErrorBoundary } from '@rpm/ui/layout/ErrorBoundary';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen';
import type { PendingCode } from '@rpm/ui/screens/verify';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Config } from './config.ts';
import { Application } from './preload.ts';
import { publicScreens } from './publicScreens.ts';
import type { SessionStore } from './session/index.ts';

/**
 * The portal in one browser tab. A page that anybody may read needs nothing but itself; every other path is the
 * application's, whose code comes with the first of them.
 *
 * @see RTE-01, ADR 5
 */
export function Portal({ config, sessions }: { config: Config; sessions: SessionStore }) {
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  // Here, because it outlives a look at a public page.
  const pending = useState<PendingCode | null>(null);
  const role = session?.user.role ?? null;
  return (
    <BrowserRouter>
      <ErrorBoundary userRole={role}>
        <Suspense fallback={<LoadingScreen />}>
          <Routes>
            {publicScreens.map(({ paths: [path], Screen }) => (
              <Route
                caseSensitive
                key={path}
                path={path}
                element={
                  <Screen
                    dashboardPath={role && dashboardPath(role)}
                    hasTimedOut={sessions.endReason() === 'idle'}
                  />
                }
              />
            ))}
            <Route
              path="*"
              element={
                <Application config={config} sessions={sessions} session={session} pending={pending} />
              }
            />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  );
}
