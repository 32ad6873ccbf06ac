import { readFile } from 'node:fs/promises';
import { type SubscriptionWish, subscriptionIn } from '@rpm/domain';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../src/rooms/migrations.ts';
import type { Store } from '../src/store/Store.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { servedSubscription } from '../src/subjects/subscriptions/wire.ts';
import { emptyDatabase, open } from './stores.ts';

const base = 'https://portal.example/fhir';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 14, minute));
const rate = 'http://loinc.org|8867-4';

/** A subscription as it was kept when it named one patient at most: its filters as its system had written them. */
interface Old {
  filters: readonly string[];
  patient: string | null;
  vitals?: readonly string[];
}
/** What it is served and told as from now on: its filters without the patient, and of whom it told before. */
interface Now extends Old {
  kept: readonly string[];
}
const one: Omit<Now, 'filters' | 'kept'> = { patient: 'patient-1' };
const heart = ['HeartRate'];
const olds: Record<string, Now> = {
  everybody: { patient: null, filters: [], kept: [] },
  hearts: {
    patient: null,
    filters: [`Observation?code=${rate}`],
    kept: [`Observation?code=${rate}`],
    vitals: heart,
  },
  plain: { ...one, filters: ['Observation?patient=Patient/patient-1'], kept: [] },
  bare: { ...one, filters: ['Observation?patient=patient-1'], kept: [] },
  whole: { ...one, filters: [`Observation?patient=${base}/Patient/patient-1`], kept: [] },
  coded: { ...one, filters: ['Observation?patient=Patient%2Fpatient-1'], kept: [] },
  first: {
    ...{ ...one, vitals: heart, filters: [`Observation?patient=Patient/patient-1&code=${rate}`] },
    kept: [`Observation?code=${rate}`],
  },
  last: {
    ...{ ...one, vitals: heart, filters: [`Observation?code=${rate}&patient=Patient/patient-1`] },
    kept: [`Observation?code=${rate}`],
  },
  between: {
    ...{ ...one, vitals: heart },
    filters: [`Observation?code=${rate}&patient=patient-1&code=${rate}`],
    kept: [`Observation?code=${rate}&code=${rate}`],
  },
  twice: { ...one, filters: ['Observation?patient=patient-1&patient=Patient/patient-1'], kept: [] },
  apart: {
    ...{ ...one, vitals: heart },
    filters: [`Observation?patient=patient-1&code=${rate}&patient=patient-1`],
    kept: [`Observation?code=${rate}`],
  },
  two: {
    ...{ ...one, vitals: heart },
    filters: ['Observation?patient=Patient/patient-1', `Observation?code=${rate}`],
    kept: [`Observation?code=${rate}`],
  },
  other: { patient: 'patient-2', filters: ['Observation?patient=patient-2'], kept: [] },
  underscored: { patient: 'patient_3', filters: ['Observation?patient=Patient/patient.u3'], kept: [] },
};

/** The events of before: one that has its number already, and one that waits for it. */
const before = sql`
  insert into clinic_events (clinic_id, patient_id, topic, vital, reading_at, serial, values_key, at, is_waiting) values
    ('clinic-1', 'patient-1', 'readings', 'HeartRate', ${at(1)}, 'SN-1', 'k1', ${at(1)}, false),
    ('clinic-1', 'patient-1', 'readings', 'HeartRate', ${at(2)}, 'SN-1', 'k2', ${at(2)}, true)`;

