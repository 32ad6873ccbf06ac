import { expect, test } from 'vitest';
import { dayIn, kept, keptDayPlus } from './kept.ts';

/** A function that counts how often it works. */
function counted() {
  let calls = 0;
  const ask = kept((first: string, second: string) => {
    calls += 1;
    return `${first}-${second}`;
  });
  return { ask, calls: () => calls };
}

test('what was asked before is not worked out again, and what differs is', () => {
  const { ask, calls } = counted();
  expect([ask('1', '11'), ask('1', '11'), ask('11', '1')]).toEqual(['1-11', '1-11', '11-1']);
  expect(calls()).toBe(2);
});

test('ten thousand answers are kept; the next one begins anew', () => {
  const { ask, calls } = counted();
  for (let at = 0; at < 10_000; at += 1) ask('same', `${at}`);
  for (const known of ['0', '1', '9999']) ask('same', known);
  expect(calls()).toBe(10_000);
  ask('same', 'one more');
  ask('same', 'one more');
  expect(calls()).toBe(10_001);
  ask('same', '0');
  expect(calls()).toBe(10_002);
});

test('a day of a zone, and the day so many days later', () => {
  expect(dayIn('America/New_York', new Date('2026-03-01T04:59:59Z'))).toBe('2026-02-28');
  expect(keptDayPlus('2026-02-28', 1)).toBe('2026-03-01');
});
