import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { clinicWith } from '../src/seed/index.ts';
import { backupLines, restore } from '../src/store/sql/backup.ts';
import { linesOfFile } from '../src/store/sql/backupFile.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import type { Database } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest } from './harness.ts';
import { startProgram } from './program.ts';
import { emptyDatabase, filledDatabase, open } from './stores.ts';

/** All lines of a backup of a database. */
async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of backupLines(db, startOfTest)) lines.push(line);
  return lines;
}
/** Its rows, each with its table, in one order: the database reads them in that in which they lie, which is nobody's promise. */
const rowsIn = (lines: readonly string[]) =>
  lines
    .flatMap((line) => {
      const { table, rows } = JSON.parse(line) as { table?: string; rows?: unknown };
      return Array.isArray(rows) ? rows.map((row) => `${table} ${JSON.stringify(row)}`) : [line];
    })
    .sort();
async function* from(lines: readonly string[]) {
  yield* lines;
}

test('a backup that is restored is the same database: rows, counts, and all that comes after (F15)', async () => {
  const db = open(await filledDatabase(demoWorld(startOfTest)));
  const lines = await linesOf(db);
  const other = open(await emptyDatabase());
  const count = await restore(other, from(lines));
  expect(count).toBeGreaterThan(10_000);
  expect(rowsIn(await linesOf(other))).toEqual(rowsIn(lines));
  const store = postgresStore(other);
  const message = {
    messageId: 'm-1',
    name: 'Ann',
    email: 'ann@example.test',
    message: 'Hello',
    at: startOfTest,
  };
  await store.contacts.add(message, { keyHash: null, requestHash: 'hash' });
  expect(await store.contacts.list(1)).toEqual([message]);
  await expect(sql`delete from audit_log`.execute(other), 'triggers run again').rejects.toThrow();
});

test.each([
  ['is empty', () => emptyDatabase()],
  [
    'has tables and was never filled',
    async () => {
      const url = await emptyDatabase();
      await migrate(open(url));
      return url;
    },
  ],
])(
  'of a database that %s there is no backup: it is said, and no file is left that looks like one (F15)',
  async (_, made) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'rpm-')), 'rpm.backup.gz');
    const program = startProgram('backup.ts', { DATABASE_URL: await made() }, { args: [file] });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('is empty')]);
    await expect(access(file)).rejects.toThrow('ENOENT');
  },
);

test('a backup is never written over another one (F15)', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'rpm-')), 'rpm.backup.gz');
  await writeFile(file, 'kept');
  const DATABASE_URL = await filledDatabase(clinicWith([]));
  const program = startProgram('backup.ts', { DATABASE_URL }, { args: [file] });
  expect([await program.ended, program.output()]).toEqual([1, expect.stringContaining('already')]);
  expect(await readFile(file, 'utf8')).toBe('kept');
});

test('a restore may take hours', async () => {
  const lines = await linesOf(open(await filledDatabase(clinicWith([]))));
  const other = open(await emptyDatabase());
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 3_600_000));
  try {
    await restore(other, from(lines));
  } finally {
    clock.mockRestore();
  }
  expect(await linesOf(other)).toEqual(lines);
});

test.each([
  ['cut off', (lines: string[]) => lines.slice(0, -1)],
  ['with a line missing', (lines: string[]) => lines.toSpliced(3, 1)],
  ['damaged', (lines: string[]) => lines.with(2, '{"table":')],
])('a backup that is %s restores nothing', async (_, spoil) => {
  const lines = await linesOf(open(await filledDatabase(clinicWith([]))));
  const other = open(await emptyDatabase());
  await expect(restore(other, from(spoil(lines)))).rejects.toThrow('nothing was restored');
  await restore(other, from(lines));
  expect(await linesOf(other)).toEqual(lines);
});

test('what is no backup, or of a newer version, or for a database in use, is refused in plain words', async () => {
  const other = open(await emptyDatabase());
  await expect(restore(other, from(['hello']))).rejects.toThrow('This file is no backup.');
  const newer = JSON.stringify({ backup: 'rpm-1', at: '', migrations: ['9999-later'] });
  await expect(restore(other, from([newer]))).rejects.toThrow('of a newer version (9999-later)');
  await migrate(other);
  await expect(restore(other, from([newer]))).rejects.toThrow('The database is not empty.');
});

test('no line of a file is lost, however long the database takes before the first is asked for; what is no backup is told', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const file = path.join(folder, 'backup.gz');
  const lines = Array.from({ length: 5000 }, (_, at) => `line ${at}`);
  await writeFile(file, gzipSync(`${lines.join('\n')}\n`));
  const reading = linesOfFile(file);
  const db = open(await emptyDatabase());
  await sql`select 1`.execute(db);
  const came: string[] = [];
  for await (const line of reading) came.push(line);
  expect(came).toEqual(lines);
  await writeFile(file, 'no backup');
  await expect(linesOfFile(file).next()).rejects.toThrow('This file is no backup, or it is cut off.');
  await writeFile(file, gzipSync(lines.join('\n')).subarray(0, 200));
  const readAll = async () => {
    for await (const line of linesOfFile(file)) came.push(line);
  };
  await expect(readAll()).rejects.toThrow('it is cut off');
  await rm(folder, { recursive: true });
  await expect(linesOfFile(file).next()).rejects.toThrow('There is no file');
});

test('npm run restore says that its file is not there before it looks for a database (F15)', async () => {
  const DATABASE_URL = 'postgres://localhost:9/nowhere';
  const program = startProgram('restore.ts', { DATABASE_URL }, { args: ['no-such.backup.gz'] });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('There is no file no-such.backup.gz to be read.');
});
