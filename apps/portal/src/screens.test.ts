import { protectedPaths } from '@rpm/domain';
import { expect, test } from 'vitest';
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
