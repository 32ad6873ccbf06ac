import { isPublicPath } from './openRoutes.ts';

/** One slash at the start, and nothing that a browser strips or turns into a second one: `/\evil`, `/\t/evil`. */
const LOCAL_PATH = /^\/(?![/\\])[^\p{Cc}\s]*$/u;

/**
 * The address to return to after logging in.
 *
 * @param asked what the guard noted, from the query or the history; hostile until checked
 * @param fallback where to go instead
 * @returns `asked` when it is a path of this application other than a public one, else `fallback`
 */
export function returnPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || !LOCAL_PATH.test(asked)) return fallback;
  const pathname = asked.replace(/[?#].*/u, '');
  return isPublicPath(pathname) ? fallback : asked;
}
