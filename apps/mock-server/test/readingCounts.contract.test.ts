import { severityOf } from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fill } from '../src/seed/seedDatabase.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { aReading, clinicOfZones } from './readingWorlds.ts';
import { emptyDatabase, open } from './stores.ts';

const patientId = 'patient-002';

describe('what PostgreSQL keeps beside the readings', () => {
  const filled = async () => {
    const db = open(await emptyDatabase());
    await migrate(db);
    await fill(db, {
      world: clinicOfZones(['America/New_York']),
      kind: 'demo',
      passwordHash: async () => '',
    });
    const store = postgresStore(db);
    await store.readings.add([
      aReading({ at: new Date('2026-11-01T03:30:00Z') }),
      aReading({ at: new Date('2026-11-02T12:00:00Z'), values: { heartRate: 200 } }),
    ]);
    return { db, store };
  };
  const november = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-11-30T23:59:59Z') };

  test('follows a patient who moves to another time zone', async () => {
    const { db, store } = await filled();
    expect(await store.readings.days(patientId, november)).toEqual(['2026-10-31', '2026-11-02']);
    await db.updateTable('patients').set({ time_zone: 'UTC' }).where('id', '=', patientId).execute();
    expect(await store.readings.days(patientId, november)).toEqual(['2026-11-01', '2026-11-02']);
    expect(await store.readings.counts(patientId, november)).toEqual({ Normal: 1, Cautious: 0, Critical: 1 });
  });

  test('follows readings that are taken out, and lets none be changed', async () => {
    const { db, store } = await filled();
    await db.deleteFrom('readings').where('severity', '=', severityOf('Critical')).execute();
    expect(await store.readings.counts(patientId, null)).toEqual({ Normal: 1, Cautious: 0, Critical: 0 });
    expect(await store.readings.latest(patientId)).toMatchObject([
      { total: 1, reading: { class: 'Normal' } },
    ]);
    const pair = [200, 210].map((heartRate) => aReading({ values: { heartRate } }));
    await store.readings.add(pair);
    await db.deleteFrom('readings').where('values_key', '=', '200').execute();
    expect(await store.readings.unreviewedReadings(patientId)).toEqual({ critical: 1, cautious: 0 });
    expect(await store.readings.latest(patientId)).toMatchObject([
      { reading: { values: { heartRate: 210 }, isContradicted: false } },
    ]);
    await expect(sql`update readings set severity = 0`.execute(db)).rejects.toThrow('cannot be changed');
  });

  test('counts of whole months touch neither days nor readings', async () => {
    const { db, store } = await filled();
    await sql`delete from reading_days`.execute(db);
    const month = { start: new Date('2026-11-01T04:00:00Z'), end: new Date('2026-12-01T04:59:59Z') };
    expect(await store.readings.counts(patientId, month)).toEqual({ Normal: 0, Cautious: 0, Critical: 1 });
  });
});
