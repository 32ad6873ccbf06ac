import { guardedRoutes, routeAt } from '@rpm/domain';
import { GoingTo } from '@rpm/ui/layout/AppShell/GoingTo.ts';
import { guardedScreens } from '@rpm/ui/screens/guardedScreens.ts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where its pages are. Somebody who presses a link sees at once where they are going, in the navigation; the other page is drawn
 * behind the one that stands there, in pieces, so that the press and whatever is pressed next have their frames. That is so for
 * a page whose code is there: for other code the loading screen takes the place of the page before (ERR-02). Whoever goes back or
 * is led elsewhere is there at once, and so is another query of the same page, on which its controls stand.
 *
 * @see ADR 82
 */
export function PagesLocation({ children }: { children: ReactNode }) {
  const [location, navigationType] = [useLocation(), useNavigationType()];
  const now = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const before = useDeferredValue(now);
  const name = routeAt(guardedRoutes, location.pathname);
  const isDrawnBehind =
    navigationType === 'PUSH' &&
    location.pathname !== before.location.pathname &&
    name !== undefined &&
    guardedScreens[name].known() !== null;
  return (
    <LocationContext value={isDrawnBehind ? before : now}>
      <GoingTo value={location.pathname}>{children}</GoingTo>
    </LocationContext>
  );
}
