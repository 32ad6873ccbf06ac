import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPlus } from '../time/days.ts';
import { runningPeriod, runningReads } from './runningPeriod.ts';

const day = (most: number) => fc.integer({ min: 0, max: most }).map((days) => dayPlus('2025-01-01', days));
const facts = fc.record({
  periodRule: fc.constantFrom('thirtyDays', 'calendarMonth'),
  // Streaks and gaps: with days by chance alone, no episode would begin long after another's end.
  dataDays: fc
    .array(fc.record({ from: fc.integer({ min: 0, max: 420 }), days: fc.integer({ min: 1, max: 90 }) }), {
      maxLength: 6,
    })
    .map((streaks) => [
      ...new Set(streaks.flatMap(({ from, days }) => Array.from({ length: days }, (_, each) => from + each))),
    ])
    .map((days) => days.sort((a, b) => a - b).map((each) => dayPlus('2025-01-01', each))),
  episodeEnds: fc.uniqueArray(day(500), { maxLength: 4 }).map((days) => days.sort()),
  consent: fc.option(fc.record({ from: day(200), to: fc.option(day(500)) })),
});

test('what is read for the running period is at most 32 days, and 31 for each end of care, and gives what all days give (SCR-02)', () => {
  fc.assert(
    fc.property(facts, day(500), (given, today) => {
      const known = given.dataDays.filter((each) => each <= today);
      const needed = runningReads(given, today).flatMap(({ from, days }) =>
        known.filter((each) => each >= from).slice(0, days),
      );
      const dataDays = [...new Set(needed)].sort();
      expect(dataDays.length).toBeLessThanOrEqual((given.episodeEnds.length + 1) * 31 + 1);
      expect(runningPeriod({ ...given, dataDays }, today)).toEqual(runningPeriod(given, today));
    }),
    { numRuns: 2_000 },
  );
});
