import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that the link of a share has opened: no patient is behind them, which the role alone would say (SCR-07, R20). */
export const carers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table accounts add column is_carer boolean not null default false`.execute(db);
  },
};
