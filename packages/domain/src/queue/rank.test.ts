import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainParameter } from '../alerts/weightGain.ts';
import { repetitions } from '../vitals/repetitions.ts';
import { rankWords } from '../words/en/queue.ts';
import { vitalWords } from '../words/en/vital.ts';
import { rankWords as spanishRank } from '../words/es/queue.ts';
import { vitalWords as spanishVitals } from '../words/es/vital.ts';
import {
  compareRanked,
  inRank,
  queueOrders,
  type Ranked,
  type RankFacts,
  rank,
  rankTerms,
  rankWeights,
  type WaitingReadings,
} from './rank.ts';
import { type RankSpeech, rankSentence } from './rankSentence.ts';

const now = new Date('2026-11-20T14:33:00Z');
const ago = ({ days = 0, minutes = 0 }: { days?: number; minutes?: number }) =>
  new Date(now.getTime() - days * 86_400_000 - minutes * 60_000);

const waiting: WaitingReadings = {
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
const facts: RankFacts = { waiting, usual: 146, lastLookAt: ago({ days: 4 }), silentSince: null, now };
const of = (special: Partial<RankFacts>, reading: Partial<WaitingReadings> = {}): RankFacts => ({
  ...facts,
  waiting: { ...waiting, ...reading },
  ...special,
});

const speech: RankSpeech = {
  sentence: rankWords.sentence,
  parameters: vitalWords.parameters,
  units: 'us',
  timeZone: 'America/New_York',
  locale: 'en-US',
  onBad: (line) => {
    throw new Error(line);
  },
};

const spanish: RankSpeech = {
  ...speech,
  ...spanishRank,
  parameters: spanishVitals.parameters,
  locale: 'es-US',
};

describe('the rank of a patient (issue 12.3)', () => {
  test('is the sum of terms that can all be read', () => {
    expect(rank(facts)).toEqual({
      points: 120 + 12 + 13 + 8 + 8,
      terms: { severity: 120, repeated: 12, change: 13, newest: 8, lastLook: 8 },
    });
    expect(rank({ ...facts, waiting: null })).toEqual({
      points: 0,
      terms: { severity: 0, repeated: 0, change: 0, newest: 0, lastLook: 0 },
    });
  });

  test.each([
    [{ readings: 1 }, 'repeated', 0],
    [{ readings: 2 }, 'repeated', 6],
    [{ readings: 4 }, 'repeated', 18],
    [{ readings: 90 }, 'repeated', 18],
    [{ at: ago({ minutes: 60 }) }, 'newest', 8],
    [{ at: ago({ minutes: 61 }) }, 'newest', 6],
    [{ at: ago({ minutes: 241 }) }, 'newest', 3],
    [{ at: ago({ minutes: 1441 }) }, 'newest', 0],
    [{ value: 146 }, 'change', 0],
    [{ value: 140 }, 'change', 0],
    [{ side: 'low', value: 73 }, 'change', 18],
    [{ value: 400 }, 'change', 18],
  ] as const)('%j gives %s %i points', (reading, term, points) => {
    expect(rank(of({}, reading)).terms[term]).toBe(points);
  });

  test.each([
    [{ lastLookAt: ago({ minutes: 1439 }) }, 0],
    [{ lastLookAt: ago({ days: 1 }) }, 2],
    [{ lastLookAt: ago({ days: 300 }) }, 15],
    [{ lastLookAt: null }, 6],
    [{ waiting: null, silentSince: ago({ days: 6 }), lastLookAt: null }, 12],
  ])('the last look gives its points (%#)', (special, points) => {
    expect(rank({ ...facts, ...special }).terms.lastLook).toBe(points);
  });

  test('no usual value, no points for a change', () => {
    expect(rank(of({ usual: null })).terms.change).toBe(0);
    expect(rank(of({ usual: 0 })).terms.change).toBe(0);
  });
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
const anyFacts = fc
  .record({
    reading,
    usual: fc.option(fc.integer({ min: 30, max: 250 })),
    look: fc.option(fc.integer({ min: 0, max: 400 })),
  })
  .map(({ reading: { minutes, firstDays, ...same }, usual, look }) =>
    of(
      { usual, lastLookAt: look === null ? null : ago({ days: look }) },
      { ...same, at: ago({ minutes }), firstAt: ago({ days: firstDays }) },
    ),
  );
const silent = fc
  .record({ days: fc.integer({ min: 0, max: 400 }), look: fc.option(fc.integer({ min: 0, max: 400 })) })
  .map(
    ({ days, look }): RankFacts => ({
      waiting: null,
      usual: null,
      silentSince: ago({ days }),
      lastLookAt: look === null ? null : ago({ days: look }),
      now,
    }),
  );

describe('properties', () => {
  test('what gets worse never ranks lower', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 50 }), (one, by) => {
        const reading = one.waiting ?? waiting;
        const worse: RankFacts[] = [
          { ...one, waiting: { ...reading, class: 'Critical' } },
          { ...one, waiting: { ...reading, readings: reading.readings + by } },
          { ...one, waiting: { ...reading, value: reading.value + (reading.side === 'high' ? by : -by) } },
          {
            ...one,
            waiting: {
              ...reading,
              at: new Date(Math.min(now.getTime(), reading.at.getTime() + by * 60_000)),
            },
          },
          { ...one, lastLookAt: one.lastLookAt && new Date(one.lastLookAt.getTime() - by * 86_400_000) },
        ];
        for (const each of worse) expect(rank(each).points).toBeGreaterThanOrEqual(rank(one).points);
      }),
    );
  });

  test('every critical reading stands before every cautious one, and that before every silent device', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, silent, (one, other, quiet) => {
        const points = (each: RankFacts, judged: 'Critical' | 'Cautious') =>
          rank({ ...each, waiting: each.waiting && { ...each.waiting, class: judged } }).points;
        expect(points(one, 'Critical')).toBeGreaterThan(points(other, 'Cautious'));
        expect(points(other, 'Cautious')).toBeGreaterThan(rank(quiet).points);
      }),
    );
  });

  test('points are the sum of the terms, whole, and no term is negative', () => {
    fc.assert(
      fc.property(fc.oneof(anyFacts, silent), (each) => {
        const { points, terms } = rank(each);
        expect(points).toBe(rankTerms.reduce((sum, term) => sum + terms[term], 0));
        for (const term of rankTerms) expect(terms[term] >= 0 && Number.isInteger(terms[term])).toBe(true);
      }),
    );
  });

  test('an order is the same whatever it was before', () => {
    const person = fc
      .tuple(fc.oneof(anyFacts, silent), fc.constantFrom('Ann', 'Bo'), fc.uuid())
      .map(([each, name, patientId]): Ranked => ({ ...each, name, patientId }));
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 8 }),
        fc.constantFrom('urgency', 'longest', 'name'),
        (people, sort) => {
          const ids = (list: Ranked[]) => list.sort(queueOrders[sort]).map(({ patientId }) => patientId);
          expect(ids([...people].reverse())).toEqual(ids([...people]));
        },
      ),
    );
  });

  test('the sentence never says what the facts do not hold', () => {
    fc.assert(
      fc.property(anyFacts, (each) => {
        const said = rankSentence(each, speech);
        const { readings = 0, value = 0, class: judged, repetition } = each.waiting ?? {};
        expect(said.startsWith(`${judged} systolic ${value},`)).toBe(true);
        expect(said.includes('not repeated yet')).toBe(readings === 1 && repetition === 'waiting');
        expect(said.includes('back to normal')).toBe(repetition === 'backToNormal');
        expect(said.includes('usually')).toBe(rank(each).terms.change > 0);
        expect(said.includes('Never reviewed')).toBe(each.lastLookAt === null);
        expect(said).not.toMatch(/undefined|null|NaN|\{|\}/);
      }),
    );
  });
});

