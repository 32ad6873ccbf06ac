import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lenient, lenientRows, wholeOf, wholeRows } from './lenient.ts';

const Person = z.object({ name: z.string(), age: z.number(), tags: z.array(z.string()) });
const right = { name: 'Ann', age: 70, tags: ['a'] };

test.each([
  [right, right],
  [
    { ...right, age: 'old' },
    { ...right, age: null },
  ],
  [
    { ...right, tags: ['a', 7] },
    { ...right, tags: null },
  ],
  [
    { name: 'Ann', more: 1 },
    { name: 'Ann', age: null, tags: null },
  ],
])('%j reads as %j: a bad field costs only itself (behaviour 1a)', (sent, read) => {
  expect(lenient(Person).parse(sent)).toEqual(read);
});

test.each([[null], ['Ann'], [7], [[]]])('%j is no record', (sent) => {
  expect(lenient(Person).safeParse(sent).success).toBe(false);
});

test('a row that is no record is dropped and counted (behaviour 1a)', () => {
  expect(lenientRows(Person).parse([right, 'x', {}])).toEqual({
    rows: [right, { name: null, age: null, tags: null }],
    unreadable: 1,
  });
  expect(lenientRows(Person).safeParse({}).success).toBe(false);
});

test('where only whole records are of use, one with a part missing is counted with those that are none (behaviour 1a)', () => {
  const Named = z.object({ name: z.string(), since: z.nullable(z.string()) });
  const whole = { name: 'Ann', since: '2026' };
  // A part that may be missing is read as missing when it is not of the promised form.
  const sent = [whole, { name: 'Bea', since: 7 }, { since: '2026' }, 'x'];
  const read = { rows: [whole, { name: 'Bea', since: null }], unreadable: 2 };
  expect(wholeRows(Named).parse(sent)).toEqual(read);
  expect(wholeOf(Named, lenientRows(Named).parse(sent))).toEqual(read);
});
