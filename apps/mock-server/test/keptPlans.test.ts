import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { clinicWith, southside } from '../src/seed/index.ts';
import { prepared } from '../src/store/sql/prepared.ts';
import { pageQuery } from '../src/subjects/alerts/page.sql.ts';
import { startOfTest } from './harness.ts';
import { filledDatabase, openAsApp } from './stores.ts';

test('a statement that is kept is planned once for whatever it asks, and no other is (SCR-02)', async () => {
  const db = openAsApp(await filledDatabase(clinicWith([])), '*', 1);
  const ask = (now: Date) =>
    pageQuery({ clinicId: southside.clinicId, tab: 'medical', page: 0, noOfRows: 20, now }).execute(db);
  for (let asked = 0; asked < 8; asked += 1) await ask(new Date(startOfTest.getTime() + asked));
  const { rows } = await sql<{ generic: string; custom: string }>`
    select generic_plans as generic, custom_plans as custom from pg_prepared_statements
    where starts_with(statement, ${sql.lit('/* prepared */')})`.execute(db);
  // Through a pooler nothing is kept.
  const keeps = !inject('poolerPort');
  expect(rows).toEqual(keeps ? [{ generic: '8', custom: '0' }] : []);
  const planned = (mark: typeof prepared) =>
    sql<{ mode: string }>`${mark} select current_setting('plan_cache_mode') as mode`.execute(db);
  expect((await planned(prepared)).rows).toEqual([{ mode: keeps ? 'force_generic_plan' : 'auto' }]);
  expect((await planned(sql``)).rows).toEqual([{ mode: 'auto' }]);
});
