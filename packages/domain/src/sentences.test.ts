import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as domain from './index.ts';

const { accountMessages, ageMessages, allocationMessages, messages, orderMessages } = domain;
const { profileMessages, rangeMessages, recordMessages, staffMessages } = domain;

/** A sentence that is told something, and its place: 'messages.load.failed'. */
type Sentence = (...told: readonly unknown[]) => unknown;
const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

function sentencesIn(group: unknown, place: string): [place: string, sentence: Sentence][] {
  if (isSentence(group)) return [[place, group]];
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).flatMap(([name, each]) => sentencesIn(each, `${place}.${name}`));
}

/** These are told a record, a word that stands for another, or seconds and say minutes: each has a test below. */
const ofOwnKind = [
  'orderMessages.review.confirmed',
  'profileMessages.minutes',
  'profileMessages.sessionFixed',
  'rangeMessages.backTest.sentence',
  'recordMessages.chart.summary',
];
const all = Object.entries(domain)
  .filter(([name]) => /essages$/.test(name))
  .flatMap(([name, group]) => sentencesIn(group, name));
const simple = all.filter(([place]) => !ofOwnKind.includes(place));

test('the sentences of every group are found', () => {
  expect(all.map(([place]) => place)).toEqual(expect.arrayContaining(ofOwnKind));
  expect(simple.length).toBeGreaterThan(60);
});

/** Nothing reads an inquiry today: a patient who waits for an answer may come to harm. */
test('no sentence promises that somebody reads or answers a message', () => {
  const texts = Object.entries(domain)
    .filter(([name]) => /essages$/.test(name))
    .flatMap(([, group]) => textsIn(group));
  expect(texts.length).toBeGreaterThan(400);
  const promise =
    /support team|has your message|(?:clinic|operator|team|support|we)(?:'ll| will)? (?:answers?|repl(?:y|ies)|read)|answers? (?:goes|finds|by email)|tell us|ask support/i;
  expect(texts.filter((text) => promise.test(text))).toEqual([]);
});

test('the product is spelled in the American way', () => {
  const texts = Object.entries(domain)
    .filter(([name]) => /essages$/.test(name))
    .flatMap(([, group]) => textsIn(group));
  expect(texts.filter((text) => /\benrol(?!l)/i.test(text))).toEqual([]);
});

function textsIn(group: unknown): string[] {
  if (typeof group === 'string') return [group];
  if (isSentence(group)) return [String(group)];
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(textsIn) : [];
}

test.each(simple)('%s says all that it is told, and nothing that nobody told it', (_, sentence) => {
  const told = fc.uniqueArray(fc.integer({ min: 2, max: 999 }), {
    minLength: sentence.length,
    maxLength: sentence.length,
  });
  const ownNumbers = numbersIn(String(sentence(...Array(sentence.length).fill('')))).toSorted();
  fc.assert(
    fc.property(told, (values) => {
      const text = sentence(...values);
      if (typeof text !== 'string') throw new Error('It says nothing.');
      expect(text).not.toMatch(/undefined|NaN|\[object| {2}/);
      expect(numbersIn(text).toSorted()).toEqual([...ownNumbers, ...values.map(String)].toSorted());
    }),
    { numRuns: 10 },
  );
});

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** In the order: what it is said of, of one, of any other number. */
test.each<[says: (count: number) => string, one: string, other: string]>([
  [accountMessages.password.toGo, 'character to go', 'characters to go'],
  [accountMessages.code.triesLeft, 'try left', 'tries left'],
  [ageMessages.days, 'day ago', 'days ago'],
  [allocationMessages.count, 'device', 'devices'],
  [messages.load.rowsNotShown, 'row could', 'rows could'],
  [messages.timeout.left, 'second', 'seconds'],
  [orderMessages.review.correct, 'address field to', 'address fields to'],
  [(count) => orderMessages.review.summary(count, 'Mail', 'Ann'), 'device by Mail', 'devices by Mail'],
  [(count) => orderMessages.review.confirmed(count, 'Ann', 'Mail'), 'device for Ann', 'devices for Ann'],
  [rangeMessages.fieldsWrong, 'field needs', 'fields need'],
  [recordMessages.record.age, 'year', 'years'],
  [recordMessages.record.notes.minutes, 'minute', 'minutes'],
  [(count) => recordMessages.chart.summary('Systolic', { ...course, count }, ''), 'reading', 'readings'],
  [staffMessages.unreadable, 'row could', 'rows could'],
])('case %#: one is %j, and every other number %j', (says, one, other) => {
  const noun = (count: number) => /\b([\d,]+) (.*)/s.exec(says(count))?.slice(1) ?? [];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (count) => {
      const [number, rest = ''] = noun(count);
      expect(number).toBe(String(count));
      expect(new RegExp(`^${one}\\b`).test(rest)).toBe(count === 1);
      expect(new RegExp(`^${other}\\b`).test(rest)).toBe(count !== 1);
    }),
    { examples: [[1], [0], [2]] },
  );
});

