import { expect, test } from 'vitest';
import { groupsOf, placed } from './groups.ts';

const by = { of: (text: string) => text.charAt(0) };
const said = (rows: readonly string[], group?: typeof by) =>
  groupsOf(placed(rows), group).map(({ key, rows: own }) => [
    key,
    own.map(({ row, index }) => `${index}${row}`),
  ]);

test('rows are cut where another group begins, and keep their places (SCR-02)', () => {
  expect(said(['a1', 'a2', 'b1', 'a3'], by)).toEqual([
    ['a', ['0a1', '1a2']],
    ['b', ['2b1']],
    ['a', ['3a3']],
  ]);
});

test('without groups, and without rows, there is one part without a head', () => {
  expect(said(['a', 'b'])).toEqual([[undefined, ['0a', '1b']]]);
  expect(said([], by)).toEqual([[undefined, []]]);
});
