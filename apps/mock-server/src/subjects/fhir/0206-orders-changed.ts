import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The same of orders, as clinics have it since 0205: of what the order and its device show to systems. */
export const ordersChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column changed_at timestamptz not null default now()`.execute(db);
    await sql`create trigger orders_changed after update on orders for each row
      when ((old.patient_id, old.provider_id, old.device_name, old.status, old.serial, old.placed_at)
        is distinct from (new.patient_id, new.provider_id, new.device_name, new.status, new.serial, new.placed_at)
        and old.changed_at = new.changed_at) execute function date_change()`.execute(db);
  },
};
