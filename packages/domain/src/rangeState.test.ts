import { expect, test } from 'vitest';
import { type KnownRange, rangeState } from './rangeState.ts';

const now = new Date('2026-11-20T15:00:00Z');
const range = (version: number, startDateTime: string, endDateTime: string): KnownRange => ({
  vital: 'Weight',
  startDateTime,
  endDateTime,
  version,
  setBy: null,
  setTime: null,
  limits: null,
});
const endless = range(1, '20260101-00:00:00', '21260101-00:00:00');
const december = range(2, '20261101-00:00:00', '20261215-00:00:00');
const past = range(3, '20261001-00:00:00', '20261031-23:59:59');
const future = range(4, '20270101-00:00:00', '20280101-00:00:00');

test('none was set', () => {
  expect(rangeState([], 'Weight', now)).toEqual({ kind: 'default' });
  expect(rangeState([endless], 'HeartRate', now)).toEqual({ kind: 'default' });
  expect(rangeState([future], 'Weight', now)).toEqual({ kind: 'default' });
  expect(rangeState([{ ...endless, endDateTime: 'never' }], 'Weight', now)).toEqual({ kind: 'default' });
});

test('the newest version that holds now; an end after 50 years is none', () => {
  expect(rangeState([endless], 'Weight', now)).toEqual({
    kind: 'set',
    range: endless,
    until: null,
    endsSoon: false,
  });
  expect(rangeState([endless, past, december, future], 'Weight', now)).toEqual({
    kind: 'set',
    range: december,
    until: new Date('2026-12-15T00:00:00Z'),
    endsSoon: true,
  });
});

test('both ends belong to it', () => {
  const at = (text: string) => rangeState([december], 'Weight', new Date(text)).kind;
  expect(at('2026-11-01T00:00:00Z')).toBe('set');
  expect(at('2026-12-15T00:00:00Z')).toBe('set');
  expect(at('2026-12-15T00:00:01Z')).toBe('over');
  expect(at('2026-10-31T23:59:59Z')).toBe('default');
});

test('it ends soon from 30 days before its end', () => {
  const endsSoon = (text: string) => rangeState([december], 'Weight', new Date(text));
  expect(endsSoon('2026-11-15T00:00:00Z')).toMatchObject({ endsSoon: true });
  expect(endsSoon('2026-11-14T23:59:59Z')).toMatchObject({ endsSoon: false });
});

test('one that is over says since when', () => {
  expect(rangeState([past, future], 'Weight', now)).toEqual({
    kind: 'over',
    range: past,
    since: new Date('2026-10-31T23:59:59Z'),
  });
});
