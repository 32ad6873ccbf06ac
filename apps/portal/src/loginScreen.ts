import { lazyScreen } from './lazyScreen.ts';

const load = () => import('@rpm/ui/screens/login');

export const LoginScreen = lazyScreen(load, (module) => module.LoginScreen);

/** Asks for the code of the log in page at once where a visit begins there: it then comes beside the configuration. */
export function preloadLogin(pathname: string): void {
  // A failure is met again, and handled, when the page is drawn.
  if (pathname === '/login') void load().catch(() => {});
}
