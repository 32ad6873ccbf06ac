/** Paths that anybody may open. `:name` stands for one segment. @see RTE-01 */
export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verifyotp',
  '/verify/login',
  '/verify/signup',
  '/verify-pass-token/:user/:token',
  '/termsofpatient',
  '/termsofuse',
  '/terms',
  '/privacy',
  '/california-privacy',
  '/how-it-works',
  '/benefits',
  '/offerings',
  '/usage',
  '/devices',
  '/contact',
  '/about',
] as const;

/** Paths that need a stored login record. The first that matches wins (RTE-08). @see RTE-03 to RTE-07 */
export const protectedPaths = [
  // RTE-03, clinical work
  '/doctor-dashboard',
  '/rpm-dashboard',
  '/rpmMonitor',
  '/nonrpm-dashboard',
  '/dashboard',
  '/mydashboard',
  '/patient-list',
  '/allPatients',
  '/patientdetails',
  '/rpm-device-allocation',
  '/device-allocation',
  '/review-order',
  '/orders',
  '/alerts',
  '/billing-config',
  '/billing-revenue',
  '/billing-setup',
  '/cpt',
  '/patient-timer',
  // RTE-04, the patient's own
  '/patient-dashboard',
  '/patient-profile',
  '/my-doctors',
  '/my-labreports',
  '/my-timeline',
  '/myFriends-timeline',
  '/TemporaryTimeline/:email/:token',
  '/recentShared',
  '/sharedData',
  // RTE-05, records
  '/patient-summary',
  '/patient-summary-detail/:resourceType',
  '/app-summary',
  '/app-summary-details/:resourceType',
  '/files-summary',
  '/all-files/:reportType',
  '/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype',
  // RTE-06, account
  '/profile',
  '/profilenew',
  '/mycredentials',
  '/upload-credentials',
  '/change-password',
  '/emailverify',
  '/register-success',
  '/inquiry',
  // RTE-07, connections
  '/find-hospital',
  '/hospital-connect-status',
  '/build-from-medical-devices',
  '/build-using-professional-services',
  '/professional-services-records',
  '/professional-services-confirmation',
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type ProtectedPath = (typeof protectedPaths)[number];
/** Any path of the route table. */
export type RoutePath = PublicPath | ProtectedPath;

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
 * Whether a path may be opened without a login record.
 *
 * Everything that is not listed as public is protected, unknown paths included: the guard denies by default.
 *
 * @param pathname starts with '/', without query and hash
 * @see RTE-01, RTE-02
 */
export function isPublicPath(pathname: string): boolean {
  const path = withoutTrailingSlash(pathname);
  return publicPaths.some((pattern) => matches(pattern, path));
}

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
