import type { QueueRow } from '@rpm/domain';
import { expect, test } from 'vitest';
import { listOrder, nextOf, waitingIn } from './round.ts';

const now = new Date('2026-11-20T15:00:00Z');
const row = (userId: string, special: Partial<QueueRow['rank']['waiting']> = {}): QueueRow => ({
  userId,
  name: `Patient ${userId}`,
  dob: null,
  timeZone: 'America/New_York',
  alerts: [],
  claim: null,
  rank: {
    waiting: {
      ...{ class: 'Cautious', vital: 'BloodPressure', parameter: 'systolic', side: 'high', value: 150 },
      ...{ time: '20261120-14:00:00', readings: 1, firstTime: '20261120-14:00:00', limit: 140 },
      ...{ repetition: 'waiting', limitSetBy: null, limitSetTime: null },
      ...special,
    },
    ...{ usual: null, reviewedTime: null, silentSince: null },
  },
});
const none = () => {};

test('the queue is in the chosen order; what cannot be read is left out', () => {
  const rows = [row('a'), row('b', { class: 'Critical' }), row('c', { time: 'never' })];
  const ids = (sort: 'urgency' | 'name') => waitingIn(rows, sort, now, none).map(({ userId }) => userId);
  expect(ids('urgency')).toEqual(['b', 'a']);
  expect(ids('name')).toEqual(['a', 'b']);
});

test('next is the first that was not open yet and that nobody else holds', () => {
  const waiting = waitingIn([row('a'), row('b'), row('c')], 'name', now, none);
  const next = (here: string | null, states: object, taken: string[] = []) =>
    nextOf(waiting, { here, states: states as never }, (id) => taken.includes(id));
  expect(next(null, {})).toBe('a');
  expect(next('a', {})).toBe('b');
  expect(next('a', {}, ['b'])).toBe('c');
  expect(next('b', { c: 'left' })).toBe('a');
  expect(next('c', { a: 'left', b: 'reviewed' })).toBeNull();
});

test.each([
  ['nobody was open', 'a', {}, [], ['a', 'b', 'c']],
  ['who was left waits still', 'b', { a: 'left' }, ['a'], ['b', 'c']],
  ['who was reviewed waits no more, and is open again', 'x', { x: 'reviewed' }, ['x'], ['a', 'b', 'c']],
  ['the queue does not know who is open', 'x', { a: 'left' }, ['a'], ['x', 'b', 'c']],
  ['nobody is open', null, { a: 'snoozed' }, ['a'], ['b', 'c']],
] as const)('the list has everybody once: %s (SCR-02)', (_, here, states, done, open) => {
  const waiting = ['a', 'b', 'c'].map((userId) => ({ userId }));
  expect(listOrder(waiting, { here, states })).toEqual({ done, open });
});
