import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  alertOutcomes,
  alertStates,
  countedSeconds,
  judge,
  limits,
  orderStatuses,
  plausibleValues,
  rangeAt,
  readingClasses,
  sharesTime,
  vitalKinds,
  vitalParameters,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { answerKeyDocument } from '../src/seed/answerKey.ts';
import { billingEdges, datedEdges } from '../src/seed/billingEdges.ts';
import { edgesClinic, hostile, hostileAccount } from '../src/seed/clinics.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { northside, storyNow } from '../src/seed/index.ts';
import { monthLabels, orderLabels, patientLabels, readingLabels } from '../src/seed/labels.ts';

const world = demoWorld(storyNow);
const readings = [...world.readings()];
const dayMs = 86_400_000;
const ofHostile = { clinicId: hostile.clinicId, providerId: hostileAccount.accountId };
/** Whose readings end with a device period. */
const atEdges = new Set(world.answerKey.edges.map(({ patient }) => patient.patientId));
const isOdd = new Set(world.answerKey.orders.map(({ order }) => order.orderId));

describe('the demo world', () => {
  test('is the same for the same start, and moves with the start', () => {
    expect(demoWorld(storyNow)).toEqual({
      ...world,
      alerts: expect.any(Function),
      readings: expect.any(Function),
    });
    const later = new Date(storyNow.getTime() + 10 * dayMs);
    const moved = demoWorld(later);
    expect(moved.orders.at(-1)?.placedAt.toISOString().slice(0, 10)).toBe('2026-11-30');
    expect([...moved.readings()].map(({ values }) => values)).toEqual(readings.map(({ values }) => values));
  });

  test('begins with the page of the mock-ups, newest first', () => {
    const newest = world.orders.filter(({ clinicId }) => clinicId === northside.clinicId).slice(-10);
    expect(
      newest.reverse().map(({ orderId, firstName, status }) => `${orderId} ${firstName} ${status}`),
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

  test('has 300 patients and one for each edge of billing, with different ids and addresses, and every label', () => {
    const count = 300 + Object.keys({ ...billingEdges, ...datedEdges }).length;
    expect(world.patients).toHaveLength(count);
    expect(new Set(world.patients.map(({ patientId }) => patientId)).size).toBe(count);
    expect(new Set(world.patients.map(({ username }) => username)).size).toBe(count);
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
        .map((order) => order.deliveryMode);
      if (status !== 'Shipped') expect(modes).toContain('Pickup');
      if (status !== 'PickedUp') expect(modes).toContain('Mail');
    }
    for (const start of [storyNow, new Date('2026-03-01T00:00:01Z')]) {
      for (const { placedAt } of demoWorld(start).orders) {
        expect(placedAt.getTime()).toBeLessThanOrEqual(start.getTime());
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

  test('has ranges that are over, that follow others, and reviews, none in the future', () => {
    expect(world.ranges.some(({ end }) => end < storyNow)).toBe(true);
    expect(world.ranges.some(({ version }) => version === 2)).toBe(true);
    expect(world.ranges.every(({ start, end, setAt }) => start < end && setAt <= storyNow)).toBe(true);
    expect(world.reviews.length).toBeGreaterThan(50);
    expect(world.reviews.every(({ at, upTo }) => at <= storyNow && upTo <= at)).toBe(true);
  });

  test('has alerts in every state and with every outcome, those of the last weeks resolved with a note (SCR-02)', () => {
    const alerts = (world.alerts?.() ?? []).filter(({ clinicId }) => clinicId === northside.clinicId);
    expect(new Set(alerts.map(({ state }) => state))).toEqual(new Set(alertStates));
    const resolved = alerts.filter(({ state }) => state === 'Resolved');
    expect(new Set(resolved.map(({ outcome }) => outcome))).toEqual(new Set(alertOutcomes));
    for (const { note, resolvedAt, history, lastReceivedAt } of resolved) {
      expect(note).not.toBe('');
      expect(resolvedAt?.getTime()).toBeGreaterThan(storyNow.getTime() - 46 * dayMs);
      expect(resolvedAt?.getTime()).toBeGreaterThanOrEqual(lastReceivedAt.getTime());
      expect(history.slice(-2).map(({ kind }) => kind)).toEqual(['acknowledged', 'resolved']);
    }
    for (const { history } of alerts) {
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    const times = alerts.flatMap(({ history }) => history.map(({ at }) => at.getTime()));
    expect(Math.max(...times)).toBeLessThanOrEqual(storyNow.getTime());
  });

  test('a nurse believes them: nothing waits for longer than three days, and something critical is new (SCR-02)', () => {
    const waiting = (world.alerts?.() ?? []).filter(({ state }) => state !== 'Resolved');
    for (const { openedAt } of waiting)
      expect(openedAt.getTime()).toBeGreaterThanOrEqual(storyNow.getTime() - 3 * dayMs);
    const open = waiting.filter(({ state }) => state === 'Open');
    expect(new Set(open.map((alert) => alert.class))).toEqual(new Set(['Critical', 'Cautious']));
    expect(open.length).toBeGreaterThanOrEqual(6);
  });

  test('has a silent cuff that somebody looks after, and ranges that ended (SCR-02)', () => {
    const kinds = Map.groupBy(world.compliance ?? [], ({ kind }) => kind);
    const silent = world.answerKey.patients.filter(({ label }) => label === 'silent');
    expect(kinds.get('silent')?.map(({ patientId }) => patientId)).toEqual(
      silent.map(({ patient }) => patient.patientId),
    );
    expect(kinds.get('silent')?.every(({ state, ownerId }) => state === 'Acknowledged' && ownerId)).toBe(
      true,
    );
    const cuffs = new Set(
      readings.filter(({ vital }) => vital === 'BloodPressure').map(({ patientId }) => patientId),
    );
    expect(silent.some(({ patient }) => cuffs.has(patient.patientId))).toBe(true);
    expect(new Set(kinds.get('rangeEnds')?.map(({ state }) => state))).toEqual(new Set(['Open', 'Resolved']));
  });

  test.each(['2026-11-02T15:00:00Z', '2026-11-05T09:00:00Z', '2026-11-20T15:00:00Z', '2026-12-31T23:59:00Z'])(
    'at %s one second is missing to 20 minutes of a month, and nobody is at two places (SCR-03)',
    (start) => {
      const { timeEntries = [], answerKey } = demoWorld(new Date(start));
      const almost = answerKey.months.find(({ month }) => month === 'almost')?.patient.patientId;
      const own = timeEntries.filter(({ patientId }) => patientId === almost);
      const month = { year: Number(start.slice(0, 4)), month: Number(start.slice(5, 7)) };
      expect(countedSeconds(own, month, northside.timeZone)).toBe(20 * 60 - 1);
      for (const entry of timeEntries) {
        const others = timeEntries.filter(
          ({ authorId, entryId }) => authorId === entry.authorId && entryId !== entry.entryId,
        );
        expect(others.filter((other) => sharesTime(entry, other))).toEqual([]);
        expect(entry.end.getTime()).toBeLessThanOrEqual(Date.parse(start));
      }
      expect(answerKey.months.map(({ month }) => month)).toEqual(Object.keys(monthLabels));
    },
  );

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

  test('hostile and odd names are at a clinic of their own, and at no other (for QA)', () => {
    const odd = world.answerKey.patients.filter(({ label }) => label in patientLabels);
    expect(odd).toHaveLength(Object.keys(patientLabels).length);
    for (const { patient } of odd) expect(patient).toMatchObject(ofHostile);
    for (const { clinicId, firstName, lastName } of world.patients) {
      if (clinicId !== hostile.clinicId && clinicId !== edgesClinic.clinicId)
        expect(`${firstName} ${lastName}`).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    }
    const numbers = new Set(odd.map(({ patient }) => patient.patientId));
    for (const { patientId, clinicId } of world.orders) {
      if (patientId && numbers.has(patientId)) expect(clinicId).toBe(hostile.clinicId);
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

  test('somebody is new this month, and nobody is enrolled after the first order', () => {
    const month = storyNow.toISOString().slice(0, 7);
    const fresh = world.patients.filter(({ enrolledAt }) => enrolledAt.toISOString().startsWith(month));
    expect(fresh.length).toBeGreaterThanOrEqual(5);
    const enrolled = new Map(world.patients.map(({ patientId, enrolledAt }) => [patientId, enrolledAt]));
    for (const { patientId } of fresh) {
      const own = world.orders.filter((order) => order.patientId === patientId && !isOdd.has(order.orderId));
      for (const { placedAt } of own) {
        expect(placedAt.getTime()).toBeGreaterThan(enrolled.get(patientId)?.getTime() ?? 0);
      }
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
