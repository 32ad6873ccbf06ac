import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ago, anyFacts, facts, factsWith, now, waiting } from '../../rankedPatient.ts';
import {
  compareRanked,
  inRank,
  queueOrders,
  type Ranked,
  type RankFacts,
  rank,
  rankTerms,
  rankWeights,
} from './rank.ts';

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
    expect(rank(factsWith({}, reading)).terms[term]).toBe(points);
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
    expect(rank(factsWith({ usual: null })).terms.change).toBe(0);
    expect(rank(factsWith({ usual: 0 })).terms.change).toBe(0);
  });
});

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
});

test('the newer reading stands first among equals, then the name', () => {
  const one: Ranked = { ...facts, patientId: 'a', name: 'Bo' };
  const newer: Ranked = { ...factsWith({}, { at: ago({ minutes: 40 }) }), patientId: 'b', name: 'Cy' };
  const named: Ranked = { ...facts, patientId: 'c', name: 'Ann' };
  const same: Ranked = { ...facts, patientId: 'd', name: 'Ann' };
  const worse: Ranked = { ...factsWith({}, { readings: 9 }), patientId: 'e', name: 'Di' };
  const all = [one, newer, same, named, worse];
  const order = ['e', 'b', 'c', 'd', 'a'];
  expect(all.toSorted(compareRanked).map(({ patientId }) => patientId)).toEqual(order);
  expect(inRank(all).map(({ patientId }) => patientId)).toEqual(order);
  expect(rankWeights.severity.Critical).toBeGreaterThan(rankWeights.severity.Cautious);
});
