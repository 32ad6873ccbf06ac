import type { Route } from './route.ts';

/** Pages to read, which the build draws. @see RTE-01, SCR-10, ADR 11 */
export const publicRoutes = {
  landing: { paths: ['/'], budget: 95_500, requests: 13 },
  howItWorks: { paths: ['/how-it-works'] },
  benefits: { paths: ['/benefits'] },
  offerings: { paths: ['/offerings'] },
  usage: { paths: ['/usage'] },
  devices: { paths: ['/devices'] },
  contact: { paths: ['/contact'], budget: 131_500, requests: 13 },
  about: { paths: ['/about'] },
  termsOfPatient: { paths: ['/termsofpatient'] },
  termsOfUse: { paths: ['/termsofuse'] },
  terms: { paths: ['/terms'] },
  privacy: { paths: ['/privacy'] },
  californiaPrivacy: { paths: ['/california-privacy'] },
} as const satisfies Record<string, Route>;

/** Pages of logging in and of accounts. @see RTE-01 */
export const accountRoutes = {
  login: { paths: ['/login'] },
  register: { paths: ['/register'] },
  verify: { paths: ['/verifyotp', '/verify/login', '/verify/signup'] },
  forgotPassword: { paths: ['/forgot-password'] },
  resetPassword: { paths: ['/reset-password', '/verify-pass-token/:user/:token'] },
  // Not in the specification: the login of a clinic's own provider, and the page by which an EHR opens us (ADR 68).
  signOn: { paths: ['/sign-on'] },
  launch: { paths: ['/launch'] },
  // Not in the specification: whoever reads a reminder stops them without a log in (ADR 46).
  stopReminders: { paths: ['/stop-reminders/:token'] },
} as const satisfies Record<string, Route>;

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at]))
  );
}

/** '/orders/' is '/orders'; the root stays '/'. */
const withoutTrailingSlash = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;

/**
 * The name of the route that stands at an address.
 *
 * @param routes where to look
 * @param pathname starts with '/', without query and hash. Capitals count, a slash at the end does not
 * @returns `undefined` when none does
 */
export function routeAt<Name extends string>(
  routes: Readonly<Record<Name, Route>>,
  pathname: string,
): Name | undefined {
  const path = withoutTrailingSlash(pathname);
  for (const name in routes) if (routes[name].paths.some((pattern) => matches(pattern, path))) return name;
  return undefined;
}

/**
 * Whether a path may be opened without a login record.
 *
 * Everything that is not listed as public is protected, unknown paths included: the guard denies by default.
 *
 * @param pathname starts with '/', without query and hash
 * @see RTE-01, RTE-02
 */
export const isPublicPath = (pathname: string): boolean =>
  routeAt({ ...publicRoutes, ...accountRoutes }, pathname) !== undefined;
