import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardedRoutes, homePath, mayOpen } from './guardedRoutes.ts';
import { isPublicPath, publicRoutes, routeAt } from './openRoutes.ts';
import { returnPath } from './returnPath.ts';
import { gatesOf, kindOf, publicPaths, routes } from './routes.ts';

const protectedPaths = [
  ...Object.values(guardedRoutes).flatMap(({ paths }): string[] => [...paths]),
  homePath,
];

/** The protected paths of the specification (RTE-03 to RTE-07). */
const specified = [
  ...[
    '/doctor-dashboard',
    '/rpm-dashboard',
    '/rpmMonitor',
    '/nonrpm-dashboard',
    '/dashboard',
    '/mydashboard',
  ],
  ...['/patient-list', '/allPatients', '/patientdetails', '/rpm-device-allocation', '/device-allocation'],
  ...['/review-order', '/orders', '/alerts', '/billing-config', '/billing-revenue', '/billing-setup', '/cpt'],
  ...['/patient-timer', '/patient-dashboard', '/patient-profile', '/my-doctors', '/my-labreports'],
  ...[
    '/my-timeline',
    '/myFriends-timeline',
    '/TemporaryTimeline/:email/:token',
    '/recentShared',
    '/sharedData',
  ],
  ...['/patient-summary', '/patient-summary-detail/:resourceType', '/app-summary'],
  ...['/app-summary-details/:resourceType', '/files-summary', '/all-files/:reportType'],
  '/uploaded-file-info/:username/:filename/:reporttype/:txnname/:reportsubtype',
  ...['/profile', '/profilenew', '/mycredentials', '/upload-credentials', '/change-password', '/emailverify'],
  ...['/register-success', '/inquiry', '/find-hospital', '/hospital-connect-status'],
  ...['/build-from-medical-devices', '/build-using-professional-services', '/professional-services-records'],
  '/professional-services-confirmation',
];

test.each(specified)('%s of the specification has a page (RTE-03 to RTE-07)', (path) => {
  expect(protectedPaths).toContain(path);
});

const filledIn = (pattern: string) => pattern.replace(/:\w+/g, 'x%20y');

