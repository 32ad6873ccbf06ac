import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { localDay } from '../time/localDay.ts';
import { sharedParts } from './sharing.ts';
import { kindsOfParts, type TimelineList, timelinePage } from './timeline.ts';

const zone = 'America/New_York';
const now = Date.UTC(2026, 10, 20, 15);
interface Entry {
  at: Date;
  id: number;
}
const every = (hours: number, count: number): Entry[] =>
  Array.from({ length: count }, (_, id) => ({ id, at: new Date(now - id * hours * 3_600_000) }));

test.each([
  [['readings'], ['readings']],
  [
    ['files', 'records'],
    ['visits', 'files'],
  ],
  [[...sharedParts], ['readings', 'notes', 'visits', 'files']],
] as const)('%j shows %j: messages and orders are shared with nobody (R20)', (parts, kinds) => {
  expect(kindsOfParts(parts)).toEqual(kinds);
});

describe('timelinePage (SCR-07)', () => {
  test('nothing at all is the last page', () => {
    expect(timelinePage([], zone)).toEqual({ entries: [], next: null });
    expect(timelinePage([{ entries: [], isCut: false }], zone)).toEqual({ entries: [], next: null });
  });

  test('a page has so many days, whole ones, by the patient’s clock', () => {
    const { entries, next } = timelinePage([{ entries: every(5, 400), isCut: false }], zone);
    const days = new Set(entries.map(({ at }) => localDay(at, zone)));
    expect(days.size).toBe(limits.timelineDays);
    // The day of November 1 has 25 hours.
    expect(next?.toISOString()).toBe('2026-11-01T04:00:00.000Z');
  });

  test('a list that was cut ends the page, and its last second is asked for again', () => {
    const list = every(1, 5);
    const { entries, next } = timelinePage(
      [
        { entries: list, isCut: true },
        { entries: every(30, 3), isCut: false },
      ],
      zone,
    );
    expect(entries.map(({ at }) => at.getTime())).toEqual([
      now,
      now,
      ...[1, 2, 3].map((h) => now - h * 3_600_000),
    ]);
    expect(next).toEqual(new Date(now - 4 * 3_600_000 + 1000));
  });

  test('a page of one second is shown, and the next goes on before it', () => {
    const at = new Date(now + 250);
    expect(timelinePage([{ entries: [{ at }, { at }], isCut: true }], zone)).toEqual({
      entries: [{ at }, { at }],
      next: new Date(now),
    });
  });

  test('page after page shows everything once', () => {
    const kinds = fc.array(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 * 86_400 }), { minLength: 0, maxLength: 60 }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 25 }), (seconds, rows) => {
        const all = seconds.map((those, kind) =>
          those
            .map((second) => ({ at: new Date(now - second * 1000), id: `${kind}-${second}` }))
            .sort((a, b) => b.at.getTime() - a.at.getTime()),
        );
        const shown: string[] = [];
        let before: Date | null = new Date(now + 1000);
        while (before) {
          const until: Date = before;
          const lists: TimelineList<{ at: Date; id: string }>[] = all.map((those) => {
            const entries = those.filter(({ at }) => at < until).slice(0, rows);
            return { entries, isCut: entries.length === rows };
          });
          const page: ReturnType<typeof timelinePage<{ at: Date; id: string }>> = timelinePage(lists, zone);
          shown.push(...page.entries.map(({ id }) => id));
          before = page.next;
        }
        // Where every kind has one thing in the second in which it was cut, none is lost when rows are two or more.
        if (rows > 1)
          expect(shown.sort()).toEqual(
            all
              .flat()
              .map(({ id }) => id)
              .sort(),
          );
        expect(new Set(shown).size).toBe(shown.length);
      }),
      { seed: 20_261_120, numRuns: 200 },
    );
  });
});
