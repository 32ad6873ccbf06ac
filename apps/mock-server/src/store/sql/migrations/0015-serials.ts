import { serialKey } from '@rpm/domain';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Bound {
  id: string;
  serial: string;
}

/**
 * A serial number is bound to one activated order, of whatever model, and what cannot be seen makes no other one
 * (behaviour section 4). Where two were bound before that rule, the one that was activated first keeps it. The others
 * stay activated under a key that no serial number folds to, because it holds a blank.
 */
export const serials: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index orders_serial`.execute(db);
    const { rows } = await sql<Bound>`
select id, serial from orders where serial is not null and status = 'Activated' order by activated_at, number
`.execute(db);
    const bound = new Set<string>();
    for (const { id, serial } of rows) {
      const own = serialKey(serial);
      const key = own === '' || bound.has(own) ? `${own} ${id}` : own;
      bound.add(key);
      await sql`update orders set serial_key = ${key} where id = ${id} and serial_key <> ${key}`.execute(db);
    }
    await sql`create unique index orders_serial on orders (serial_key) where status = 'Activated'`.execute(
      db,
    );
  },
};