describe('the sentence', () => {
  test.each([
    [
      of({ usual: null }),
      'Critical systolic 184, third time since Tuesday. Limit 180 set by Wren Q. Exampledoc on May 2. Not reviewed for 4 days.',
    ],
    [
      of({ lastLookAt: null }, { class: 'Cautious', readings: 1, repetition: 'waiting', limitSetBy: null }),
      "Cautious systolic 184, not repeated yet, usually 146. Limit 180, the clinic's usual one. Never reviewed.",
    ],
    [
      of({ usual: 119.5, lastLookAt: null }, { readings: 1, repetition: 'waiting', limitSetBy: null }),
      "Critical systolic 184, not repeated yet, usually 120. Limit 180, the clinic's usual one. Never reviewed.",
    ],
    [
      of({ usual: null, lastLookAt: ago({ minutes: 5 }) }, { readings: 12, firstAt: ago({ days: 12 }) }),
      'Critical systolic 184, 12 times since November 8. Limit 180 set by Wren Q. Exampledoc on May 2. Reviewed less than a day ago.',
    ],
    [
      of(
        { usual: null, lastLookAt: ago({ days: 1 }) },
        {
          ...{ vital: 'Weight', parameter: 'weight', value: 82, limit: 80, readings: 2 },
          limitSetBy: { name: 'Teasel Fakeley', at: new Date('2025-07-20T15:00:00Z') },
        },
      ),
      'Critical body weight 180.8, second time since Tuesday. Limit 176.36 set by Teasel Fakeley on July 20, 2025. Not reviewed for 1 day.',
    ],
    [
      { ...facts, waiting: null, silentSince: ago({ days: 6 }) },
      'Sent nothing for 6 days. Not reviewed for 4 days.',
    ],
    [{ ...facts, waiting: null }, ''],
  ])('%#: %s', (each, said) => {
    expect(rankSentence(each, speech)).toBe(said);
  });

  test.each([
    ['waiting', 1, 'not repeated yet', 'sin repetir todavía'],
    ['notRepeated', 1, 'not repeated right away', 'no se repitió enseguida'],
    ['backToNormal', 1, 'back to normal', 'de vuelta a lo normal'],
    [
      'backToNormal',
      2,
      'second time since Tuesday, back to normal',
      'segunda vez desde el martes, de vuelta a lo normal',
    ],
    ['waiting', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
    ['notRepeated', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
    ['repeated', 2, 'second time since Tuesday', 'segunda vez desde el martes'],
  ] as const)(
    'says of %s after %i what the alerts say (SCR-02)',
    (repetition, readings, said, saidInSpanish) => {
      const each = of({ usual: null }, { repetition, readings });
      expect(rankSentence(each, speech).split('. ')[0]).toBe(`Critical systolic 184, ${said}`);
      expect(rankSentence(each, spanish).split('. ')[0]).toBe(`Crítico: sistólica 184, ${saidInSpanish}`);
    },
  );

  test('a weight that went up is not repeated, and says nothing of that (SCR-02)', () => {
    const gain = { vital: 'Weight', parameter: gainParameter, value: 2, readings: 1 } as const;
    for (const repetition of repetitions)
      expect(rankSentence(of({ usual: null }, { ...gain, repetition }), speech)).not.toMatch(/repeat|normal/);
  });

  test('is whole in Spanish too', () => {
    expect(rankSentence(of({ usual: null }), spanish)).toBe(
      'Crítico: sistólica 184, tercera vez desde el martes. Límite 180, fijado por Wren Q. Exampledoc el 2 de mayo. Sin revisar desde hace 4 días.',
    );
  });
});

test('the newer reading stands first among equals, then the name', () => {
  const one: Ranked = { ...facts, patientId: 'a', name: 'Bo' };
  const newer: Ranked = { ...of({}, { at: ago({ minutes: 40 }) }), patientId: 'b', name: 'Cy' };
  const named: Ranked = { ...facts, patientId: 'c', name: 'Ann' };
  const same: Ranked = { ...facts, patientId: 'd', name: 'Ann' };
  const worse: Ranked = { ...of({}, { readings: 9 }), patientId: 'e', name: 'Di' };
  const all = [one, newer, same, named, worse];
  const order = ['e', 'b', 'c', 'd', 'a'];
  expect(all.toSorted(compareRanked).map(({ patientId }) => patientId)).toEqual(order);
  expect(inRank(all).map(({ patientId }) => patientId)).toEqual(order);
  expect(rankWeights.severity.Critical).toBeGreaterThan(rankWeights.severity.Cautious);
});
