// @vitest-environment node
import { expect, test } from 'vitest';
import { spentOf, type TraceEvent, thereMark } from './inputTrace.ts';

const [page, other] = [
  { pid: 7, tid: 1 },
  { pid: 7, tid: 2 },
];
const from = (name: string, startMs: number, durMs: number, busyMs = durMs, on = page): TraceEvent => ({
  ...on,
  name,
  ph: 'X',
  ts: startMs * 1000,
  dur: durMs * 1000,
  tdur: busyMs * 1000,
});
const event = (type: string, startMs: number, durMs: number): TraceEvent => ({
  ...from('EventDispatch', startMs, durMs),
  args: { data: { type } },
});
const there = (atMs: number): TraceEvent => ({ ...from(thereMark, atMs, 0), ph: 'I' });

test('an event costs what the thread does from it to the end of the next frame, and not what it waits', () => {
  const spent = spentOf([
    // Before it: nobody's.
    from('RunTask', 0, 50),
    event('pointerover', 1, 40),
    from('RunTask', 100, 20),
    event('pointerdown', 100, 19),
    from('RunTask', 130, 30, 6),
    from('UpdateLayoutTree', 131, 4, 2),
    from('Layout', 136, 8, 1),
    from('Paint', 146, 8, 1),
    from('Commit', 155, 5, 1),
    // Another thread's, and what comes after the frame but before all is there.
    from('RunTask', 100, 100, 100, other),
    from('RunTask', 200, 40),
    from('Commit', 239, 1),
    there(240),
    from('RunTask', 300, 90),
  ]);
  expect(spent).toEqual({ event: 26, work: 66, longest: 40, style: 2, layout: 1, paint: 3 });
});

test('the heaviest of a press counts, and of a task that the moment cuts its share', () => {
  const { event: heaviest, work } = spentOf([
    from('RunTask', 0, 10),
    event('mousedown', 0, 8),
    from('Commit', 9, 1),
    from('RunTask', 50, 30),
    event('click', 50, 20),
    from('Commit', 75, 5),
    from('RunTask', 90, 20, 10),
    there(100),
  ]);
  expect(heaviest).toBe(30);
  expect(work).toBe(45);
});

test('without an input there is nothing to tell', () => {
  expect(() => spentOf([from('RunTask', 0, 10), event('pointermove', 1, 2)])).toThrow('No input');
});