describe('isPublicPath (RTE-01, RTE-02)', () => {
  test.each(publicPaths.map(filledIn))('%s is public', (path) => {
    expect(isPublicPath(path)).toBe(true);
    if (path === '/') return;
    expect(isPublicPath(`${path}/`)).toBe(true);
    expect(isPublicPath(`${path}//`)).toBe(true);
  });

  test.each(protectedPaths.map(filledIn))('%s is protected', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  test.each([
    '/unknown',
    '/Login',
    '/login/x',
    '/loginx',
    '//login',
    '//',
    '/verify-pass-token/x',
    '/verify-pass-token//x',
    '/verify-pass-token/x/y/z',
    '',
  ])('%j, which is not listed, is protected', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  test('the table names each path once, and every path of the requirements (RTE-01, RTE-03 to RTE-07)', () => {
    const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');
    const table = [...publicPaths, ...protectedPaths].map(shape);
    expect(new Set(table).size).toBe(table.length);
    const text = readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8');
    const asked = (ids: RegExp) =>
      text
        .split('\n')
        .filter((line) => ids.test(line))
        .flatMap((line) => line.match(/(?<= )\/[\w{}/-]*/g) ?? [])
        .map(shape);
    const [open, guarded] = [asked(/^- RTE-01 /), asked(/^- RTE-0[3-7] /)];
    expect([open.length, guarded.length]).toEqual([21, 49]);
    expect(publicPaths.map(shape)).toEqual(expect.arrayContaining(open));
    expect(protectedPaths.map(shape)).toEqual(expect.arrayContaining(guarded));
  });

  test('/profile is the account, as /profilenew is; /patient-profile is the patient’s own page (RTE-08)', () => {
    expect(guardedRoutes.profile.paths).toEqual(['/profile', '/profilenew']);
    expect(guardedRoutes.patientProfile.paths).toEqual(['/patient-profile']);
  });
});

test.each([
  ['/verify-pass-token/u1/abc', 'resetPassword'],
  ['/stop-reminders/abc', 'stopReminders'],
  ['/sign-on', 'signOn'],
  ['/launch', 'launch'],
  ['/stop-reminders', undefined],
  ['/login/', 'login'],
  ['/', 'landing'],
  ['/Login', undefined],
  ['/verify', undefined],
  ['/cpt', 'billingCode'],
  ['/my-doctors', 'myDoctors'],
  ['/TemporaryTimeline/a/b', 'temporaryTimeline'],
])('at %s stands %s', (pathname, name) => {
  expect(routeAt(routes, pathname)).toBe(name);
});

test('every page has a budget: its own, or that of its kind', () => {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  for (const name of names) expect(gatesOf(name).scriptBytes).toBeGreaterThan(50_000);
  expect(new Set(names.map(kindOf))).toEqual(new Set(['public', 'account', 'guarded']));
  expect(gatesOf('about')).toEqual(gatesOf('terms'));
  expect(Object.keys(publicRoutes).map((name) => kindOf(name as keyof typeof routes))).not.toContain(
    'guarded',
  );
});

test.each([
  ['orders', 'PATIENT', false],
  ['orders', 'nurse', true],
  ['patientProfile', ' patient ', true],
  ['patientProfile', 'DOCTOR', false],
  ['inquiry', 'PATIENT', true],
  ['inquiry', 'DOCTOR', true],
  ['friendsTimeline', 'PATIENT', true],
  ['friendsTimeline', 'DOCTOR', true],
  ['friendsTimeline', 'ADMIN', false],
] as const)('%s speaks to %s: %s (ROL-02 to ROL-04)', (name, role, may) => {
  expect(mayOpen(name, role)).toBe(may);
});

describe('returnPath (RTE-02)', () => {
  test.each([
    ...['/orders', '/orders/', '/orders?page=2#row', '/orders?q=..\\x', '/dashboard'],
    ...['/TemporaryTimeline/ivy%40example.test/abc', '/connect-app?redirect_uri=https://app.example/back'],
    // No pages: whoever was logged in reads that too (behaviour 1b, route guard).
    ...['/unknown', '/Orders', '/orders/x?next=//evil.example', '/TemporaryTimeline//evil.example'],
  ])('goes back to %s', (asked) => {
    expect(returnPath(asked, '/home')).toBe(asked);
  });

  test.each([
    '/login',
    '/login?next=/orders',
    '/',
    '/#x',
    '/login/?next=/orders',
    '/login#a?b',
    '/login?a#b',
    '/?next=/orders#/orders',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/or ders',
    'https://evil.example/orders',
    'https:/evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)//orders',
    'data:text/html,x',
    '/verify-pass-token/a/b',
    '/launch?iss=x',
    '/orders/..//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/TemporaryTimeline/../evil',
    '/TemporaryTimeline/%2E%2e/evil',
    '/TemporaryTimeline/a\\/evil',
    'orders',
    '',
    null,
    undefined,
    7,
  ])('never goes to %j', (asked) => {
    expect(returnPath(asked, '/home')).toBe('/home');
  });

  test('what is no text never becomes one, even if it would read like a path', () => {
    expect(returnPath(['/orders'], '/home')).toBe('/home');
    expect(returnPath({ toString: () => '/orders' }, '/home')).toBe('/home');
  });

  test('never leaves the origin, whatever was noted', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc
        .array(
          fc.constantFrom('/', '\\', '.', '..', '%2e', 'orders', 'TemporaryTimeline', 'evil', '?', '#', ':'),
        )
        .map((parts) => parts.join('')),
      fc.anything(),
    );
    fc.assert(
      fc.property(hostile, (asked) => {
        const path = returnPath(asked, '/home');
        const url = new URL(path, 'https://portal.example');
        expect(url.origin).toBe('https://portal.example');
        // What the browser makes of it is what was asked for, and behind the guard.
        const segments = (text: string) => text.replace(/[?#].*/u, '').split('/').length;
        expect([path, segments(url.pathname)]).toEqual([path, segments(path)]);
        expect(isPublicPath(url.pathname)).toBe(false);
      }),
    );
  });
});
