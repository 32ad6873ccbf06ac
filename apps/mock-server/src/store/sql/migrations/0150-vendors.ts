import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The vendors that deliver to a clinic, what they delivered lately, and readings of devices that nobody has. @see ADR 53 */
const tables = sql`
create table vendor_connections (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  vendor text not null,
  made_at timestamptz not null,
  made_by text collate "C" not null references accounts,
  secret text not null,
  old_secret text,
  old_until timestamptz,
  heard_at timestamptz,
  ended_at timestamptz
);
create index vendor_connections_clinic on vendor_connections (clinic_id);

create table vendor_deliveries (
  connection_id text collate "C" not null references vendor_connections,
  clinic_id text not null references clinics,
  signature_hash text collate "C" not null,
  at timestamptz not null,
  primary key (clinic_id, connection_id, signature_hash)
);
create index vendor_deliveries_at on vendor_deliveries (at);
create index vendor_deliveries_connection on vendor_deliveries (connection_id);

create table vendor_devices (
  connection_id text collate "C" not null references vendor_connections,
  clinic_id text not null references clinics,
  serial_key text collate "C" not null,
  order_id text collate "C" not null references orders on delete cascade,
  primary key (clinic_id, connection_id, serial_key)
);
create index vendor_devices_order on vendor_devices (order_id);
create index vendor_devices_connection on vendor_devices (connection_id);

create table waiting_readings (
  clinic_id text not null references clinics,
  connection_id text collate "C" not null references vendor_connections,
  serial_key text collate "C" not null,
  serial text not null,
  vital text collate "C" not null,
  at timestamptz not null,
  values_key text collate "C" not null,
  received_at timestamptz not null,
  is_typed boolean not null,
  reading jsonb not null,
  primary key (clinic_id, connection_id, serial_key, vital, at, values_key)
);
create index waiting_readings_connection on waiting_readings (connection_id);
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['vendor_connections', 'vendor_deliveries', 'vendor_devices', 'waiting_readings']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Vendors that deliver readings (RTE-07). */
export const vendors: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
