import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { guardedRoutes, mayOpen } from '../app/guardedRoutes.ts';
import { markOf, menuFor } from '../app/menu.ts';
import { shareLinkOf } from '../records/shareLink.ts';
import { CarerSignUp } from './carers.ts';
import { dashboardPath } from './roles.ts';

const token = 'x'.repeat(43);
const typed = {
  ...{ username: 'briar@example.test', token, firstName: ' Briar ', lastName: 'Lee' },
  ...{ password: 'three old paper boats', acceptsTerms: true },
};

test('an account by the link of a share takes a name, a password and the terms (SCR-07, behaviour R20)', () => {
  expect(CarerSignUp.parse(typed)).toMatchObject({ firstName: 'Briar', username: 'briar@example.test' });
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'firstNameRequired'],
  [{ lastName: '' }, 'lastName', 'lastNameRequired'],
  [{ password: 'short' }, 'password', 'passwordTooShort'],
  [{ acceptsTerms: false }, 'acceptsTerms', 'termsRequired'],
])('with %j it has a fault at %s', (special, field, message) => {
  const issues = CarerSignUp.safeParse({ ...typed, ...special }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test('a token of another form is none', () => {
  expect(faultsOf(CarerSignUp, { ...typed, token: 'short' })).toEqual(['token']);
});

test.each([
  [`/TemporaryTimeline/a%2Bb%40example.test/${token}`, { username: 'a+b@example.test', token }],
  [`/TemporaryTimeline/a@example.test/${token}`, { username: 'a@example.test', token }],
  [`/TemporaryTimeline/a@example.test/${token}?x=1`, null],
  ['/TemporaryTimeline/a@example.test/short', null],
  [`/TemporaryTimeline/%E0%A4%A/${token}`, null],
  [`https://elsewhere.example/TemporaryTimeline/a/${token}`, null],
  [`/TemporaryTimeline/a/b/${token}`, null],
  ['/patient-dashboard', null],
  [undefined, null],
  [{ pathname: '/' }, null],
])('%j as the link of a share is %j (RTE-04)', (path, link) => {
  expect(shareLinkOf(path)).toEqual(link);
});

test('a carer has what others share and the own account, and no other page (ROL-04)', () => {
  const names = Object.keys(guardedRoutes) as (keyof typeof guardedRoutes)[];
  expect(names.filter((name) => mayOpen(name, 'PATIENT', true)).sort()).toEqual([
    ...['changePassword', 'emailVerify', 'friendsTimeline', 'profile', 'temporaryTimeline'],
  ]);
  expect(menuFor('PATIENT', true)).toMatchObject([{ name: 'sharedWithMe', path: '/myFriends-timeline' }]);
  for (const entry of menuFor('PATIENT', true))
    expect('path' in entry && markOf(entry, '/myFriends-timeline')).toBe('page');
  expect(dashboardPath('PATIENT', true)).toBe(guardedRoutes.friendsTimeline.paths[0]);
});