describe('subscriptions that named one patient are brought to those that name several (15.3, 0191)', () => {
  let db: Database;
  let store: Store;

  beforeAll(async () => {
    db = open(await emptyDatabase());
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const to = async (name: string) => expect((await migrator.migrateTo(name)).error).toBeUndefined();
    await to('0014-links');
    await sql.raw(await readFile(new URL('fixtures/schema0014.sql', import.meta.url), 'utf8')).execute(db);
    await to('0190-client-auth');
    const third = { id: 'patient_3', username: 'oak@example.test', username_key: 'oak@example.test' };
    await sql`insert into patients select (jsonb_populate_record(p, ${JSON.stringify(third)}::jsonb)).*
      from patients p where id = 'patient-2'`.execute(db);
    await sql`insert into systems (id, clinic_id, name, grants, keys, made_at, made_by)
      values ('system-1', 'clinic-1', 'EHR', '{people,readings}', '{"keys": []}', ${at(0)}, 'doctor-1')`.execute(
      db,
    );
    for (const [id, { filters, patient, vitals = null }] of Object.entries(olds))
      await sql`insert into subscriptions (id, clinic_id, system_id, topic, patient_id, vitals, filters, endpoint, content, most,
          reason, state, made_at, counted, sent, failures, next_at)
        values (${id}, 'clinic-1', 'system-1', 'readings', ${patient}, ${vitals}, ${[...filters]},
          'https://ehr.example/hook', 'id-only', 100, 'Chart', 'active', ${at(0)}, 0, 0, 0, ${at(0)})`.execute(
        db,
      );
    await sql`update subscriptions set counted = 1, sent = 1 where id = 'plain'`.execute(db);
    await sql`update subscriptions set ended_at = ${at(0)} where id = 'bare'`.execute(db);
    await before.execute(db);
    await sql`insert into subscription_events (clinic_id, subscription_id, number, event_id, at)
      select clinic_id, 'plain', 1, id, at from clinic_events where not is_waiting`.execute(db);
    await migrate(db);
    store = postgresStore(db);
  });

  const alive = Object.entries(olds).filter(([id]) => id !== 'bare');

  test.each(alive)(
    '%s: it names whom it named, and its filters name nobody',
    async (id, { patient, kept, vitals = null }) => {
      const found = await store.subscriptions.find(id);
      expect(found).toMatchObject({ patientIds: patient === null ? null : [patient], filters: kept, vitals });
    },
  );

  test.each(alive)(
    '%s: as it is served, it can be posted again and is the same',
    async (id, { patient, kept }) => {
      const found = await store.subscriptions.find(id);
      if (!found) throw new Error('It is gone.');
      const served = servedSubscription(found, base);
      const again = subscriptionIn({ ...served, status: 'requested' }, base) as { wish: SubscriptionWish };
      const named = patient === null ? null : [patient];
      expect(again.wish).toMatchObject({ patientIds: named, filters: kept, vitals: found.vitals });
    },
  );

  test('one that had ended stays so, and nothing of a patient is left in any text', async () => {
    expect(await store.subscriptions.find('bare')).toBeNull();
    const { rows } = await sql`select id from subscriptions where filters::text like '%patient%'`.execute(db);
    expect(rows).toEqual([]);
  });

  test('each tells what it told: what waited, and what comes, with numbers that go on', async () => {
    const read = (patientId: string, minute: number, vital: 'HeartRate' | 'Weight' = 'HeartRate') => ({
      ...{
        patientId,
        vital,
        at: at(minute),
        receivedAt: at(minute),
        serial: 'SN-1',
        class: 'Normal' as const,
      },
      ...(vital === 'Weight'
        ? { values: { weight: 80 }, classes: { weight: 'Normal' as const } }
        : { values: { heartRate: 70 }, classes: { heartRate: 'Normal' as const } }),
    });
    await store.readings.add([
      read('patient-1', 3),
      read('patient-1', 4, 'Weight'),
      read('patient-2', 5),
      read('patient_3', 6),
    ]);
    await store.subscriptions.count('clinic-1');
    const told = async (id: string) =>
      (await store.subscriptions.events(id, 1, 100)).map(
        ({ number, event }) => `${number} ${event?.patientId} ${event?.reading?.at.getUTCMinutes()}`,
      );
    const own = (id: string) => [
      '1 patient-1 2',
      '2 patient-1 3',
      ...(olds[id]?.vitals ? [] : ['3 patient-1 4']),
    ];
    for (const [id, { patient }] of alive)
      if (patient === 'patient-1' && id !== 'plain') expect([id, await told(id)]).toEqual([id, own(id)]);
    expect(await told('plain')).toEqual(['1 patient-1 1', '2 patient-1 2', '3 patient-1 3', '4 patient-1 4']);
    expect(await told('other')).toEqual(['1 patient-2 5']);
    expect(await told('underscored')).toEqual(['1 patient_3 6']);
    expect(await told('hearts')).toEqual([
      '1 patient-1 2',
      '2 patient-1 3',
      '3 patient-2 5',
      '4 patient_3 6',
    ]);
    expect((await told('everybody')).length).toBe(5);
    expect(await told('bare')).toEqual([]);
    expect(await store.subscriptions.find('plain')).toMatchObject({ counted: 4, sent: 1 });
  });
});
