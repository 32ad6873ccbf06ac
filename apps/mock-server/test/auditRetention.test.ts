import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { checkAnchors, retainAudit } from '../src/store/sql/auditAnchors.ts';
import { checkAudit, sealAudit } from '../src/store/sql/auditChain.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { testKeys } from './harness.ts';
import { startProgram } from './program.ts';
import { emptyDatabase, filledDatabase, open } from './stores.ts';

const day = 86_400_000;
const now = new Date('2026-11-20T15:00:00Z');
const [key] = testKeys;
if (!key) throw new Error('There is a key.');
const SECRET_KEYS = `${key.id}:${Buffer.from(key.bytes).toString('base64')}`;

/** A database with a change and a read on each of some days, oldest first, all of it sealed. */
async function written(daysAgo: readonly number[]) {
  const url = await filledDatabase(smallClinic());
  const db = open(url);
  const store = postgresStore(db);
  for (const ago of daysAgo) {
    const at = now.getTime() - ago * day;
    await write(store, new Date(at));
    // The lines at once, the counts of access when they grow no more.
    for (const later of [0, 2 * day]) await sealAudit(db, new Date(at + later));
  }
  return { url, db, store };
}
async function write(store: ReturnType<typeof postgresStore>, at: Date) {
  const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at };
  await store.inquiries.add({ inquiryId: `i${at.getTime()}`, type: 'other', message: 'x' }, actor);
  const read = { event: 'read', subject: 'p', kind: 'notes', source: 'ward', browser: 'edge' } as const;
  await store.access.note({ ...actor, ...read, times: 1 });
}
const before = new Date(now.getTime() - 50 * day);
const rows = async (db: ReturnType<typeof open>, table: string) =>
  (await sql<{ at: Date }>`select at from ${sql.table(table)} order by at`.execute(db)).rows.length;

