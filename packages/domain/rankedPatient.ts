import fc from 'fast-check';
import type { RankFacts, WaitingReadings } from './src/queue/rank.ts';
import { repetitions } from './src/vitals/repetitions.ts';

/** The moment at which a rank is asked for. */
export const now = new Date('2026-11-20T14:33:00Z');
/** A moment before it. */
export const ago = ({ days = 0, minutes = 0 }: { days?: number; minutes?: number }) =>
  new Date(now.getTime() - days * 86_400_000 - minutes * 60_000);

/** Three critical readings of an afternoon that nobody has reviewed. */
export const waiting: WaitingReadings = {
  class: 'Critical',
  vital: 'BloodPressure',
  parameter: 'systolic',
  side: 'high',
  value: 184,
  at: ago({ minutes: 42 }),
  readings: 3,
  firstAt: ago({ days: 3 }),
  repetition: 'notRepeated',
  limit: 180,
  limitSetBy: { name: 'Wren Q. Exampledoc', at: new Date('2026-05-02T15:00:00Z') },
};
/** A patient whose blood pressure was critical three times, and who was reviewed four days ago. */
export const facts: RankFacts = { waiting, usual: 146, lastLookAt: ago({ days: 4 }), silentSince: null, now };
/** That patient, with something else. */
export const factsWith = (
  special: Partial<RankFacts>,
  reading: Partial<WaitingReadings> = {},
): RankFacts => ({
  ...facts,
  waiting: { ...waiting, ...reading },
  ...special,
});

const reading = fc.record({
  class: fc.constantFrom('Cautious' as const, 'Critical' as const),
  value: fc.integer({ min: 20, max: 300 }),
  side: fc.constantFrom('high' as const, 'low' as const),
  minutes: fc.integer({ min: 0, max: 5000 }),
  readings: fc.integer({ min: 1, max: 30 }),
  repetition: fc.constantFrom(...repetitions),
  firstDays: fc.integer({ min: 4, max: 60 }),
});
/** Patients with readings that wait. */
export const anyFacts = fc
  .record({
    reading,
    usual: fc.option(fc.integer({ min: 30, max: 250 })),
    look: fc.option(fc.integer({ min: 0, max: 400 })),
  })
  .map(({ reading: { minutes, firstDays, ...same }, usual, look }) =>
    factsWith(
      { usual, lastLookAt: look === null ? null : ago({ days: look }) },
      { ...same, at: ago({ minutes }), firstAt: ago({ days: firstDays }) },
    ),
  );
