import { isPublicPath } from './openRoutes.ts';

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
 * @returns `asked` when it is an address of this application behind the guard, else `fallback`. Where there is no page, the guard says
 *   so to whoever is logged in, and so it does here
 * @see RTE-02, behaviour 1b (route guard)
 */
export function returnPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || !LOCAL_PATH.test(asked)) return fallback;
  const pathname = asked.replace(/[?#].*/u, '');
  return leadsElsewhere(pathname) || isPublicPath(pathname) ? fallback : asked;
}
