import type { AlertReading } from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { clinicId, inbox, later, nurse, patientId, pressure, provider, world } from './alertWorld.ts';
import { filledDatabase, makeStore, open, storeKinds } from './stores.ts';

async function onlyAlert(store: Store, over: object = {}) {
  const { rows } = await inbox(store, over);
  const [alert] = rows;
  if (!alert || rows.length > 1) throw new Error(`One alert, not ${rows.length}.`);
  return alert;
}

describe.each(storeKinds)('the alerts of the store in %s (SCR-02)', (kind) => {
  test('readings open, join and raise one alert; what came before, and what is within limits, does nothing', async () => {
    const store = await makeStore(kind, world());
    const first = pressure(150, later(0));
    await store.readings.add([first, pressure(120, later(1))]);
    expect(await onlyAlert(store)).toMatchObject({
      class: 'Cautious',
      readings: 1,
      shown: { value: 150 },
      state: 'Open',
    });
    await store.readings.add([
      { ...first, excesses: pressure(150, later(0)).excesses ?? [] },
      pressure(190, later(20)),
    ]);
    const alert = await onlyAlert(store);
    expect(alert).toMatchObject({ class: 'Critical', readings: 2, version: 2, name: 'Marigold Testpatient' });
    expect(alert.shown).toMatchObject({
      value: 190,
      limit: 180,
      rangeVersion: null,
    } satisfies Partial<AlertReading>);
    expect([alert.firstAt, alert.secondAt, alert.lastAt]).toEqual([later(0), later(20), later(20)]);
    const story = await store.alerts.find(alert.alertId);
    expect(story?.history.map((line) => [line.kind, line.value])).toEqual([
      ['raised', 190],
      ['opened', 150],
    ]);
    expect(story?.list.map(({ value }) => value)).toEqual([190, 150]);
    expect(alert.normalAt).toBeNull();
    await store.readings.add([pressure(120, later(40))]);
    expect((await onlyAlert(store)).normalAt).toEqual(later(40));
    expect(await store.alerts.counts(clinicId, later(60))).toEqual({ critical: 1, cautious: 0 });
  });

  test('which alerts hold a reading (PDB-07)', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(150, later(0)), pressure(190, later(20)), pressure(120, later(40))]);
    const { alertId } = await onlyAlert(store);
    const of = (seconds: number, patient = patientId, vital: 'BloodPressure' | 'Weight' = 'BloodPressure') =>
      store.alerts.ofReading({ patientId: patient, vital, at: later(seconds) });
    expect(await Promise.all([of(0), of(20), of(40)])).toEqual([[alertId], [alertId], []]);
    expect(await Promise.all([of(0, 'other'), of(0, patientId, 'Weight')])).toEqual([[], []]);
  });

  test('a move, its line of history and its audit entry; and the undo of it', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0))]);
    const { alertId } = await onlyAlert(store);
    expect(await store.alerts.move({ move: 'acknowledge', alertId, version: 1 }, nurse)).toEqual({
      kind: 'change',
    });
    expect(await onlyAlert(store, { ownerId: nurse.accountId })).toMatchObject({
      state: 'Acknowledged',
      version: 2,
    });
    expect((await inbox(store, { ownerId: null })).total).toBe(0);
    // SCR-02: of one patient, and never of another clinic's.
    expect(await onlyAlert(store, { patientId })).toMatchObject({ alertId });
    expect(await inbox(store, { patientId: 'other' })).toMatchObject({ rows: [], total: 0, critical: 0 });
    expect((await inbox(store, { patientId, clinicId: 'elsewhere' })).total).toBe(0);
    expect(
      (await store.alerts.part({ clinicId, tab: 'medical', patientId }, undefined, 9)).rows,
    ).toHaveLength(1);
    expect(
      (await store.alerts.part({ clinicId, tab: 'medical', patientId: 'other' }, undefined, 9)).rows,
    ).toEqual([]);
    expect(await store.alerts.move({ move: 'acknowledge', alertId, version: 2 }, nurse)).toEqual({
      kind: 'no-op',
    });
    expect(await store.alerts.move({ move: 'acknowledge', alertId, version: 2 }, provider)).toMatchObject({
      kind: 'conflict',
      state: 'Acknowledged',
      by: { userId: nurse.accountId },
      at: nurse.at,
    });
    expect(await store.alerts.undo({ alertId, version: 2 }, provider)).toMatchObject({ kind: 'conflict' });
    expect(await store.alerts.undo({ alertId, version: 2 }, nurse)).toEqual({ kind: 'change' });
    expect(await onlyAlert(store)).toMatchObject({ state: 'Open', ownerId: null, version: 3 });
    const snooze = { move: 'snooze', until: later(600), alertId, version: 3 } as const;
    expect(await store.alerts.move(snooze, nurse)).toEqual({ kind: 'change' });
    expect(await store.alerts.counts(clinicId, later(599))).toEqual({ critical: 0, cautious: 0 });
    expect(await store.alerts.counts(clinicId, later(600))).toEqual({ critical: 1, cautious: 0 });
    const to = demoAccounts.provider.accountId;
    await store.alerts.move({ move: 'assign', toId: to, alertId, version: 4 }, nurse);
    const end = { outcome: 'advice', note: 'Rested, and measured again.' } as const;
    await store.alerts.move({ move: 'resolve', alertId, version: 5, ...end }, provider);
    expect((await inbox(store)).total).toBe(0);
    expect((await inbox(store, { tab: 'resolved', patientId: 'other' })).critical).toBe(0);
    expect((await inbox(store, { tab: 'resolved', patientId })).critical).toBe(1);
    expect(await onlyAlert(store, { tab: 'resolved' })).toMatchObject({
      ...end,
      state: 'Resolved',
      resolvedAt: later(60),
    });
    const story = await store.alerts.find(alertId);
    expect(story?.history.map((line) => [line.kind, line.by?.userId, line.to?.userId])).toEqual([
      ['resolved', provider.accountId, undefined],
      ['assigned', nurse.accountId, to],
      ['snoozed', nurse.accountId, undefined],
      ['undone', nurse.accountId, undefined],
      ['acknowledged', nurse.accountId, undefined],
      ['opened', undefined, undefined],
    ]);
    expect((await store.audit.list(clinicId)).map(({ action }) => action)).toEqual([
      'alert.acknowledged',
      'alert.undone',
      'alert.snoozed',
      'alert.assigned',
      'alert.resolved',
    ]);
  });

  test('what a patient is asked to repeat: own alerts that are not resolved and began lately (SCR-02)', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0)), pressure(191, later(20)), pressure(120, later(30))]);
    const asked = await store.alerts.ofPatient(patientId, later(0));
    expect(asked).toMatchObject([{ firstAt: later(0), secondAt: later(20), normalAt: later(30) }]);
    expect(await store.alerts.ofPatient(patientId, later(1))).toEqual([]);
    expect(await store.alerts.ofPatient('other', later(0))).toEqual([]);
    const { alertId, version } = await onlyAlert(store);
    const end = { outcome: 'advice', note: 'Rested, and measured again.' } as const;
    await store.alerts.move({ move: 'resolve', alertId, version, ...end }, nurse);
    expect(await store.alerts.ofPatient(patientId, later(0))).toEqual([]);
  });

  test('after a resolution a reading opens another alert, linked to it; one from before it came later', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0))]);
    const { alertId } = await onlyAlert(store);
    const end = { outcome: 'advice', note: 'Rested, and measured again.' } as const;
    await store.alerts.move({ move: 'resolve', alertId, version: 1, ...end }, nurse);
    await store.readings.add([pressure(185, later(30), later(90))]);
    expect(await onlyAlert(store)).toMatchObject({ previousId: alertId, cameLater: true, readings: 1 });
  });

  test('a review acknowledges what it covers, and taking it back opens that again; a Critical one stays in the inbox', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0))]);
    await store.reviews.add({ reviewId: 'early', patientId, upTo: later(-1) }, nurse);
    expect(await onlyAlert(store)).toMatchObject({ state: 'Open' });
    await store.reviews.add({ reviewId: 'a', patientId, upTo: later(10) }, nurse);
    expect(await onlyAlert(store)).toMatchObject({
      state: 'Acknowledged',
      ownerId: nurse.accountId,
      reviewId: 'a',
    });
    await store.reviews.undo({ reviewId: 'a', patientId }, nurse);
    expect(await onlyAlert(store)).toMatchObject({ state: 'Open', ownerId: null, reviewId: null });
  });

  test('of those who acknowledge or resolve at once, one does', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0))]);
    const { alertId } = await onlyAlert(store);
    const both = [nurse, provider];
    const taken = await Promise.all(
      both.map((who) => store.alerts.move({ move: 'acknowledge', alertId, version: 1 }, who)),
    );
    expect(taken.map((moved) => moved.kind).sort()).toEqual(['change', 'conflict']);
    const end = { outcome: 'visit', note: 'Comes in this afternoon.' } as const;
    const closed = await Promise.all(
      both.map((who) => store.alerts.move({ move: 'resolve', alertId, version: 2, ...end }, who)),
    );
    expect(closed.map((moved) => moved.kind).sort()).toEqual(['change', 'conflict']);
    expect((await store.audit.list(clinicId)).map(({ action }) => action)).toEqual([
      'alert.acknowledged',
      'alert.resolved',
    ]);
  });

  test('deliveries that come at once make one alert of the same', async () => {
    const store = await makeStore(kind, world());
    await Promise.all(
      [0, 1, 2, 3].map((at) => store.readings.add([pressure(190, later(at)), pressure(191, later(9))])),
    );
    expect(await onlyAlert(store)).toMatchObject({ readings: 5, version: 4 });
  });

  test('a reading that a delivery holds twice is one', async () => {
    const store = await makeStore(kind, world());
    const [one, again] = [pressure(190, later(0)), pressure(190, later(0))];
    expect(await store.readings.add([one, pressure(120, later(1)), again])).toBe(2);
    expect(await onlyAlert(store)).toMatchObject({ readings: 1, version: 1 });
  });

  test.each(['one delivery', 'two deliveries'])(
    'a second that is sent again with another diastolic value, in %s: both are kept, and the systolic value counts once (F8)',
    async (by) => {
      const store = await makeStore(kind, world());
      const first = pressure(190, later(0), later(0), 95);
      const corrected = pressure(190, later(0), later(0), 100);
      if (by === 'one delivery') expect(await store.readings.add([first, corrected])).toBe(2);
      else {
        expect(await store.readings.add([first])).toBe(1);
        expect(await store.readings.add([corrected])).toBe(1);
      }
      const bounds = {};
      const search = { patientId, vital: 'BloodPressure', bounds, page: 0, noOfRows: 9 } as const;
      const kept = await store.readings.page(search);
      expect(
        kept.rows.map(({ values, isContradicted }) => [values.diastolic, isContradicted]).sort(),
      ).toEqual([
        [100, true],
        [95, true],
      ]);
      const { rows } = await inbox(store);
      const told = rows.map(async ({ alertId, parameter, readings, secondAt }) => {
        const story = await store.alerts.find(alertId);
        const values = story?.list.map(({ value }) => value).sort((a, b) => a - b);
        return [parameter, readings, values, story?.history.map((line) => line.kind), secondAt];
      });
      expect(await Promise.all(told)).toEqual([
        ['systolic', 1, [190], ['opened'], null],
        ['diastolic', 2, [95, 100], ['joined', 'opened'], null],
      ]);
      expect(rows.map(({ version }) => version)).toEqual([1, by === 'one delivery' ? 1 : 2]);
    },
  );

  test('a correction by which another value is out of limits opens the alert of that one (F8)', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([pressure(190, later(0)), pressure(185, later(5))]);
    await store.readings.add([pressure(190, later(0), later(9), 100), pressure(185, later(5), later(9), 71)]);
    const { rows } = await inbox(store);
    expect(rows.map((each) => [each.parameter, each.readings, each.shown.value, each.version])).toEqual([
      ['systolic', 2, 185, 1],
      ['diastolic', 1, 100, 1],
    ]);
  });
});

describe('alerts in PostgreSQL', () => {
  test('a line that is there already is no error, whoever writes it (F8)', async () => {
    const db = open(await filledDatabase(world()));
    const store = postgresStore(db);
    await store.readings.add([pressure(190, later(0))]);
    await sql`select keep_alerts('[]', jsonb_agg(to_jsonb(there)), '[]') from alert_readings there`.execute(
      db,
    );
    const { alertId } = await onlyAlert(store);
    expect((await store.alerts.find(alertId))?.list).toHaveLength(1);
  });

  test('nobody changes or deletes them', async () => {
    const db = open(await filledDatabase(world()));
    const store = postgresStore(db);
    await store.readings.add([pressure(190, later(0))]);
    for (const statement of [
      sql`delete from alerts`,
      sql`delete from alert_events`,
      sql`update alert_events set kind = 'joined'`,
      sql`update alert_readings set value = 1`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('cannot be changed');
  });
});
