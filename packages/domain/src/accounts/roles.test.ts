import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardedRoutes } from '../app/guardedRoutes.ts';
import { type MenuItem, markOf, menuFor, profileItem } from '../app/menu.ts';
import { roleWords } from '../words/en/role.ts';
import { dashboardPath, isAdministrator, isClinicRole, roleKind, roleTitle } from './roles.ts';

describe('roleKind (NAV-09, ROL-01, behaviour R4)', () => {
  test.each([
    ['PATIENT', 'patient'],
    ['patient', 'patient'],
    ['Patient', 'patient'],
    [' patient ', 'patient'],
    ['DOCTOR', 'provider'],
    ['doctor', 'provider'],
    ['STAFF', 'staff'],
    ['NURSE', 'staff'],
    ['PATIENTS', 'staff'],
    // The dotless and the dotted i of Turkish are other letters: no patient, and no doctor, is made of them.
    ['patıent', 'patient'],
    ['PATİENT', 'staff'],
  ] as const)('%j is %s', (role, kind) => {
    expect(roleKind(role)).toBe(kind);
  });
});

const protectedPaths = Object.values(guardedRoutes).flatMap(({ paths }): string[] => [...paths]);

test('the menu of a patient (NAV-03, ROL-04)', () => {
  const below = expect.arrayContaining(['/my-timeline', '/recentShared', '/sharedData', '/my-doctors']);
  expect(menuFor('patient')).toEqual([
    { name: 'dashboard', path: '/patient-dashboard', also: [], icon: 'dashboard' },
    { name: 'myDetails', path: '/patient-profile', also: below, icon: 'patients' },
    { name: 'submitEnquiry', path: '/inquiry', also: [], icon: 'inquiry' },
  ]);
});

test.each(['DOCTOR', 'STAFF', 'anything'])('the clinical menu, for %s (NAV-04, NAV-05)', (role) => {
  expect(menuFor(role)).toMatchObject([
    { name: 'rpmDashboard', path: '/doctor-dashboard', icon: 'dashboard' },
    { name: 'patientDetails', path: '/patient-list', icon: 'patients' },
    { name: 'assignDevice', path: '/rpm-device-allocation', icon: 'assignDevice' },
    { name: 'deviceOrders', path: '/orders', icon: 'orders' },
    { name: 'submitInquiry', path: '/inquiry', icon: 'inquiry' },
    { name: 'alerts', path: '/alerts', icon: 'alerts' },
    {
      name: 'billing',
      icon: 'billing',
      items: [
        { name: 'billingConfig', path: '/billing-config', icon: 'billing' },
        { name: 'billingRevenue', path: '/billing-revenue', icon: 'billing' },
        { name: 'billingCode', path: '/cpt', icon: 'billing' },
      ],
    },
  ]);
});

test('the profile link (NAV-02, NAV-06), and every entry of a menu is a route', () => {
  expect(profileItem).toMatchObject({ name: 'profile', path: '/profile', icon: 'profile' });
  const entries = ['PATIENT', 'DOCTOR'].flatMap((role) => menuFor(role));
  const paths = entries
    .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
    .map(({ path }) => path);
  for (const path of [...paths, profileItem.path]) expect(protectedPaths).toContain(path);
});

test.each([
  ['DOCTOR', '/doctor-dashboard'],
  ['doctor', '/doctor-dashboard'],
  ['STAFF', '/doctor-dashboard'],
  ['PATIENT', '/patient-dashboard'],
  [null, '/patient-dashboard'],
])('the dashboard of %j is %s (ERR-01)', (role, path) => {
  expect(dashboardPath(role)).toBe(path);
});

test.each([
  ['DOCTOR', true],
  ['nurse', true],
  ['PATIENT', false],
  [' patient ', false],
])(
  '%j may set reference ranges, allocate devices and work orders: %j (RNG-23, ROL-02 to ROL-04)',
  (role, may) => {
    expect(isClinicRole(role)).toBe(may);
  },
);

test('the case of a role never opens another menu (behaviour R4)', () => {
  fc.assert(
    fc.property(fc.mixedCase(fc.constantFrom('patient', 'doctor', 'nurse')), (role) => {
      expect(menuFor(role)).toBe(menuFor(role.toUpperCase()));
      expect(dashboardPath(role)).toBe(dashboardPath(role.toLowerCase()));
    }),
  );
});

test.each([
  ['ADMIN', true],
  ['admin', true],
  [' Admin ', true],
  ['STAFF', false],
  ['DOCTOR', false],
  ['', false],
  // Their upper case is ADMIN, or nearly: letters of Turkish that must not open anything (behaviour R4).
  ['admın', false],
  ['ADMİN', false],
])('the role "%s" administrates: %s', (role, is) => {
  expect(isAdministrator(role)).toBe(is);
});

test.each([
  ['DOCTOR', 'provider', 'Provider'],
  [' admin ', 'administrator', 'Administrator'],
  ['STAFF', 'staff', 'Clinic staff'],
  ['nurse', 'staff', 'Clinic staff'],
  ['patient', 'patient', 'Patient'],
] as const)('the role %j is %s and called %s (ROL-01)', (role, title, label) => {
  expect(roleTitle(role)).toBe(title);
  expect(roleWords[title]).toBe(label);
});

describe('markOf (NAV-03, NAV-04)', () => {
  const items = (role: string): MenuItem[] =>
    menuFor(role).flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const marked = (role: string, pathname: string) =>
    [...items(role), profileItem].flatMap((item) => {
      const mark = markOf(item, pathname);
      return mark ? [`${item.name}: ${mark}`] : [];
    });

  test.each([
    ['DOCTOR', '/patient-list', ['patientDetails: page']],
    ['DOCTOR', '/patient-list/', ['patientDetails: page']],
    ['DOCTOR', '/patient-list//', ['patientDetails: page']],
    ['DOCTOR', '/orders/ORD-1', ['deviceOrders: true']],
    ['DOCTOR', '/old/orders/', []],
    ['DOCTOR', '/patientdetails', ['patientDetails: true']],
    ['DOCTOR', '/allpatients', ['patientDetails: true']],
    ['DOCTOR', '/review-order', ['assignDevice: true']],
    ['DOCTOR', '/mydashboard', ['rpmDashboard: true']],
    ['DOCTOR', '/orders', ['deviceOrders: page']],
    ['DOCTOR', '/ordersextra', []],
    ['DOCTOR', '/cpt', ['billingCode: page']],
    ['DOCTOR', '/change-password', ['profile: true']],
    ['PATIENT', '/patient-profile', ['myDetails: page']],
    ['PATIENT', '/uploaded-file-info/u-1/-/LabReport/Txn-1/-', ['myDetails: true']],
    ['PATIENT', '/all-files/Prescription', ['myDetails: true']],
    ['PATIENT', '/patient-summary-detail/Condition/', ['myDetails: true']],
    ['PATIENT', '/all-files', []],
    ['PATIENT', '/all-files/Prescription/more', []],
    ['PATIENT', '/patientdetails', []],
    ['PATIENT', '/', []],
  ])('%s at %s', (role, pathname, expected) => {
    expect(marked(role, pathname)).toEqual(expected);
  });

  test('no path is marked twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DOCTOR', 'PATIENT', 'nurse'),
        fc.constantFrom(...protectedPaths),
        (role, path) => {
          expect(marked(role, path).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
