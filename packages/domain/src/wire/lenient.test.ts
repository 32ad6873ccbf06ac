import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lenient, lenientRows } from './lenient.ts';

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
