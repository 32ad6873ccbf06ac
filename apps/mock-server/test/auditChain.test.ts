import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { checkAudit, sealAudit } from '../src/store/sql/auditChain.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { writeChanges } from '../src/subjects/audit/changes.sql.ts';
import { correctionEntry } from '../src/subjects/audit/changes.ts';
import { writeAudit } from '../src/subjects/audit/sql.ts';
import { startOfTest } from './harness.ts';
import { startProgram } from './program.ts';
import { emptyDatabase, filledDatabase, open } from './stores.ts';

const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: startOfTest };

/** A database with three changes and two reads in its logs. */
async function written() {
  const url = await filledDatabase(smallClinic());
  const db = open(url);
  const store = postgresStore(db);
  for (const inquiryId of ['1', '2', '3'])
    await store.inquiries.add({ inquiryId, type: 'other', message: 'x' }, actor);
  for (const kind of ['vitals', 'notes'])
    await store.access.note({
      ...actor,
      event: 'read',
      subject: 'p',
      kind,
      source: 'ward',
      browser: 'edge',
      times: 1,
    });
  return { url, db, store };
}
const intoTable = (table: string, statement: string) =>
  `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`;

describe('the chain of the logs (F26)', () => {
  test('is whole over both logs, whoever seals at the same time, and goes on with new lines', async () => {
    const { db, store } = await written();
    await Promise.all([sealAudit(db, startOfTest), sealAudit(db, startOfTest), sealAudit(db, startOfTest)]);
    const first = await checkAudit(db);
    expect(first).toMatchObject({ lines: 5, brokenAt: null, open: 0 });
    await store.inquiries.add({ inquiryId: '4', type: 'other', message: 'x' }, actor);
    expect((await checkAudit(db)).open).toBe(1);
    // A count that grows is no new line.
    await store.access.note({
      ...actor,
      event: 'read',
      subject: 'p',
      kind: 'notes',
      source: 'ward',
      browser: 'edge',
      times: 3,
    });
    await sealAudit(db, startOfTest);
    const next = await checkAudit(db);
    expect(next).toMatchObject({ lines: 6, brokenAt: null });
    expect(next.head).not.toBe(first.head);
  });

  test('holds the counts of access too, a day later', async () => {
    const { db } = await written();
    await sealAudit(db, startOfTest);
    const nextDay = new Date(startOfTest.getTime() + 2 * 86_400_000);
    await sealAudit(db, nextDay);
    expect(await checkAudit(db)).toMatchObject({ lines: 7, brokenAt: null, open: 0 });
    await sql
      .raw(intoTable('access_log', `update access_log set times = 9 where kind = 'notes'`))
      .execute(db);
    expect((await checkAudit(db)).brokenAt).toBe(7);
  });

  test.each([
    ['audit_log', `delete from audit_log where id = 2`],
    ['audit_log', `update audit_log set account_id = 'another' where id = 2`],
    ['audit_log', `update audit_log set at = at + interval '1 second' where id = 1`],
    ['access_log', `delete from access_log where kind = 'notes'`],
    ['access_log', `update access_log set subject = 'another' where kind = 'notes'`],
    ['audit_chain', 'delete from audit_chain where number = 3'],
    ['audit_chain', `update audit_chain set checksum = 'x' where number = 3`],
  ])('shows what the owner of the tables does with the triggers off: %s, %s', async (table, statement) => {
    const { db, url } = await written();
    await sealAudit(db, startOfTest);
    await sql.raw(intoTable(table, statement)).execute(db);
    expect((await checkAudit(db)).brokenAt).not.toBeNull();
    const program = startProgram('checkAudit.ts', { DATABASE_URL: url });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('tampered with')]);
  });

  test('shows a correction whose before and after were changed; one that was erased fits (F5)', async () => {
    const { db, url } = await written();
    const kept = { patientId: 'p', salt: 's', changes: [{ field: 'phone', before: '1', after: '2' }] };
    const { entry, kept: row } = correctionEntry(actor, kept);
    await writeAudit(db, entry);
    await writeChanges(db, row);
    expect(await checkAudit(db)).toMatchObject({ altered: 0 });
    await expect(sql`update audit_changes set changes = '[]'`.execute(db)).rejects.toThrow(
      'cannot be changed',
    );
    await sql.raw(intoTable('audit_changes', `update audit_changes set changes = '[]'`)).execute(db);
    expect(await checkAudit(db)).toMatchObject({ altered: 1 });
    const program = startProgram('checkAudit.ts', { DATABASE_URL: url });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('tampered with')]);
    await sql`delete from audit_changes`.execute(db);
    expect(await checkAudit(db)).toMatchObject({ altered: 0, brokenAt: null });
  });

  test('npm run audit:check seals, and says that all is whole with the head to keep', async () => {
    const { url, db } = await written();
    const program = startProgram('checkAudit.ts', { DATABASE_URL: url });
    expect(await program.ended).toBe(0);
    const { head } = await checkAudit(db);
    expect(program.output()).toContain(`The audit log is whole: 5 lines. Keep this elsewhere: 5 ${head}`);
  });

  test('npm run audit:check calls no empty database whole: the address may be a wrong one (F15)', async () => {
    const program = startProgram('checkAudit.ts', { DATABASE_URL: await emptyDatabase() });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('is empty')]);
  });

  test.each(['update audit_chain set number = 9', 'delete from audit_chain', 'truncate audit_chain'])(
    'cannot be changed: %s',
    async (statement) => {
      const { db } = await written();
      await sealAudit(db, startOfTest);
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('cannot be changed');
    },
  );
});
