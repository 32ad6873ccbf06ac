import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import {
  isSameAddress,
  ShareChange,
  ShareForm,
  ShareRow,
  shareDays,
  sharedParts,
  shareEnd,
  shareStateAt,
  TemporaryAccess,
} from './sharing.ts';

const until = new Date('2026-11-27T15:00:00Z');
const moved = (ms: number) => new Date(until.getTime() + ms);

test.each([
  [null, -1, 'live'],
  [null, 0, 'expired'],
  [null, 1, 'expired'],
  [moved(-5000), -1, 'revoked'],
  [moved(-5000), 1, 'revoked'],
] as const)('a share stopped at %s is, %d ms after its end, %s (behaviour R20)', (revokedAt, ms, state) => {
  expect(shareStateAt({ until, revokedAt }, moved(ms))).toBe(state);
});

test('a share lives for exactly its days', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, max: until }),
      fc.integer({ min: 1, max: 7 }),
      (from, days) => {
        const end = shareEnd(from, days);
        const stateAt = (ms: number) =>
          shareStateAt(
            { until: end, revokedAt: null },
            new Date(from.getTime() + days * 24 * 3_600_000 + ms),
          );
        expect([stateAt(-1), stateAt(0)]).toEqual(['live', 'expired']);
      },
    ),
  );
});

const share = {
  action: 'share',
  userId: 'p-1',
  username: 'friend@b.example',
  parts: ['readings'],
  days: limits.shareMaxDays,
};
test.each([
  [{}, []],
  [{ parts: ['readings', 'records'] }, []],
  [{ days: 1 }, []],
  [{ action: 'open' }, ['action']],
  [{ action: undefined }, ['action']],
  [{ userId: '' }, ['userId']],
  [{ username: 'friend' }, ['username']],
  [{ username: 'a@b.c d' }, ['username']],
  [{ username: undefined }, ['username']],
  [{ parts: [] }, ['parts']],
  [{ parts: [...sharedParts, 'readings'] }, ['parts']],
  [{ parts: ['messages'] }, ['parts.0']],
  [{ parts: undefined }, ['parts']],
  [{ days: limits.shareMaxDays + 1 }, ['days']],
  [{ days: 0 }, ['days']],
  [{ days: 1.5 }, ['days']],
  [{ days: '7' }, ['days']],
])('a share asked for with %j: fault at %j (behaviour R20)', (special, faults) => {
  expect(faultsOf(ShareChange, { ...share, ...special })).toEqual(faults);
});

test.each([
  [{}, []],
  [{ userId: '' }, ['userId']],
  [{ shareId: undefined }, ['shareId']],
  [{ shareId: 'x'.repeat(255) }, ['shareId']],
])('a stop of a share with %j: fault at %j (behaviour R20)', (special, faults) => {
  expect(faultsOf(ShareChange, { action: 'stop', userId: 'p-1', shareId: 's-1', ...special })).toEqual(
    faults,
  );
});

test('the address of a share is taken without the blanks around it', () => {
  expect(ShareChange.parse({ ...share, username: ' Friend@B.example ' })).toMatchObject({
    username: 'Friend@B.example',
  });
});

test.each([
  [{}, []],
  [{ token: 'x'.repeat(200) }, []],
  [{ token: 'x'.repeat(201) }, ['token']],
  [{ email: 'x'.repeat(255) }, ['email']],
  [{ email: null }, ['email']],
])('a link taken apart with %j: fault at %j (behaviour R20)', (special, faults) => {
  expect(faultsOf(TemporaryAccess, { email: 'friend@b.example', token: 'abc', ...special })).toEqual(faults);
});

test.each([
  ['Ivy@Example.test ', 'ivy@example.test', true],
  ['ivy@example.test', 'ivy2@example.test', false],
  ['', '', true],
])('%j and %j are one address: %s (behaviour R20)', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});

test.each([
  [{}, []],
  [{ username: '  ' }, ['username']],
  [{ parts: [] }, ['parts']],
  [{ relation: 'daughter' }, []],
  [{ relation: 'boss' }, ['relation']],
  [{ message: 'x'.repeat(limits.shareMessageMaxCharacters + 1) }, ['message']],
])('the form of a share with %j: fault at %j (SCR-07)', (special, faults) => {
  const typed = {
    username: 'friend@b.example',
    parts: ['files'],
    days: shareDays[0],
    relation: '',
    message: '',
  };
  expect(faultsOf(ShareForm, { ...typed, ...special })).toEqual(faults);
});

test.each([
  [{ state: 'live' }, []],
  [{ state: 'stopped' }, ['state']],
  [{ parts: ['messages'] }, ['parts.0']],
  [{ until: 'soon' }, ['until']],
  [{ ended: '20261121-15:00:00', isLeft: true, relation: 'daughter' }, []],
  [{ ended: undefined }, ['ended']],
  [{ isLeft: undefined }, ['isLeft']],
  [{ relation: 'boss' }, ['relation']],
])('a promised share with %j: fault at %j', (special, faults) => {
  const row = {
    shareId: 's-1',
    owner: { userId: 'p-1', name: 'Ann Lee' },
    username: 'friend@b.example',
    parts: ['records'],
    from: '20261120-15:00:00',
    until: '20261127-15:00:00',
    state: 'live',
    ended: null,
    isLeft: false,
    relation: null,
    message: '',
    grantee: null,
    lastOpened: null,
  };
  expect(faultsOf(ShareRow, { ...row, ...special })).toEqual(faults);
});
