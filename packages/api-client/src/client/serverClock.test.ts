import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from './serverClock.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.400Z') }));
afterEach(() => void vi.useRealTimers());

test('the browser tells the time until the server has, and where it says nothing readable', () => {
  const clock = serverClock();
  for (const header of [null, '', 'yesterday']) clock.hear(header);
  expect(clock.now()).toEqual(new Date('2026-11-21T09:00:00.400Z'));
});

test.each([
  ['a day ahead', 'Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T09:00:10.000Z'],
  ['a day behind', 'Fri, 20 Nov 2026 09:00:00 GMT', '2026-11-20T09:00:10.000Z'],
  ['within the way of an answer', 'Sat, 21 Nov 2026 08:59:59 GMT', '2026-11-21T09:00:10.400Z'],
])('the server is %s', (_, header, after) => {
  const clock = serverClock();
  clock.hear(header);
  vi.advanceTimersByTime(10_000);
  expect(clock.now()).toEqual(new Date(after));
});

test('a clock that is set right is believed again', () => {
  const clock = serverClock();
  clock.hear('Sun, 22 Nov 2026 09:00:00 GMT');
  vi.setSystemTime(new Date('2026-11-22T09:00:01Z'));
  clock.hear('Sun, 22 Nov 2026 09:00:01 GMT');
  expect(clock.now()).toEqual(new Date('2026-11-22T09:00:01Z'));
});
