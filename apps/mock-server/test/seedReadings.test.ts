import {
  judge,
  limits,
  plausibleValues,
  rangeAt,
  readingClasses,
  vitalKinds,
  vitalParameters,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { storyNow } from '../src/seed/index.ts';
import { readings, world } from './seedWorld.ts';

const dayMs = 86_400_000;
/** Whose readings end with a device period. */
const atEdges = new Set(world.answerKey.edges.map(({ patient }) => patient.patientId));

describe('the demo world', () => {
  test('has readings of every kind and class over six months, none in the future', () => {
    expect(readings.length).toBeGreaterThan(18_000);
    expect(new Set(readings.map(({ vital }) => vital))).toEqual(new Set(vitalKinds));
    expect(new Set(readings.map((each) => each.class))).toEqual(new Set(readingClasses));
    const times = readings.map(({ at }) => at.getTime());
    expect(times.reduce((a, b) => Math.max(a, b))).toBeLessThanOrEqual(storyNow.getTime());
    expect(times.reduce((a, b) => Math.min(a, b))).toBeLessThan(storyNow.getTime() - 175 * dayMs);
  });

  test('every reading is judged by the range in force, is one that a device could measure, and comes after activation', () => {
    const activated = new Map<string, number>();
    for (const { patientId, activatedAt } of world.orders) {
      if (!patientId || !activatedAt) continue;
      const first = activated.get(patientId) ?? Number.POSITIVE_INFINITY;
      activated.set(patientId, Math.min(first, activatedAt.getTime()));
    }
    for (const { patientId, vital, at, receivedAt, values, classes, ...reading } of readings) {
      const ranges = world.ranges.filter((range) => range.patientId === patientId);
      expect(judge(vital, values, rangeAt(ranges, vital, at))).toEqual({ classes, class: reading.class });
      for (const { parameter } of vitalParameters[vital]) {
        const plausible = plausibleValues[parameter];
        expect(values[parameter]).toBeGreaterThanOrEqual(plausible.min);
        expect(values[parameter]).toBeLessThanOrEqual(plausible.max);
      }
      expect(activated.get(patientId)).toBeLessThan(at.getTime());
      expect(receivedAt.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(receivedAt.getTime()).toBeLessThanOrEqual(storyNow.getTime());
    }
    const keys = readings.map(({ patientId, vital, at }) => `${patientId} ${vital} ${at.getTime()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('whoever has a scale has a range for it: a change of weight is Cautious, no weight alone is Critical', () => {
    const weights = readings.filter(({ vital }) => vital === 'Weight');
    expect(new Set(weights.map((each) => each.class))).toEqual(new Set(['Normal', 'Cautious']));
    const ranged = world.ranges.filter(({ vital }) => vital === 'Weight').map(({ patientId }) => patientId);
    expect(weights.every(({ patientId }) => ranged.includes(patientId))).toBe(true);
  });

  test.each([
    ['sixteen-days', 16],
    ['fifteen-days', 15],
    ['no-device', 0],
  ] as const)('%s: readings on %i of the last 30 days', (label, days) => {
    const bearers = world.answerKey.patients.filter((each) => each.label === label);
    expect(bearers.length).toBeGreaterThan(0);
    for (const { patient } of bearers) {
      const own = readings.filter(({ patientId, at }) => {
        return patientId === patient.patientId && at.getTime() > storyNow.getTime() - 30 * dayMs;
      });
      expect(new Set(own.map(({ at }) => at.toISOString().slice(0, 10))).size).toBe(days);
    }
  });

  test('a nurse believes it: nine in ten readings are normal, and most of those of each patient and week', () => {
    const share = (some: typeof readings) =>
      some.filter((each) => each.class === 'Normal').length / some.length;
    expect(share(readings)).toBeGreaterThan(0.9);
    const recent = readings.filter(({ at }) => at.getTime() > storyNow.getTime() - 30 * dayMs);
    for (const [, own] of Map.groupBy(recent, ({ patientId }) => patientId)) {
      expect(share(own)).toBeGreaterThan(0.5);
    }
    const week = recent.filter(({ at }) => at.getTime() > storyNow.getTime() - 7 * dayMs);
    for (const [patientId, own] of Map.groupBy(week, ({ patientId: id }) => id)) {
      expect(share(own), patientId).toBeGreaterThan(0);
    }
  });

  test('two devices are silent, and no more', () => {
    const latest = new Map(
      readings
        .filter(({ patientId }) => !atEdges.has(patientId))
        .map(({ patientId, at }) => [patientId, at.getTime()]),
    );
    const silent = [...latest].filter(([, at]) => at < storyNow.getTime() - limits.silentDays * dayMs);
    expect(silent).toHaveLength(2);
  });

  test('blood pressure answers to the medicine of which a note says that it was started', () => {
    const bearers = world.answerKey.patients.filter(({ label }) => label === 'answers-to-medication');
    expect(bearers.length).toBeGreaterThan(5);
    for (const { patient } of bearers) {
      const note = world.notes.find(
        ({ patientId, topic, text }) =>
          patientId === patient.patientId && topic === 'Medication' && text.includes('Started'),
      );
      const own = readings.filter(
        ({ patientId, vital }) => patientId === patient.patientId && vital === 'BloodPressure',
      );
      const mean = (some: typeof readings) =>
        some.reduce((sum, { values }) => sum + (values.systolic ?? 0), 0) / some.length;
      const days = ({ at }: { at: Date }) => ((note?.at.getTime() ?? 0) - at.getTime()) / dayMs;
      const before = own.filter((each) => days(each) > 0 && days(each) < 14);
      const after = own.filter((each) => days(each) < -14);
      expect(mean(before)).toBeGreaterThan(mean(after) + 15);
    }
  });

  test('silent: nothing for three weeks; rising: critical at the end', () => {
    const of = (label: string) => {
      const ids = world.answerKey.patients
        .filter((each) => each.label === label)
        .map((each) => each.patient.patientId);
      return ids.map((id) => readings.filter(({ patientId }) => patientId === id));
    };
    for (const own of of('silent')) {
      expect(own.at(-1)?.at.getTime()).toBeLessThan(storyNow.getTime() - 20 * dayMs);
    }
    const ends = of('rising').map((own) => own.slice(-8).some((each) => each.class !== 'Normal'));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.every(Boolean)).toBe(true);
  });
});
