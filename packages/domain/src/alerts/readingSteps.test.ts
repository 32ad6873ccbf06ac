import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { ReadingSteps, readingAddress, readingSteps, readReadingAddress } from './readingSteps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 13, minute));
const nurse = { userId: 'nurse', name: 'Bryony Samplewell' };
const doctor = { userId: 'doctor', name: 'Wren Exampledoc' };
const reading = { receivedAt: at(5) };
const line = (
  kind: 'opened' | 'acknowledged' | 'resolved' | 'undone' | 'assigned',
  minute: number,
  by = nurse,
) =>
  kind === 'opened'
    ? { kind, at: at(minute), by: null }
    : { kind, at: at(minute), by, ...(kind === 'resolved' && { outcome: 'advice' as const }) };
const said = (...args: Parameters<typeof readingSteps>) =>
  readingSteps(...args).map(({ kind, at: when, by, outcome }) =>
    [kind, when.getUTCMinutes(), by?.userId, outcome].filter((part) => part != null).join(' '),
  );

test('nothing is said that nobody did (SCR-02)', () => {
  expect(said(reading, undefined, [])).toEqual([]);
  expect(said(reading, { at: at(40), reviewer: nurse }, [])).toEqual(['seen 40 nurse']);
});

test('the rules, the look, who took it on and what came of it, in the order of time', () => {
  const history = [
    line('resolved', 50, doctor),
    line('acknowledged', 20),
    line('assigned', 21),
    line('opened', 5),
  ];
  expect(said(reading, { at: at(20), reviewer: nurse }, [{ openedAt: at(5), history }])).toEqual([
    'alerted 5',
    'seen 20 nurse',
    'taken 20 nurse',
    'resolved 50 doctor advice',
  ]);
});

test('two alerts of one reading, as of both numbers of a pressure, are told once', () => {
  const history = [line('opened', 6), line('acknowledged', 20), line('resolved', 30)];
  const later = [line('opened', 6), line('acknowledged', 22), line('resolved', 31)];
  expect(
    said(reading, undefined, [
      { openedAt: at(6), history },
      { openedAt: at(6), history: later },
    ]),
  ).toEqual(['alerted 6', 'taken 20 nurse', 'resolved 30 nurse advice']);
});

test('an alert that was there before: it is told when the reading came, and what was done before is left out', () => {
  const history = [line('opened', 1), line('acknowledged', 3), line('acknowledged', 5, doctor)];
  expect(said(reading, undefined, [{ openedAt: at(1), history }])).toEqual(['alerted 5', 'taken 5 doctor']);
});

test('what was undone did not happen; of somebody else it did', () => {
  const history = [
    line('opened', 5),
    line('acknowledged', 10, doctor),
    line('acknowledged', 11),
    line('undone', 12),
  ];
  expect(said(reading, undefined, [{ openedAt: at(5), history }])).toEqual(['alerted 5', 'taken 10 doctor']);
  const stray = [line('opened', 5), line('acknowledged', 10, doctor), line('undone', 12)];
  expect(said(reading, undefined, [{ openedAt: at(5), history: stray }])).toEqual([
    'alerted 5',
    'taken 10 doctor',
  ]);
});

test('an undo that nobody made undoes nothing', () => {
  const history = [line('acknowledged', 10), { ...line('undone', 12), by: null }];
  expect(said(reading, undefined, [{ openedAt: at(5), history }])).toEqual(['alerted 5', 'taken 10 nurse']);
});

test('the history comes in any order: what was undone is what stood last, also when nothing else was done', () => {
  const newestFirst = [line('undone', 12), line('acknowledged', 11), line('acknowledged', 10, doctor)];
  expect(said(reading, undefined, [{ openedAt: at(5), history: newestFirst }])).toEqual([
    'alerted 5',
    'taken 10 doctor',
  ]);
  const only = [line('undone', 12), line('acknowledged', 11)];
  expect(said(reading, undefined, [{ openedAt: at(5), history: only }])).toEqual(['alerted 5']);
});

test('of one moment the steps are told in the order in which they are taken', () => {
  const alerts = [
    { openedAt: at(5), history: [line('resolved', 20)] },
    { openedAt: at(5), history: [line('acknowledged', 20, doctor)] },
  ];
  expect(said(reading, { at: at(20), reviewer: doctor }, alerts)).toEqual([
    'alerted 5',
    'seen 20 doctor',
    'taken 20 doctor',
    'resolved 20 nurse advice',
  ]);
});

test('each person and each outcome is told, an assignment is not, and all of it in the order of time', () => {
  const pressure = [line('acknowledged', 10), line('assigned', 9, doctor), line('resolved', 30)];
  const pulse = [
    line('acknowledged', 12, doctor),
    { ...line('resolved', 20), outcome: 'visit' as const },
    line('resolved', 25, doctor),
  ];
  const alerts = [
    { openedAt: at(6), history: pressure },
    { openedAt: at(15), history: pulse },
  ];
  expect(said(reading, { at: at(22), reviewer: doctor }, alerts)).toEqual([
    'alerted 6',
    'taken 10 nurse',
    'taken 12 doctor',
    'resolved 20 nurse visit',
    'seen 22 doctor',
    'resolved 25 doctor advice',
    'resolved 30 nurse advice',
  ]);
});

test.each([
  ['BloodPressure.20261120-13:05:00', { vital: 'BloodPressure', time: '20261120-13:05:00' }],
  ['BloodPressure.20261120-13:05:00.x', null],
  ['BloodPressure.20261320-13:05:00', null],
  ['Height.20261120-13:05:00', null],
  ['BloodPressure', null],
  ['', null],
  [null, null],
])('the address %j names the reading %j', (text, named) => {
  expect(readReadingAddress(text)).toEqual(named);
  if (named && text) expect(readingAddress('BloodPressure', named.time)).toBe(text);
});

test.each([
  [{}, []],
  [{ reading: undefined }, ['reading']],
  [{ steps: undefined }, ['steps']],
  [
    { steps: [{ kind: 'opened', time: '2026', by: 'nurse', outcome: 'none' }] },
    ['kind', 'time', 'by', 'outcome'],
  ],
])('a promised answer with %j: fault at %j (SCR-02)', (change, faults) => {
  const steps = [
    { kind: 'alerted', time: '20261120-13:05:00', by: null, outcome: null },
    { kind: 'resolved', time: '20261120-13:50:00', by: doctor, outcome: 'advice' },
  ];
  const found = faultsOf(ReadingSteps, { reading: null, steps, ...change });
  expect(found.map((path) => path.replace('steps.0.', ''))).toEqual(faults);
});
