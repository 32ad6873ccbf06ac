import { expect, test } from 'vitest';
import type { RankRow } from '../patients/rankRow.ts';
import { claimUntil, rankFactsOf, silenceLookedAtSince } from './queueWire.ts';
import { usualSince } from './rank.ts';

const now = new Date('2026-11-20T15:00:00Z');
const waiting: NonNullable<RankRow['waiting']> = {
  ...{ class: 'Critical', vital: 'BloodPressure', parameter: 'systolic', side: 'high', value: 184 },
  ...{ time: '20261120-14:00:00', readings: 3, firstTime: '20261117-14:00:00', limit: 180 },
  ...{ repetition: 'notRepeated' },
  ...{ limitSetBy: 'Wren', limitSetTime: '20260502-15:00:00' },
};
const row: RankRow = { waiting, usual: 146, reviewedTime: '20261116-12:00:00', silentSince: null };
const read = (given: RankRow) => {
  const bad: string[] = [];
  return { facts: rankFactsOf(given, now, (line) => bad.push(line)), bad };
};

test('a row of the queue is read whole (SCR-02)', () => {
  expect(read(row)).toEqual({
    facts: {
      waiting: {
        ...waiting,
        at: new Date('2026-11-20T14:00:00Z'),
        firstAt: new Date('2026-11-17T14:00:00Z'),
        limitSetBy: { name: 'Wren', at: new Date('2026-05-02T15:00:00Z') },
      },
      usual: 146,
      lastLookAt: new Date('2026-11-16T12:00:00Z'),
      silentSince: null,
      now,
    },
    bad: [],
  });
});

test('who waits for a silent device alone has no reading; who never was looked at has no look (SCR-02)', () => {
  const silent = read({ waiting: null, usual: null, reviewedTime: null, silentSince: '20261110-12:00:00' });
  expect(silent.facts).toEqual({
    ...{ waiting: null, usual: null, lastLookAt: null, now },
    silentSince: new Date('2026-11-10T12:00:00Z'),
  });
});

test.each([
  ['when it was measured', { time: 'soon' }],
  ['when the first was', { firstTime: 'soon' }],
])('a row that does not say %s is none (SCR-02)', (_, wrong) => {
  const { facts, bad } = read({ ...row, waiting: { ...waiting, ...wrong } });
  expect(facts).toBeNull();
  expect(bad).toHaveLength(1);
});

test.each([
  ['by whom', { limitSetBy: null }],
  ['when', { limitSetTime: null }],
])('a limit of which nobody says %s it was set is a usual one (SCR-02)', (_, wrong) => {
  expect(read({ ...row, waiting: { ...waiting, ...wrong } }).facts?.waiting?.limitSetBy).toBeNull();
});

test('a claim lasts 5 minutes, a look at a silent device a day, what is usual is of 30 days (SCR-02)', () => {
  expect(claimUntil(now)).toEqual(new Date('2026-11-20T15:05:00Z'));
  expect(silenceLookedAtSince(now)).toEqual(new Date('2026-11-19T15:00:00Z'));
  expect(usualSince(now)).toEqual(new Date('2026-10-21T15:00:00Z'));
});