describe('old lines of the logs (HIPAA 164.316(b)(2)(i))', () => {
  test('are cut behind a signed anchor, and the chain is whole before, after, and with new lines', async () => {
    const { db, store } = await written([100, 90, 10]);
    const whole = await checkAudit(db);
    expect(whole).toMatchObject({ lines: 9, brokenAt: null, open: 0 });
    expect(await retainAudit(db, { before, now, key })).toBe(6);
    expect([await rows(db, 'audit_log'), await rows(db, 'access_log')]).toEqual([1, 1]);
    expect(await checkAudit(db)).toMatchObject({ lines: 3, head: whole.head, brokenAt: null, open: 0 });
    expect(await checkAnchors(db, testKeys)).toBe('whole');
    await write(store, now);
    await sealAudit(db, now);
    expect(await checkAudit(db)).toMatchObject({ lines: 5, brokenAt: null, open: 0 });
    expect(await retainAudit(db, { before, now, key })).toBe(0);
    expect(await retainAudit(db, { before: new Date(now.getTime() - day), now, key })).toBe(3);
    expect(await checkAudit(db)).toMatchObject({ lines: 2, brokenAt: null, open: 0 });
    expect(await checkAnchors(db, testKeys)).toBe('whole');
  });

  test('are cut all of them, and the chain goes on', async () => {
    const { db, store } = await written([100]);
    const { head } = await checkAudit(db);
    expect(await retainAudit(db, { before, now, key })).toBe(3);
    expect(await checkAudit(db)).toMatchObject({ lines: 0, head, brokenAt: null, open: 0 });
    await write(store, now);
    await sealAudit(db, now);
    expect(await checkAudit(db)).toMatchObject({ lines: 2, brokenAt: null, open: 0 });
  });

  test('a read whose count was sealed later goes with its count, and is not sealed twice', async () => {
    const url = await filledDatabase(smallClinic());
    const db = open(url);
    const store = postgresStore(db);
    const at = new Date(before.getTime() - day / 2);
    await write(store, at);
    await sealAudit(db, at);
    await write(store, new Date(before.getTime() + day));
    await sealAudit(db, new Date(before.getTime() + 3 * day));
    // The lines are cut, and the row stays for its count, which is behind the first line that stays.
    const cut = await retainAudit(db, { before, now, key });
    expect(cut).toBeGreaterThan(0);
    await sealAudit(db, now);
    expect(await checkAudit(db)).toMatchObject({ brokenAt: null, open: 0 });
    await retainAudit(db, { before: now, now, key });
    expect(await rows(db, 'access_log')).toBe(0);
    expect(await checkAudit(db)).toMatchObject({ brokenAt: null, open: 0 });
  });

  test.each([
    ['audit_log', 'delete from audit_log where id = (select max(id) from audit_log)'],
    ['audit_chain', 'delete from audit_chain where number = (select min(number) from audit_chain)'],
    ['audit_anchors', 'delete from audit_anchors'],
    ['audit_anchors', "update audit_anchors set checksum = 'x'"],
  ])('what is taken out behind the anchor still shows: %s, %s', async (table, statement) => {
    const { db } = await written([100, 10, 5]);
    await retainAudit(db, { before, now, key });
    await sql
      .raw(
        `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
      )
      .execute(db);
    expect((await checkAudit(db)).brokenAt).not.toBeNull();
  });

  test('an anchor that was made or changed without the key shows', async () => {
    const { db, url } = await written([100, 10]);
    await retainAudit(db, { before, now, key });
    await sql
      .raw(
        'alter table audit_anchors disable trigger user; update audit_anchors set lines = 1; alter table audit_anchors enable trigger user',
      )
      .execute(db);
    expect(await checkAnchors(db, testKeys)).toBe('broken');
    expect(await checkAnchors(db, [{ id: 'test', bytes: new Uint8Array(32).fill(8) }])).toBe('broken');
    expect(await checkAnchors(db, [])).toBe('unknown');
    for (const [variables, says] of [
      [{ SECRET_KEYS }, 'an anchor is not as it was signed'],
      [{}, 'Set SECRET_KEYS'],
    ] as const) {
      const program = startProgram('checkAudit.ts', { DATABASE_URL: url, ...variables });
      expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining(says)]);
    }
  });

  test.each(['update audit_anchors set lines = 9', 'delete from audit_anchors', 'truncate audit_anchors'])(
    'an anchor cannot be changed: %s',
    async (statement) => {
      const { db } = await written([100]);
      await retainAudit(db, { before, now, key });
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('cannot be changed');
    },
  );

  test('npm run audit:retain cuts what is older than the years, and not before six', async () => {
    const { db, url } = await written([365 * 8, 10]);
    const missing = startProgram('retainAudit.ts', { DATABASE_URL: url });
    expect([await missing.ended, missing.output()]).toEqual([1, expect.stringContaining('SECRET_KEYS')]);
    const program = startProgram('retainAudit.ts', {
      DATABASE_URL: url,
      SECRET_KEYS,
      AUDIT_RETENTION_YEARS: '7',
    });
    expect([await program.ended, program.output()]).toEqual([0, expect.stringContaining('3 lines')]);
    expect(await rows(db, 'audit_log')).toBe(1);
    const empty = startProgram('retainAudit.ts', {
      DATABASE_URL: await emptyDatabase(),
      SECRET_KEYS,
      AUDIT_RETENTION_YEARS: '7',
    });
    expect([await empty.ended, empty.output()]).toEqual([1, expect.stringContaining('is empty')]);
    for (const years of ['5', '0', 'x', '101'])
      expect(() => readEnvironment({ AUDIT_RETENTION_YEARS: years })).toThrow('from 6 to 100');
    expect(readEnvironment({}).auditRetentionYears).toBeNull();
  });

  test('nothing is cut of a log that was tampered with', async () => {
    const { db, url } = await written([365 * 8, 10]);
    await sql
      .raw(
        "alter table audit_log disable trigger user; update audit_log set account_id = 'x'; alter table audit_log enable trigger user",
      )
      .execute(db);
    const program = startProgram('retainAudit.ts', {
      DATABASE_URL: url,
      SECRET_KEYS,
      AUDIT_RETENTION_YEARS: '6',
    });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('tampered')]);
    expect(await rows(db, 'audit_log')).toBe(2);
  });
});
