import { fhirId, fhirInstant } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { askFhir, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { filledDatabase, makeStore, openAsApp, storeKinds } from './stores.ts';

const { administrator, patient } = demoAccounts;
const { accountId: patientId } = patient;
const { clinicId } = northside;
const { userId: goneId } = people.colleagues;
const before = '2026-11-10T15:00:00Z';
const changedAt = new Date(before);

function world() {
  const whole = { ...clinicWith([ownOrder({ orderId: 'RPM-90001' })]), readings: () => [], reviews: [] };
  const changed = { at: changedAt, consentAt: changedAt };
  return { ...whole, patients: whole.patients.map((each) => ({ ...each, changed })) };
}

describe.each(storeKinds)('a patient says when the record changed at %s (15.3)', (kind) => {
  async function clinic() {
    const api = testApi(await makeStore(kind, { ...world(), systems: [await ownSystem()] }));
    const token = await tokenFor(api, 'first');
    const dateOf = async (id: string) => (await askFhir(api, token, `Patient/${id}`)).json.meta.lastUpdated;
    const idsSince = async (at: string) => {
      const { json } = await askFhir(api, token, `Patient?_lastUpdated=ge${at}`);
      return ((json as Bundle).entry ?? []).map(({ resource }) => resource?.id).sort();
    };
    const actor = () => ({ accountId: administrator.accountId, clinicId, at: api.services.clock() });
    /** Lets a quarter of a minute pass. @returns what time it is then */
    const next = () => {
      api.wait(15);
      return fhirInstant(api.services.clock());
    };
    return { store: api.services.store, dateOf, idsSince, actor, next };
  }

  test('discharged, and back again', async () => {
    const { store, dateOf, idsSince, actor, next } = await clinic();
    const left = next();
    expect(await dateOf(own)).toBe(before);
    await store.lives.discharge(actor(), patientId, { day: '2026-11-20', reason: 'Moved.' });
    expect([await dateOf(own), await idsSince(left)]).toEqual([left, [own]]);
    const back = next();
    await store.lives.readmit(actor(), patientId);
    expect([await dateOf(own), await idsSince(back)]).toEqual([back, [own]]);
  });

  test.each(['kept', 'other'] as const)(
    'one record with another, details %s, and two again',
    async (details) => {
      const { store, dateOf, idsSince, actor, next } = await clinic();
      const gone = fhirId(goneId);
      const changed = details === 'other' ? [gone, own].sort() : [gone];
      for (const deed of ['merge', 'undo'] as const) {
        const at = next();
        const done =
          deed === 'merge'
            ? store.merges.merge(actor(), { mergeId: 'm', keptId: patientId, goneId, details })
            : store.merges.undo(actor(), goneId);
        expect(await done).toBe('done');
        expect(await dateOf(gone)).toBe(at);
        // The record that stays shows other details, or nothing else.
        expect(await dateOf(own)).toBe(details === 'other' ? at : before);
        expect(await idsSince(at)).toEqual(changed);
      }
    },
  );
});

test.each([
  ['clinics', "name = 'Renamed Clinic'", clinicId],
  ['orders', "device_name = 'Another Cuff'", 'RPM-90001'],
  ['accounts', "last_name = 'Newname'", administrator.accountId],
  ['patients', "last_name = 'Newname'", patientId],
])(
  '%s: a change that the database dates leaves its row to who only refers to it (15.3)',
  async (table, set, id) => {
    const url = await filledDatabase(world());
    const [db, other] = [openAsApp(url), openAsApp(url)];
    const dateOf = async () => {
      const { rows } = await sql<{
        at: Date;
      }>`select changed_at as at from ${sql.table(table)} where id = ${id}`.execute(db);
      return rows[0]?.at;
    };
    const earlier = await dateOf();
    await db.transaction().execute(async (trx) => {
      // It names a column of a unique index, as corrections do: a trigger before it would lock the row as if that had changed.
      await sql`update ${sql.table(table)} set id = id, ${sql.raw(set)} where id = ${id}`.execute(trx);
      // As a row does that is added meanwhile and names this one. Without waiting: a wait would be a deadlock some day.
      const held = sql`select id from ${sql.table(table)} where id = ${id} for key share nowait`;
      expect((await held.execute(other)).rows).toEqual([{ id }]);
    });
    expect(await dateOf()).not.toEqual(earlier);
  },
);
