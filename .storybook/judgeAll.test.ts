import type { Page } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { judgeAll } from './judgeAll.ts';
import { judgeTwice } from './secondTry.ts';

const newPage = async () => ({ close: async () => {} }) as Page;
const said = vi.spyOn(console, 'log').mockImplementation(() => {});
const lines = () => said.mock.calls.map(([line]) => String(line).trim());
afterEach(() => said.mockClear());

/** Says of each story how many of its first tries fail. */
function failing(tries: Record<string, number>) {
  const left = new Map(Object.entries(tries));
  return async (_page: Page, name: string) => {
    const more = left.get(name) ?? 0;
    left.set(name, more - 1);
    if (more > 1) throw new Error(`${name} is cut`);
    return more > 0 ? [`${name} is late`] : [];
  };
}
const names = ['a', 'b', 'c', 'd'];
const judging = { newPage, nameOf: (name: string) => name, isWhole: true };

test('one that fails, and then passes alone, is no failure and is named', async () => {
  const tell = vi.fn();
  expect(await judgeAll(names, { ...judging, faultsOf: failing({ b: 1 }), tell })).toBe(0);
  expect(lines()).toContain('UNSTEADY, failed and then passed:\n  b');
  expect(tell).toHaveBeenLastCalledWith('b', [], expect.any(Number));
});

test('one that fails twice fails, beside one that does not', async () => {
  expect(await judgeAll(names, { ...judging, faultsOf: failing({ b: 2, d: 1 }) })).toBe(1);
  expect(lines()).toContain('b\n    Error: b is cut');
  expect(lines()).toContain('UNSTEADY, failed and then passed:\n  d');
});

test('three at once, and what somebody asks for by name, have no second try', async () => {
  expect(await judgeAll(names, { ...judging, faultsOf: failing({ a: 1, b: 1, c: 1 }) })).toBe(3);
  expect(await judgeAll(names, { ...judging, faultsOf: failing({ b: 1 }), isWhole: false })).toBe(1);
  expect(lines().join()).not.toContain('Once more');
});

test.each([
  [0, []],
  [1, []],
  [2, ['The window is late']],
])('what is asked of the window has one more try: %i fail', async (tries, faults) => {
  const judge = failing({ 'The window': tries });
  const page = await newPage();
  expect(await judgeTwice('Window', () => judge(page, 'The window'))).toEqual(faults);
});
