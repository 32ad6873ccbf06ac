import { expect, test } from 'vitest';
import { type AccessRow, accessWindow, groupAccess } from './accessLog.ts';

test.each([
  ['2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
  ['2026-11-20T15:14:59.999Z', '2026-11-20T15:00:00.000Z'],
  ['2026-11-20T15:15:00.000Z', '2026-11-20T15:15:00.000Z'],
])('what is read at %s stands in the row of %s (F2)', (at, window) => {
  expect(accessWindow(new Date(at)).toISOString()).toBe(window);
});

const row = (special: Partial<AccessRow>): AccessRow => ({
  userId: 'u-1',
  name: 'Wren Exampledoc',
  role: 'DOCTOR',
  clinic: 'Northside',
  kind: 'details',
  from: '20261120-15:01:00',
  to: '20261120-15:02:00',
  times: 2,
  ...special,
});

test('what one reader saw in one quarter of an hour is told once, with all that it was and its last moment (F2)', () => {
  const { kind: _, times: _times, ...seen } = row({});
  const rows = [
    row({}),
    row({ kind: 'vitals', from: '20261120-15:00:00', to: '20261120-15:09:00' }),
    row({ kind: 'vitals', userId: 'u-2' }),
    row({ from: '20261120-14:59:00', to: '20261120-14:59:00' }),
    row({}),
  ];
  expect(groupAccess(rows)).toEqual([
    { ...seen, kinds: ['details', 'vitals'], to: '20261120-15:09:00' },
    { ...seen, userId: 'u-2', kinds: ['vitals'] },
    { ...seen, kinds: ['details'], from: '20261120-14:59:00', to: '20261120-14:59:00' },
  ]);
});

test('what could not be read of a row stays unknown (behaviour 1a)', () => {
  const unknown = { ...row({}), kind: null, from: null, to: null, name: null };
  expect(groupAccess([unknown])).toMatchObject([{ kinds: [], from: null, to: null, name: null }]);
});
