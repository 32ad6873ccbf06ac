import { expect, test } from 'vitest';
import { overlapsOfDay } from './countedTime.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const entry = (entryId: string, userId: string, start: string, end: string) => ({
  ...{ entryId, userId, name: `Patient ${userId}`, start: at(start), end: at(end) },
});

test('of one person’s day, time for two patients at once is told, and time for one is not (SCR-03)', () => {
  const entries = [
    entry('a', '1', '10T14:00:00', '10T14:10:00'),
    entry('b', '1', '10T14:05:00', '10T14:10:00'),
    entry('c', '2', '10T14:08:00', '10T14:12:00'),
    entry('d', '3', '10T14:12:00', '10T14:20:00'),
  ];
  expect(overlapsOfDay(entries)).toEqual([
    { entryId: 'a', withName: 'Patient 2', seconds: 120 },
    { entryId: 'b', withName: 'Patient 2', seconds: 120 },
    { entryId: 'c', withName: 'Patient 1', seconds: 120 },
  ]);
});
