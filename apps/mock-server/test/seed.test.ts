import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  judge,
  limits,
  orderStatuses,
  rangeAt,
  readingClasses,
  readStamp,
  vitalKinds,
  vitalParameters,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { answerKeyDocument } from '../src/seed/answerKey.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { northside, storyNow } from '../src/seed/index.ts';
import { orderLabels, patientLabels, readingLabels } from '../src/seed/labels.ts';

const world = demoWorld(storyNow);
const readings = [...world.readings()];
const dayMs = 86_400_000;

describe('the demo world', () => {
  test('is the same for the same start, and moves with the start', () => {
    expect(demoWorld(storyNow)).toEqual({ ...world, readings: expect.any(Function) });
    const later = new Date(storyNow.getTime() + 10 * dayMs);
    const moved = demoWorld(later);
    expect(moved.orders.at(-1)?.creationTime.slice(0, 8)).toBe('20261130');
    expect([...moved.readings()].map(({ values }) => values)).toEqual(readings.map(({ values }) => values));
  });

  test('begins with the page of the mock-ups, newest first', () => {
    const newest = world.orders.filter(({ clinicId }) => clinicId === northside.clinicId).slice(-10);
    expect(
      newest.reverse().map(({ orderId, pFirstName, status }) => `${orderId} ${pFirstName} ${status}`),
    ).toEqual([
      'RPM-20417 Marigold Submitted',
      'RPM-20416 Sorrel Submitted',
      'RPM-20409 Juniper Processing',
      'RPM-20402 Basil Processing',
      'RPM-20398 Rowan Shipped',
      'RPM-20391 Aster PickedUp',
      'RPM-20385 Alder Activated',
      'RPM-20377 Hazel Activated',
      'RPM-20352 Clover Activated',
      'RPM-20318 Linden Deactivated',
    ]);
  });

  test('has 300 patients with different ids and addresses, and every label', () => {
    expect(world.patients).toHaveLength(300);
    expect(new Set(world.patients.map(({ patientId }) => patientId)).size).toBe(300);
    expect(new Set(world.patients.map(({ username }) => username)).size).toBe(300);
    expect(
      world.patients.every(({ username }) => /@(example\.test|(north|south)side\.example)$/.test(username)),
    ).toBe(true);
    const labels = new Set(world.answerKey.patients.map(({ label }) => label));
    expect(labels).toEqual(new Set([...Object.keys(readingLabels), ...Object.keys(patientLabels)]));
    expect(world.answerKey.patients).toHaveLength(300);
    expect(world.answerKey.orders.map(({ label }) => label)).toEqual(Object.keys(orderLabels));
  });

  test('has a name of 200 characters, and order numbers within their limit', () => {
    const lengths = world.patients.map(
      ({ firstName, middleName, lastName }) =>
        [firstName, middleName, lastName].filter(Boolean).join(' ').length,
    );
    expect(Math.max(...lengths)).toBe(200);
    expect(Math.max(...world.orders.map(({ orderId }) => orderId.length))).toBe(limits.orderIdMaxCharacters);
  });

  test('has orders in every status by every delivery mode that leads there, none in the future', () => {
    expect(new Set(world.orders.map(({ orderId }) => orderId)).size).toBe(world.orders.length);
    for (const status of orderStatuses) {
      const modes = world.orders
        .filter((order) => order.status === status)
        .map((order) => order.modeOfDelivery);
      if (status !== 'Shipped') expect(modes).toContain('Pickup');
      if (status !== 'PickedUp') expect(modes).toContain('Mail');
    }
    for (const start of [storyNow, new Date('2026-03-01T00:00:01Z')]) {
      for (const { creationTime } of demoWorld(start).orders) {
        expect(readStamp(creationTime)?.getTime()).toBeLessThanOrEqual(start.getTime());
      }
    }
  });

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
      for (const { parameter, plausible } of vitalParameters[vital]) {
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

  test('whoever has a scale has a range for it, so that weights are of every class', () => {
    const weights = readings.filter(({ vital }) => vital === 'Weight');
    expect(new Set(weights.map((each) => each.class))).toEqual(new Set(readingClasses));
    const ranged = world.ranges.filter(({ vital }) => vital === 'Weight').map(({ patientId }) => patientId);
    expect(weights.every(({ patientId }) => ranged.includes(patientId))).toBe(true);
  });

  test('has ranges that are over, that follow others, and reviews, none in the future', () => {
    expect(world.ranges.some(({ end }) => end < storyNow)).toBe(true);
    expect(world.ranges.some(({ version }) => version === 2)).toBe(true);
    expect(world.ranges.every(({ start, end, setAt }) => start < end && setAt <= storyNow)).toBe(true);
    expect(world.reviews.length).toBeGreaterThan(50);
    expect(world.reviews.every(({ at, upTo }) => at <= storyNow && upTo <= at)).toBe(true);
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

  test('its answer key is written down: npm run labels -w @rpm/mock-server', () => {
    const file = path.resolve(import.meta.dirname, '../../../docs/demo-patients.md');
    expect(readFileSync(file, 'utf8')).toBe(answerKeyDocument(world));
  });
});
