import { formatStamp, serialKey } from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clinicWith, northside } from '../src/seed/index.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { people } from './requestPeople.ts';
import { filledDatabase, openAsApp } from './stores.ts';
import { activated, at, connectedTo, cuff } from './vendorWorld.ts';

const { clinicId } = northside;
const [own, other]: string[] = [people.own.userId, people.colleagues.userId];

/** Each patient has two devices; in the order of the orders, the patients come crosswise. */
const crossed = [
  activated({ orderId: 'ORD-1', serial: 'SN-1', patientId: other ?? '' }),
  activated({ orderId: 'ORD-2', serial: 'SN-2', patientId: own ?? '' }),
  activated({ orderId: 'ORD-3', serial: 'SN-3', patientId: own ?? '' }),
  activated({ orderId: 'ORD-4', serial: 'SN-4', patientId: other ?? '' }),
];

async function clinic(orders = crossed) {
  const db = openAsApp(await filledDatabase(clinicWith(orders)));
  const store = postgresStore(db);
  return { db, store, ...(await connectedTo(store)) };
}

/** Waits until somebody waits for a lock that is held. */
async function untilHeldUp(db: Database): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await untilHeldUp(db);
}

describe('what a vendor delivers, beside others who hold the same patients', () => {
  test('two deliveries of crossed devices do not wait for each other in a ring', async () => {
    const { send, page } = await clinic();
    const of = (serial: string, seconds: number) => cuff(seconds, { hwi_device_id: serial });
    const pairs = Array.from({ length: 15 }, (_, place) => -60 * (place + 1));
    for (const seconds of pairs) {
      const answers = await Promise.all([
        send([of('SN-1', seconds), of('SN-2', seconds)], { id: `one-${seconds}` }),
        send([of('SN-3', seconds), of('SN-4', seconds)], { id: `other-${seconds}` }),
      ]);
      expect(answers).toMatchObject(answers.map(() => ({ status: 200, json: { accepted: 2 } })));
    }
    for (const patientId of [own, other])
      expect((await page('BloodPressure', patientId)).total).toBe(pairs.length * 2);
  });

  test('one with a device that nobody has asks for the clinic first, as who bills does', async () => {
    const { db, send } = await clinic();
    const billing = await db.startTransaction().execute();
    await sql`select from clinics where id = ${clinicId} for share`.execute(billing);
    const sending = send([cuff(-60), cuff(-60, { hwi_device_id: 'TNV-9' })]);
    await untilHeldUp(db);
    await sql`select from patients where id = any(${[own, other]}) order by id for no key update`.execute(
      billing,
    );
    await billing.commit().execute();
    expect(await sending).toMatchObject({ status: 200, json: { accepted: 1, waiting: 1 } });
  });

  test('who links a device asks for its patient first, as who merges two records does', async () => {
    const { db, send, ask, connectionId } = await clinic();
    await send(cuff(-60, { hwi_device_id: 'TNV-9' }));
    const merging = await db.startTransaction().execute();
    await sql`select from patients where id = any(${[own, other]}) order by id for update`.execute(merging);
    const linking = ask('bindWaitingDevice', { connectionId, serial: 'TNV-9', orderId: 'ORD-1' });
    await untilHeldUp(db);
    await sql`select from orders where patient_id = any(${[own, other]}) order by id for update`.execute(
      merging,
    );
    await merging.commit().execute();
    expect(await linking).toMatchObject({ status: 200, json: { accepted: 1 } });
  });

  test('who links a device while a delivery keeps readings of it for later sees them', async () => {
    const { db, store, send, ask, page, connectionId } = await clinic();
    await send(cuff(-90, { hwi_device_id: 'TNV-9' }));
    const [waiting] = await store.vendors.waitingOf({
      clinicId,
      connectionId,
      serialKey: serialKey('TNV-9'),
    });
    if (!waiting) throw new Error('One waits.');
    const delivering = await db.startTransaction().execute();
    const { vendors } = postgresStore(delivering);
    await vendors.hold(clinicId);
    const linking = ask('bindWaitingDevice', { connectionId, serial: 'TNV-9', orderId: 'ORD-2' });
    await untilHeldUp(db);
    const later = { ...waiting.reading, mrTime: formatStamp(at(-60)) };
    await vendors.wait({ clinicId, connectionId }, [{ ...waiting, at: at(-60), reading: later }]);
    await delivering.commit().execute();
    expect(await linking).toMatchObject({ status: 200, json: { accepted: 2, earlier: 0 } });
    expect((await page('BloodPressure', own)).total).toBe(2);
    expect((await ask('getWaitingDevices')).json).toEqual([]);
  });
});
