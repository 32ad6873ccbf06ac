import { describe, expect, test } from 'vitest';
import { type ComplianceFacts, complianceFindings } from './compliance.ts';

const at = (text: string) => new Date(text);
/** Friday, November 20, 2026, ten in the morning in New York. */
const now = at('2026-11-20T15:00:00Z');
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, each) => `2026-11-${String(from + each).padStart(2, '0')}`);

describe('the days of the 30 that the clinic bills (SCR-02)', () => {
  const of = (dataDays: readonly string[], more: Partial<ComplianceFacts> = {}, when = now) =>
    complianceFindings(
      {
        ...{ timeZone: 'America/New_York', activatedAt: at('2026-10-15T15:00:00Z'), lastReadingAt: now },
        ...{ awayUntil: null, handedOutAt: null, rangeEnds: [], episodeEnds: [], consent: null },
        ...{ periodRule: 'thirtyDays', dataDays, ...more },
      },
      3,
      when,
    ).find(({ kind }) => kind === 'daysShort');
  const second = { day: '2026-11-17', until: '2026-12-16' };
  const began = '2026-10-18';

  test('they begin with the first day of data, and run through the end of a month', () => {
    // Thirteen days of the first period count no more: 27 are left of the second, which is not short yet.
    expect(of([began, ...days(1, 12)])).toBeUndefined();
    // By December 1 without a reading since, 16 days are left for 16.
    expect(of([began, ...days(1, 12)], {}, at('2026-12-01T15:00:00Z'))).toMatchObject({
      ...second,
      count: 0,
    });
    const some = [began, '2026-11-17', '2026-11-18', '2026-11-19'];
    expect(of(some, {}, at('2026-12-01T15:00:00Z'))).toBeUndefined();
    expect(of(some, {}, at('2026-12-03T15:00:00Z'))).toMatchObject({ ...second, count: 3 });
    // The calendar month would have been told of on November 20 already.
    expect(of([began, ...days(1, 4)], { periodRule: 'calendarMonth' })).toMatchObject({
      ...{ day: '2026-11-01', until: '2026-11-30', count: 4 },
    });
  });
  test('as bills count them: a new device in the middle changes nothing, the end of care and the consent do', () => {
    const late = at('2026-12-03T15:00:00Z');
    expect(of([began], { activatedAt: at('2026-11-25T15:00:00Z') }, late)).toMatchObject(second);
    expect(of([began], { episodeEnds: ['2026-11-10'] }, late)).toBeUndefined();
    const consent = { from: '2026-11-19', to: null };
    const third = { day: '2026-11-20', until: '2026-12-19', count: 1 };
    expect(of([began, '2026-11-20'], { consent }, late)).toMatchObject(third);
    expect(of([], {}, late)).toBeUndefined();
    expect(of([began], { activatedAt: null }, late)).toBeUndefined();
  });
});
