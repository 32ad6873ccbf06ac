import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  alertOutcomes,
  alertStates,
  countedSeconds,
  isNoisy,
  limits,
  orderStatuses,
  outcomesWithoutAction,
  sharesTime,
} from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { answerKeyDocument } from '../src/seed/answerKey.ts';
import { billingEdges, datedEdges } from '../src/seed/billingEdges.ts';
import { edgesClinic, hostile, hostileAccount } from '../src/seed/clinics.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { northside, storyNow } from '../src/seed/index.ts';
import { monthLabels, orderLabels, patientLabels, readingLabels } from '../src/seed/labels.ts';
import { readings, world } from './seedWorld.ts';

const dayMs = 86_400_000;
const ofHostile = { clinicId: hostile.clinicId, providerId: hostileAccount.accountId };
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

  test('has a limit that fires often and mostly for nothing, and no sleeve over what is no cuff (SCR-02)', () => {
    const since = storyNow.getTime() - limits.noiseDays * dayMs;
    const recent = (world.alerts?.() ?? []).filter(({ openedAt }) => openedAt.getTime() >= since);
    const ofLimits = Map.groupBy(recent, (each) =>
      [each.patientId, each.parameter, each.side, each.class].join(),
    );
    const noisy = [...ofLimits.values()].filter((alerts) => {
      const idle = alerts.filter(({ outcome }) => outcomesWithoutAction.some((each) => each === outcome));
      return isNoisy({ fired: alerts.length, withoutAction: idle.length });
    });
    expect(noisy.length).toBeGreaterThan(0);
    const sleeves = recent.filter(({ note }) => note?.includes('cuff'));
    expect(new Set(sleeves.map(({ vital }) => vital))).toEqual(new Set(['BloodPressure']));
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

  test('its answer key is written down: npm run labels -w @rpm/mock-server', () => {
    const file = path.resolve(import.meta.dirname, '../../../docs/demo-patients.md');
    expect(readFileSync(file, 'utf8')).toBe(answerKeyDocument(world));
  });
});
