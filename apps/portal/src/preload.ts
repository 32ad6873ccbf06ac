import { accountRoutes, publicRoutes, routeAt } from '@rpm/domain';
import { accountScreens } from '@rpm/ui/screens/accountScreens.ts';
import { lazyScreen } from '@rpm/ui/screens/lazyScreen.ts';
import { publicScreens } from '@rpm/ui/screens/publicScreens.ts';

/** All that a guest's reading needs not: calls, logging in, what lies behind the guard. The screen comes beside it. */
function fetchApplication(pathname = location.pathname) {
  const account = routeAt(accountRoutes, pathname);
  if (account) accountScreens[account].warm();
  return import('./Application.tsx');
}

export const { Screen: Application } = lazyScreen(() =>
  fetchApplication().then((module) => module.Application),
);

/**
 * Asks for the code of the page at which a visit begins at once: it then comes beside the configuration and the session.
 * A failure is met again, and handled, when the page is drawn.
 *
 * @param isLoggedIn as far as can be told yet; a guest who asks for a page behind the guard is led to /login
 */
export function preloadPage(pathname: string, isLoggedIn: boolean): void {
  const page = routeAt(publicRoutes, pathname);
  if (page) publicScreens[page].warm();
  else {
    const asked = isLoggedIn || routeAt(accountRoutes, pathname) ? pathname : '/login';
    fetchApplication(asked).then(
      ({ preloadGuarded }) => isLoggedIn && preloadGuarded(pathname),
      () => undefined,
    );
  }
}
