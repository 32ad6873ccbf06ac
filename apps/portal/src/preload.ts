import { guestScreens } from './guestScreens.ts';
import { lazyScreen } from './lazyScreen.ts';
import { publicScreens } from './publicScreens.ts';
import { screenOf } from './screenAt.ts';

const guests = Object.values(guestScreens);

/** Asks for code that will be needed. A failure is met again, and handled, when the page is drawn. */
const ask = (loading: Promise<unknown> | undefined) => void loading?.catch(() => {});

/** All that a guest's reading needs not: calls, logging in, what lies behind the guard. The screen comes beside it. */
function loadApplication(pathname = location.pathname) {
  ask(screenOf(guests, pathname)?.load());
  return import('./Application.tsx');
}

export const Application = lazyScreen(loadApplication, (module) => module.Application);

/**
 * Asks for the code of the page at which a visit begins at once: it then comes beside the configuration and the session.
 *
 * @param isLoggedIn as far as can be told yet; a guest who asks for a page behind the guard is led to /login
 */
export function preloadPage(pathname: string, isLoggedIn: boolean): void {
  const page = screenOf(publicScreens, pathname);
  if (page) ask(page.load());
  else if (!isLoggedIn) ask(loadApplication(screenOf(guests, pathname) ? pathname : '/login'));
  else ask(loadApplication(pathname).then(({ preloadGuarded }) => preloadGuarded(pathname)));
}
