import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatStamp } from '../time/time.ts';
import { type RangeVersion, rangeAt } from './rangeInForce.ts';
import { endedRange, type KnownRange, rangeState } from './rangeState.ts';

const unheard = () => {};

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
  expect(rangeState([], 'Weight', now, unheard)).toEqual({ kind: 'default', coming: null });
  expect(rangeState([endless], 'HeartRate', now, unheard)).toEqual({ kind: 'default', coming: null });
  const unreadable = { ...endless, endDateTime: 'never' };
  expect(rangeState([unreadable], 'Weight', now, unheard)).toEqual({ kind: 'default', coming: null });
});

test('the newest version that holds now; an end after 50 years is none', () => {
  expect(rangeState([endless], 'Weight', now, unheard)).toEqual({
    kind: 'set',
    range: endless,
    until: null,
    endsSoon: false,
    coming: null,
  });
  expect(rangeState([endless, past, december], 'Weight', now, unheard)).toEqual({
    kind: 'set',
    range: december,
    until: new Date('2026-12-15T00:00:00Z'),
    endsSoon: false,
    coming: { range: endless, from: new Date('2026-12-15T00:00:00.001Z') },
  });
});

test('a range has ended where none is in force and none comes', () => {
  expect(endedRange([past], 'Weight', now, unheard)).toBe(past);
  expect(endedRange([past, range(1, '20260101-00:00:00', '20260201-00:00:00')], 'Weight', now, unheard)).toBe(
    past,
  );
  expect(endedRange([endless, past], 'Weight', now, unheard)).toBeNull();
  expect(endedRange([past, future], 'Weight', now, unheard)).toBeNull();
  expect(endedRange([], 'Weight', now, unheard)).toBeNull();
});

test('both ends belong to it', () => {
  const at = (text: string) => rangeState([december], 'Weight', new Date(text), unheard).kind;
  expect(at('2026-11-01T00:00:00Z')).toBe('set');
  expect(at('2026-12-15T00:00:00Z')).toBe('set');
  expect(at('2026-12-15T00:00:01Z')).toBe('over');
  expect(at('2026-10-31T23:59:59Z')).toBe('default');
});

test('an end is far away from 50 years of 365 days on, and not sooner', () => {
  const day = 86_400_000;
  const until = (days: number, ms = 0) => {
    const end = new Date(now.getTime() + days * day + ms);
    return rangeState([range(1, '20260101-00:00:00', formatStamp(end))], 'Weight', now, unheard);
  };
  expect(until(50 * 365)).toMatchObject({ until: new Date(now.getTime() + 50 * 365 * day) });
  expect(until(50 * 365, 1000)).toMatchObject({ until: null });
});

test('in whatever order versions come, the one with the highest number is in force', () => {
  const versions = [1, 2, 3, 4, 5, 6].map((version) =>
    range(version, '20260101-00:00:00', '20270101-00:00:00'),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(versions, { minLength: 1 }), (some) => {
      const highest = Math.max(...some.map(({ version }) => version ?? 0));
      expect(rangeState(some, 'Weight', now, unheard)).toMatchObject({
        kind: 'set',
        range: { version: highest },
      });
    }),
  );
});

test('a version without a number is older than every other one', () => {
  const unnumbered = { ...december, version: null };
  for (const versions of [
    [unnumbered, endless],
    [endless, unnumbered],
  ]) {
    expect(rangeState(versions, 'Weight', now, unheard)).toMatchObject({ kind: 'set', range: endless });
  }
});

test('one whose end lies before its start never was in force', () => {
  const turned = range(1, '20261120-16:00:00', formatStamp(now));
  expect(rangeState([turned], 'Weight', now, unheard)).toMatchObject({ kind: 'default' });
});

test('it ends soon from 30 days before its end', () => {
  const endsSoon = (text: string) => rangeState([december], 'Weight', new Date(text), unheard);
  expect(endsSoon('2026-11-15T00:00:00Z')).toMatchObject({ endsSoon: true });
  expect(endsSoon('2026-11-14T23:59:59Z')).toMatchObject({ endsSoon: false });
});

