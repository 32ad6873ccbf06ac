import { protectedPaths, publicPaths } from '@rpm/domain';
import { expect, test } from 'vitest';
import { guestScreens } from './guestScreens.ts';
import { publicScreens } from './publicScreens.ts';
import { screenOf } from './screenAt.ts';
import { guardedScreens } from './screens.ts';

const declared: string[] = guardedScreens.flatMap(({ paths }) => [...paths]);
const declaredWith = (path: string) =>
  guardedScreens.map(({ paths }): readonly string[] => paths).filter((paths) => paths.includes(path));

test('every path is declared once, and is one of the route table (RTE-02, RTE-08)', () => {
  expect(new Set(declared).size).toBe(declared.length);
  expect(declared.filter((path) => !protectedPaths.some((each) => each === path))).toEqual([]);
});

test('/profile is the account, as /profilenew is; /patient-profile is the patient’s own page (RTE-08)', () => {
  expect(declaredWith('/profile')).toEqual([['/profile', '/profilenew']]);
  expect(declaredWith('/patient-profile')).toEqual([['/patient-profile']]);
});

test('every public path is declared once, as a page to read or one of an account (RTE-01)', () => {
  const open = [...publicScreens, ...Object.values(guestScreens)].flatMap(({ paths }) => paths);
  expect(open.toSorted()).toEqual(publicPaths.toSorted());
});

test.each([
  ['/verify-pass-token/u1/abc', guestScreens.resetPassword],
  ['/login/', guestScreens.login],
  ['/Login', undefined],
  ['/verify', undefined],
])('the screen of %s is found by its pattern', (pathname, screen) => {
  expect(screenOf(Object.values(guestScreens), pathname)).toBe(screen);
});