const course = {
  count: 1204,
  first: 'March 04, 2026',
  last: 'March 05, 2026',
  min: '118',
  max: '142',
  unit: 'mmHg',
};

describe('large numbers have their thousands apart', () => {
  test.each([
    [() => messages.pages.pageOf(1200, 20_000), 'Page 1,200 of 20,000'],
    [() => messages.pages.range(1001, 1050, 1_000_000, 'orders'), '1,001–1,050 of 1,000,000 orders'],
    [
      () => recordMessages.record.vitals.newestOnly(5000, 12_345),
      'The newest 5,000 of 12,345 readings are shown.',
    ],
    [() => recordMessages.record.notes.minutes(1440), '1,440 minutes'],
    [() => recordMessages.chart.classes(1000, 200, 3), '1,000 Normal, 200 Cautious, 3 Critical'],
    [
      () => allocationMessages.moreFound(20, 2000),
      '20 of 2,000 patients. Type more of the name to find others.',
    ],
  ])('case %#: %j', (says, exact) => {
    expect(says()).toBe(exact);
  });
});

describe('sentences that leave out what there is not', () => {
  const classes = '1 Normal';
  test.each([
    [course, 'Systolic: 1,204 readings, March 04, 2026 to March 05, 2026, 118 to 142 mmHg. 1 Normal.'],
    [
      { ...course, last: course.first },
      'Systolic: 1,204 readings, March 04, 2026, 118 to 142 mmHg. 1 Normal.',
    ],
    [
      { ...course, max: '118', unit: '' },
      'Systolic: 1,204 readings, March 04, 2026 to March 05, 2026, 118. 1 Normal.',
    ],
  ])('a chart in words, case %#', (of, says) => {
    expect(recordMessages.chart.summary('Systolic', of, classes)).toBe(says);
  });

  test.each([
    [() => messages.pages.range(0, 0, 0, 'orders'), '0 orders'],
    [() => messages.field.atMostLeft(0), 'No characters left'],
    [() => orderMessages.review.summary(2, null, 'Ann'), '2 devices for Ann'],
    [() => recordMessages.chart.reading('142 mmHg', null, '8:12 AM'), '142 mmHg, 8:12 AM'],
  ])('case %#: %j', (says, exact) => {
    expect(says()).toBe(exact);
  });
});

test.each([
  [1, 'Mail', '1 device for Ann will be sent by Mail.'],
  [2, 'Mail', '2 devices for Ann will be sent by Mail.'],
  [1, 'Pickup', '1 device for Ann waits for Pickup.'],
  [2, 'Pickup', '2 devices for Ann wait for Pickup.'],
] as const)('what is confirmed of %d by %s (REV-06)', (count, mode, says) => {
  expect(orderMessages.review.confirmed(count, 'Ann', mode)).toContain(says);
});

test('a session is told in minutes (behaviour R5)', () => {
  expect(profileMessages.minutes(900)).toBe('15 minutes');
  expect(profileMessages.sessionFixed(300)).toContain(' 5 minutes ');
});

test('the back-test says what would be, and then what was', () => {
  const says = rangeMessages.backTest.sentence({ Cautious: 4, Critical: 2 }, { Cautious: 9, Critical: 7 });
  expect(numbersIn(says)).toEqual(['30', '4', '2', '9', '7']);
});
