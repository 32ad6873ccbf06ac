import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A serial number is bound to one activated order of a clinic: what is in use at another clinic is none of its patients'
 * business. What staff hand out is recorded with the order, and compared when it is activated.
 */
const perClinic = sql`
drop index orders_serial;
create unique index orders_serial on orders (clinic_id, serial_key) where status = 'Activated';
alter table orders add column dispatched_serial text;
`;

/** Serial numbers belong to a clinic, and are known from the dispatch on. */
export const dispatchedSerials: Migration = {
  async up(db: Kysely<unknown>) {
    await perClinic.execute(db);
  },
};
