import { guardedRoutes, homePath } from './guardedRoutes.ts';
import { routeAt } from './openRoutes.ts';

/** One slash at the start, and nothing that a browser strips or turns into a second one: `/\evil`, `/\t/evil`. */
const LOCAL_PATH = /^\/(?![/\\])[^\p{Cc}\s]*$/u;

/** What a browser makes another path of: segments of dots, also when they are written '%2e', and backslashes. */
const leadsElsewhere = (pathname: string) =>
  pathname.includes('\\') || pathname.split('/').some((each) => /^(\.|%2e){1,2}$/iu.test(each));

/**
 * The address to return to after logging in.
 *
 * @param asked what the guard noted, from the query, the history or a provider's answer; hostile until checked
 * @param fallback where to go instead
 * @returns `asked` when it is a page behind the guard, by the table of routes, else `fallback`
 */
export function returnPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || !LOCAL_PATH.test(asked)) return fallback;
  const pathname = asked.replace(/[?#].*/u, '');
  if (leadsElsewhere(pathname)) return fallback;
  return pathname === homePath || routeAt(guardedRoutes, pathname) !== undefined ? asked : fallback;
}
