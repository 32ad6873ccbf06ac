import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { formatStamp } from '../time/time.ts';
import {
  Count,
  CountText,
  compareStamps,
  Day,
  Email,
  FilledText,
  Id,
  LongText,
  OrderId,
  Person,
  ShortText,
  Stamp,
} from './fields.ts';

const isRight = (schema: typeof Id, text: unknown) => schema.safeParse(text).success;

describe.each([
  ['Id', Id, 254, true],
  ['OrderId', OrderId, 64, true],
  ['FilledText', FilledText, 200, true],
  ['LongText', LongText, 4000, true],
  ['ShortText', ShortText, 200, false],
] as const)('%s', (_, schema, longest, isFilled) => {
  test('holds so many characters and no more', () => {
    expect(isRight(schema, 'x')).toBe(true);
    expect(isRight(schema, 'x'.repeat(longest))).toBe(true);
    expect(isRight(schema, 'x'.repeat(longest + 1))).toBe(false);
  });
  test('says something, unless it may be empty', () => {
    expect(isRight(schema, '')).toBe(!isFilled);
    expect(isRight(schema, ' \n ')).toBe(!isFilled);
    if (isFilled) expect(schema.parse(' a b ')).toBe('a b');
  });
  test.each([[null], [undefined], [7], [['x']], [{}]])('is a text, never %j', (value) => {
    expect(isRight(schema, value)).toBe(false);
  });
});

test.each([
  ['a@b.example', 'a@b.example'],
  [' Ann@B.example ', 'Ann@B.example'],
  [`${'a'.repeat(244)}@b.example`, `${'a'.repeat(244)}@b.example`],
  [`${'a'.repeat(245)}@b.example`, null],
  ['', null],
  ['ann', null],
  ['ann@example', null],
  ['ann@@b.example', null],
  ['a nn@b.example', null],
  ['ann@b.', null],
  ['@b.example', null],
  ["o'neil+rpm=1@clinic-one.example", "o'neil+rpm=1@clinic-one.example"],
  ['münchen@bücher.example', 'münchen@bücher.example'],
  ['ann@मेल.example', 'ann@मेल.example'],
  ['x<b@evil.com>', null],
  ['x<b@evil.com', null],
  ['a,b@c.example', null],
  ['"a"@c.example', null],
  ['a;b@c.example', null],
  ['a(b)@c.example', null],
  ['a:b@c.example', null],
  ['a@[127.0.0.1]', null],
  ['a\\b@c.example', null],
  ['ann\u202Egnp@b.example', null],
  ['ann@b\u202E.example', null],
  ['an\u200Bn@b.example', null],
  ['an\u0000n@b.example', null],
  ['an\u0007n@b.example', null],
  [null, null],
])('the e-mail address %j is read as %j (F30)', (typed, read) => {
  expect(Email.safeParse(typed).data ?? null).toBe(read);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
  [20_260_101, false],
])('%j is a calendar day: %s (behaviour R30)', (day, is) => {
  expect(faultsOf(Day, day)).toEqual(is ? [] : ['']);
});

test.each([
  ['20261121-15:30:00', true],
  ['20261121-15:30:00.250', true],
  ['20261121-15:30:60', false],
  ['20260230-15:30:00', false],
  ['2026-11-21T15:30:00Z', false],
  ['', false],
  [0, false],
])('%j is a stamp: %s (PAY-05, DSP-05)', (stamp, is) => {
  expect(faultsOf(Stamp, stamp)).toEqual(is ? [] : ['']);
});

describe('compareStamps', () => {
  test.each([
    ['20261121-15:30:00', '20261121-15:30:00', 0],
    ['20261121-15:30:00', '20261121-15:30:00.000', 0],
    ['20261121-15:30:00.000', '20261121-15:30:00', 0],
    ['20261121-15:30:00.250', '20261121-15:30:00', 250],
    ['20261121-15:30:00', '20261121-15:31:00.001', -60_001],
    ['soon', '20261121-15:30:00', Number.NaN],
    ['20261121-15:30:00', 'later', Number.NaN],
  ])('%s against %s: %d', (one, other, ms) => {
    expect(compareStamps(one, other)).toBe(ms);
  });

  test('is as the instants are', () => {
    const anInstant = fc
      .date({
        min: new Date('2000-01-01T00:00:00Z'),
        max: new Date('2099-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
    fc.assert(
      fc.property(anInstant, anInstant, fc.boolean(), (a, b, hasMs) => {
        const one = `${formatStamp(a)}${hasMs ? '.000' : ''}`;
        expect(compareStamps(one, formatStamp(b))).toBe(a.getTime() - b.getTime());
        expect(compareStamps(formatStamp(b), one)).toBe(b.getTime() - a.getTime());
      }),
    );
  });
});

test('a count is a whole number from 0', () => {
  for (const right of [0, 1, 1e9]) expect(Count.safeParse(right).success).toBe(true);
  for (const wrong of [-1, 0.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(Count.safeParse(wrong).success).toBe(false);
  }
});

test.each([
  ['0', 0],
  ['7', 7],
  [7, 7],
  [String(limits.pageMax), limits.pageMax],
  [String(limits.pageMax + 1), undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['one', undefined],
  [undefined, undefined],
])('the page %j is %j (ORD-05)', (text, page) => {
  expect(CountText.safeParse(text).data).toBe(page);
});

test.each([
  [{}, []],
  [{ name: '' }, []],
  [{ userId: '' }, ['userId']],
  [{ name: null }, ['name']],
])('a person with %j: fault at %j', (special, faults) => {
  expect(faultsOf(Person, { userId: 'u-1', name: 'Ann Lee', ...special })).toEqual(faults);
});
