import { expect, test } from 'vitest';
import { closedStretches, type OpenTime, secondsOf, touched } from './openTime.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 15) + seconds * 1000);
const fresh: OpenTime = { closed: [], since: at(0), active: at(0) };

test('the time of an open patient counts while somebody does something (SCR-03)', () => {
  expect(secondsOf(fresh, at(90.9), 120)).toBe(90);
  expect(closedStretches(touched(fresh, at(100), 120), at(200.5), 120)).toEqual([
    { start: at(0), end: at(200) },
  ]);
});

test('two minutes of nothing end it at the last activity; what comes after them is another stretch (SCR-03)', () => {
  const active = touched(fresh, at(60), 120);
  expect(secondsOf(active, at(179), 120)).toBe(179);
  expect(secondsOf(active, at(180), 120)).toBe(60);
  const back = touched(active, at(600), 120);
  expect(closedStretches(back, at(630), 120)).toEqual([
    { start: at(0), end: at(60) },
    { start: at(600), end: at(630) },
  ]);
});

test('less than a second, or a pause, adds nothing (SCR-03)', () => {
  expect(closedStretches(fresh, at(0.9), 120)).toEqual([]);
  const paused: OpenTime = { closed: [{ start: at(0), end: at(5) }], since: null, active: at(5) };
  expect(secondsOf(paused, at(500), 120)).toBe(5);
  expect(secondsOf(touched(paused, at(500), 120), at(600), 120)).toBe(5);
});
