import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { fill, refill } from '../src/seed/seedDatabase.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest } from './harness.ts';
import { emptyDatabase, open } from './stores.ts';

async function filled() {
  const db = open(await emptyDatabase());
  await migrate(db);
  const filling = { world: smallClinic(), kind: 'demo', passwordHash: async () => 'x' } as const;
  await fill(db, filling);
  const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: startOfTest };
  await postgresStore(db).inquiries.add({ inquiryId: 'i', type: 'other', message: 'x' }, actor);
  return { db, filling, lines: () => postgresStore(db).audit.list(northside.clinicId) };
}

test.each([
  `update audit_log set subject = 'another'`,
  'update audit_log set details = details where false',
  'delete from audit_log',
  'truncate audit_log',
])('the owner of the audit log cannot change it: %s', async (statement) => {
  const { db, lines } = await filled();
  const before = await lines();
  expect(before).toHaveLength(1);
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('The audit log cannot be changed.');
  expect(await lines()).toEqual(before);
});

test.each([`update notes set text = 'another'`, 'delete from notes'])(
  'a note is never changed: %s',
  async (statement) => {
    const { db } = await filled();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('A note cannot be changed.');
  },
);

test('filling a demo anew is the one thing that empties both', async () => {
  const { db, filling, lines } = await filled();
  await refill(db, filling);
  expect(await lines()).toEqual([]);
  const { notes } = await db
    .selectFrom('notes')
    .select((eb) => eb.fn.countAll<string>().as('notes'))
    .executeTakeFirstOrThrow();
  expect(Number(notes)).toBe(filling.world.notes.length);
});
