import { dashboardPath, publicRoutes, routeAt } from '@rpm/domain';
import { ErrorBoundary } from '@rpm/ui/layout/ErrorBoundary/ErrorBoundary.tsx';
import { LoadingScreen } from '@rpm/ui/layout/LoadingScreen/LoadingScreen.tsx';
import type { LoadClient } from '@rpm/ui/screens/public/PublicScreenProps.ts';
import { publicScreens } from '@rpm/ui/screens/publicScreens.ts';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

export interface PublicRoutesProps {
  /** Of who is logged in; `null` for a guest. */
  userRole: string | null;
  hasTimedOut: boolean;
  /** Brings what a page of these makes calls through. */
  loadClient?: LoadClient;
  /** What stands at every path that is none of these. */
  application: ReactNode;
}

const pages = (Object.keys(publicRoutes) as (keyof typeof publicRoutes)[]).map((name) => ({
  path: publicRoutes[name].paths[0],
  Screen: publicScreens[name].Screen,
}));

/** The pages that anybody may read. The build draws them too, for whoever has no script yet: what differs from browser to browser comes later. */
export function PublicRoutes({ userRole, hasTimedOut, loadClient, application }: PublicRoutesProps) {
  const { pathname } = useLocation();
  const isPublic = routeAt(publicRoutes, pathname) !== undefined;
  // The application is no route of these: it would be drawn anew with each of its own.
  const open = isPublic && (
    <Routes>
      {pages.map(({ path, Screen }) => (
        <Route
          caseSensitive
          key={path}
          path={path}
          element={
            <Screen
              dashboardPath={userRole && dashboardPath(userRole)}
              hasTimedOut={hasTimedOut}
              {...(loadClient && { loadClient })}
            />
          }
        />
      ))}
    </Routes>
  );
  return (
    <ErrorBoundary userRole={userRole}>
      <Suspense fallback={<LoadingScreen />}>{open || application}</Suspense>
    </ErrorBoundary>
  );
}