test('one that is over says since when', () => {
  expect(rangeState([past, future], 'Weight', now, unheard)).toEqual({
    kind: 'over',
    range: past,
    since: new Date('2026-10-31T23:59:59Z'),
    coming: { range: future, from: new Date('2027-01-01T00:00:00Z') },
  });
});

describe('the range that comes next', () => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const over = (version: number, from: number, to: number) =>
    range(version, formatStamp(day(from)), formatStamp(day(to)));

  test.each([
    ['none is in force, one was set for later', [over(1, 3, 9)], 'default', 1, 3],
    ['one in force, a newer one set for later', [over(1, -9, 9), over(2, 3, 20)], 'set', 2, 3],
    ['the nearest of several', [over(1, 8, 9), over(2, 3, 5), over(3, 6, 7)], 'default', 2, 3],
    ['a newer one covers it: it never comes', [over(1, 3, 9), over(2, -1, 10)], 'set', null, null],
    ['it comes when the newer one ends', [over(1, 3, 9), over(2, -1, 5)], 'set', 1, 5],
    ['the one in force is taken up again', [over(1, -9, 9), over(2, 3, 5)], 'set', 2, 3],
    ['nothing follows', [over(1, -9, 9)], 'set', null, null],
    ['one was set, is over, and another was set for later', [over(1, -9, -2), over(2, 2, 5)], 'over', 2, 2],
  ] as const)('%s', (_, ranges, kind, version, from) => {
    const state = rangeState(ranges, 'Weight', now, unheard);
    expect(state.kind).toBe(kind);
    expect(state.coming?.range.version ?? null).toBe(version);
    expect(state.coming ? Math.floor((state.coming.from.getTime() - now.getTime()) / 86_400_000) : null).toBe(
      from,
    );
  });

  test('the one in force ends where the next begins, and does not give way to the usual limits', () => {
    expect(rangeState([endless, over(2, 3, 9)], 'Weight', now, unheard)).toMatchObject({
      range: endless,
      until: day(3),
      endsSoon: false,
    });
  });

  test('a minute between two is no gap; more is one, in which the usual limits apply', () => {
    const first = over(1, -1, 3);
    const beginningAfter = (ms: number) =>
      range(2, formatStamp(new Date(day(3).getTime() + ms)), formatStamp(day(99)));
    expect(rangeState([first, beginningAfter(60_000)], 'Weight', now, unheard)).toMatchObject({
      until: day(3),
      endsSoon: false,
    });
    expect(rangeState([first, beginningAfter(61_000)], 'Weight', now, unheard)).toMatchObject({
      until: day(3),
      endsSoon: true,
    });
  });

  test('nothing changes before it, and from then on it is the one by which readings are judged', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: -10, max: 20 }), fc.integer({ min: 1, max: 10 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 31 * 24 }), (given, hours) => {
        const ranges = given.map(([from, length], index) => over(index + 1, from, from + length));
        const versions = given.map(
          ([from, length], index): RangeVersion => ({
            vital: 'Weight',
            version: index + 1,
            start: day(from),
            end: day(from + length),
            limits: {},
          }),
        );
        const state = rangeState(ranges, 'Weight', now, unheard);
        const current = state.kind === 'set' ? state.range.version : undefined;
        const at = day(hours / 24);
        const judging = rangeAt(versions, 'Weight', at)?.version;
        expect(rangeAt(versions, 'Weight', now)?.version).toBe(current);
        if (state.coming) {
          const { range: coming, from } = state.coming;
          expect(coming.version).not.toBe(current);
          expect(rangeAt(versions, 'Weight', from)?.version).toBe(coming.version);
        }
        if (!state.coming || at < state.coming.from) expect([current, undefined]).toContain(judging);
      }),
      { seed: 1 },
    );
  });
});
