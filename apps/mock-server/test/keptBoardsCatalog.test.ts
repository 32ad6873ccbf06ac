import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { northside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { judgingRooms } from '../src/subjects/billing/judgedBy.ts';
import { judgedPatients, monthOf, monthOfClinic } from '../src/subjects/billing/monthAsked.ts';
import { boardWorld } from './boardWorld.ts';
import { startOfTest } from './harness.ts';
import { filledDatabase } from './stores.ts';
import { watchedDatabase } from './wallStatements.ts';

/** After which writes of a table a month is not judged anew, with the reason. Of every other table it is after each. */
const notAfter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patients: { INSERT: 'nothing is kept of who is new', DELETE: 'what is kept goes along' },
  clinics: { INSERT: 'nothing is kept of one that is new', DELETE: 'there is no such thing' },
  accounts: { INSERT: 'what names one is written after it', DELETE: 'what names one is gone before it' },
  reading_days: { UPDATE: 'how many readings a day has does not matter' },
  readings: {
    INSERT: 'read of those alone who have lived in other zones, and they are judged each time',
    DELETE: 'the same',
    UPDATE: 'there is no such thing',
  },
};

async function judging() {
  const watch = watchedDatabase(await filledDatabase(boardWorld()), null);
  const store = postgresStore(watch.db);
  const known = await monthOfClinic(store, northside.clinicId, monthOf('2026-11'), startOfTest);
  expect(await judgedPatients(store, northside.clinicId, known)).not.toEqual([]);
  return watch;
}

test('each table that judging a month reads says so when it is written, or is listed with the reason (17.6, SCR-04)', async () => {
  const { db, statements } = await judging();
  const text = [...statements].join('\n');
  const { rows } = await sql<{ name: string; events: string[] }>`
    select c.relname as name, array(
      select distinct event_manipulation::text from information_schema.triggers t
      where t.event_object_table = c.relname and t.trigger_name like 'judged\\_anew%' order by 1) as events
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  const read = rows.filter(({ name }) => new RegExp(`\\b(from|join) "?${name}\\b`).test(text));
  expect(read.map(({ name }) => name).sort()).toEqual([
    ...['accounts', 'billing_codes', 'bills', 'clinics', 'notes', 'orders', 'patients', 'rates'],
    ...['reading_days', 'readings', 'time_entries', 'timers'],
  ]);
  for (const { name, events } of read) {
    const expected = ['DELETE', 'INSERT', 'UPDATE'].filter((each) => !notAfter[name]?.[each]);
    expect(events, name).toEqual(expected);
  }
  await db.destroy();
});

test('what judging reads of an account is what makes it judge anew (17.6, SCR-04)', async () => {
  const { db, statements } = await judging();
  const columns = [...statements]
    .filter((text) => text.includes('from "accounts"'))
    .flatMap((text) => [...text.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ''))
    .filter((name) => name.includes('_') || name === 'role');
  expect(columns).toContain('last_name');
  const { rows } = await sql<{ rule: string }>`
    select pg_get_triggerdef(oid) as rule from pg_trigger where tgname = 'judged_anew' and tgrelid = 'accounts'::regclass`.execute(
    db,
  );
  for (const column of columns) expect(rows[0]?.rule).toContain(`new.${column}`);
  await db.destroy();
});

test('the checksum of what judges takes in each file of the rules that judging needs (17.6)', () => {
  const root = path.resolve(import.meta.dirname, '../../../packages/domain/src');
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm;
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(imports))
      visit(path.resolve(path.dirname(file), to));
  };
  for (const file of [
    ...['billing/ledgerBoard.ts', 'billing/boardEntry.ts', 'billing/heldUntil.ts', 'billing/rates.ts'],
    ...['billing/settings.ts', 'billing/papers.ts', 'billing/keptBill.ts', 'patients/names.ts'],
    ...['timer/countedTime.ts', 'timer/runningTimer.ts', 'accounts/roles.ts'],
  ])
    visit(path.join(root, file));
  const rooms = new Set([...seen].map((file) => path.relative(root, file).split(path.sep)[0] ?? ''));
  // Words are shown by the reader's own language, and say nothing that is kept.
  rooms.delete('words');
  expect([...rooms].sort()).toEqual(judgingRooms.domain);
});
