import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An account per patient, as before, of which one logs in for all of its owner: `login_id` is the link. Those there are
 * log in by themselves. It is no foreign key: a backup brings the rows in any order, and accounts are never deleted.
 */
const links = sql`
alter table accounts
  alter column username_key drop not null,
  add column login_id text;
create index accounts_login on accounts (login_id) where login_id is not null;
`;

/** One log in for the patients of several clinics (F12). */
export const ownClinics: Migration = {
  async up(db: Kysely<unknown>) {
    await links.execute(db);
  },
};
