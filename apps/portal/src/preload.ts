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

const application = lazyScreen(() => fetchApplication().then((module) => module.Application));
export const { Screen: Application } = application;

/**
 * Asks for the code of the page at which a visit begins at once: it then comes beside the configuration and the session.
 * A failure is met again, and handled, when the page is drawn.
 *
 * @param isLoggedIn as far as can be told yet; a guest who asks for a page behind the guard is led to /login
 * @returns resolves when all of it is there, or some of it is known not to come; never rejects
 */
export async function preloadPage(pathname: string, isLoggedIn: boolean): Promise<void> {
  const page = routeAt(publicRoutes, pathname);
  const asked = isLoggedIn || routeAt(accountRoutes, pathname) ? pathname : '/login';
  const account = routeAt(accountRoutes, asked);
  const guarded = async () => isLoggedIn && (await fetchApplication(asked)).preloadGuarded(pathname);
  const parts = page
    ? [publicScreens[page].load()]
    : [application.load(), account && accountScreens[account].load(), guarded()];
  await Promise.all(parts).catch(() => {});
}
