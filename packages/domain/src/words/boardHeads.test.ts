import { expect, test } from 'vitest';
import { billMonthWords as english } from './en/billMonth.ts';
import { billMonthWords as spanish } from './es/billMonth.ts';

/** What has room over the mark of a provider, before the head of the next column begins. */
const most = 8;

test.each([
  ['English', english.heads],
  ['Spanish', spanish.heads],
])('over the narrow columns of the billing board heads stand apart in %s (SCR-04)', (_, heads) => {
  expect([heads.owner, heads.value].filter(({ length }) => length > most)).toEqual([]);
});
