import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { prepared } from '../src/store/sql/prepared.ts';
import { open } from './stores.ts';

test('a marked statement is prepared once by a connection, whatever it asks for; others are not', async () => {
  await open(inject('databaseUrl'))
    .connection()
    .execute(async (connection) => {
      const twice = async (number: number) => {
        const { rows } = await sql<{ n: number }>`${prepared} select ${number}::int * 2 as n`.execute(
          connection,
        );
        return rows[0]?.n;
      };
      const kept = async () => {
        const { rows } = await sql<{ statement: string; uses: string }>`
          select statement, generic_plans + custom_plans as uses from pg_prepared_statements
          where statement like '/*%'`.execute(connection);
        return rows.map(({ statement, uses }) => [statement, Number(uses)]);
      };
      expect([await twice(1), await twice(2), await twice(3)]).toEqual([2, 4, 6]);
      expect(await kept()).toEqual([['/* prepared */ select $1::int * 2 as n', 3]]);
      await sql`${prepared} select 1`.execute(connection);
      await sql`select 2`.execute(connection);
      expect((await kept()).length).toBe(2);
    });
});
