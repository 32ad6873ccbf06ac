import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  firstRecord,
  isRecord,
  parseJson,
  readRows,
  textOr,
  toNumber,
  wireNumber,
  wireText,
} from './wire.ts';

describe('toNumber', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 98.6 ', 98.6],
    ['-0.5', -0.5],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    [0, 0],
    ['0', 0],
  ])('%j is %d', (value, number) => {
    expect(toNumber(value)).toBe(number);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '1e3',
    '0x10',
    '1,000',
    '12 mmHg',
    'a1',
    '1'.repeat(400),
    'Infinity',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    [12],
    {},
  ])('%j is no number, never zero', (value) => {
    expect(toNumber(value)).toBeNull();
    expect(wireNumber.parse(value)).toBeNull();
  });

  test('reads back every number that is written plainly', () => {
    const plain = fc.integer({ min: -1e9, max: 1e9 }).map((number) => number / 1000);
    fc.assert(
      fc.property(plain, (number) => {
        expect(toNumber(number.toFixed(3))).toBe(Number(number.toFixed(3)));
      }),
    );
  });

  test('whatever comes, a finite number or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = toNumber(value);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

test('wireText keeps texts and loses everything else', () => {
  expect(wireText.parse('')).toBe('');
  for (const bad of [1, undefined, null, {}, []]) expect(wireText.parse(bad)).toBeNull();
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('isRecord %j: %j', (value, is) => {
  expect(isRecord(value)).toBe(is);
});

test('firstRecord takes the first item of a list, and only when it is a record', () => {
  expect(firstRecord([{ a: 1 }, { b: 2 }])).toEqual({ a: 1 });
  for (const bad of [[], {}, { 0: {} }, null, 'x', [null], [[]], ['x']]) expect(firstRecord(bad)).toBeNull();
});

test('every row is either read or counted', () => {
  const Row = z.object({ id: z.number() });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.record({ id: fc.integer() }), fc.anything())), (list) => {
      const { rows, unreadable } = readRows(Row, list);
      expect(rows.length + unreadable).toBe(list.length);
      for (const row of rows) expect(typeof row.id).toBe('number');
    }),
  );
});

test.each([
  ['Done', 'Done'],
  ['', 'else'],
  [' ', 'else'],
  [7, 'else'],
  [undefined, 'else'],
  [{ message: 'x' }, 'else'],
])('textOr %j is %j', (message, text) => {
  expect(textOr(message, 'else')).toBe(text);
});

test('parseJson reads every JSON value, and what is none is undefined, never a crash (SES-06)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const written = JSON.stringify(value);
      expect(parseJson(written)).toEqual(JSON.parse(written));
    }),
  );
  for (const bad of ['', ' ', '{', "{'a':1}", 'undefined', '<html>', '[1,]']) {
    expect(parseJson(bad)).toBeUndefined();
  }
});
