import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Up to which number of the chain the lines of the logs were sent to the operator's collector, and until when a process is
 * at it. One row, from the start on: where a collector is named later, it gets all that is kept.
 */
const sending = sql`
create table audit_sending (
  one boolean primary key default true check (one),
  number bigint not null default 0,
  until_at timestamptz
);
insert into audit_sending default values;
`;

/** The logs go elsewhere too. @see ASVS 16.4.3 */
export const auditSending: Migration = {
  async up(db: Kysely<unknown>) {
    await sending.execute(db);
  },
};
