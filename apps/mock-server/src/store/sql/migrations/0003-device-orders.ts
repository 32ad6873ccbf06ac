import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const clinicDevices = sql`
create table clinic_devices (
  clinic_id text not null references clinics on delete cascade,
  model text not null references device_models,
  primary key (clinic_id, model)
);
insert into clinic_devices select clinics.id, device_models.model from clinics cross join device_models;
`;

/** A device that was activated before there were serial numbers has none, and its order's time is all that is known. */
const orderColumns = sql`
alter table orders
  add column device_id text,
  add column gender text,
  add column address jsonb,
  add column monitoring jsonb not null default '[]',
  add column serial text,
  add column serial_key text collate "C",
  add column activated_at timestamptz,
  add column deactivation_reason text;
update orders set device_id = device_model,
  activated_at = case when status in ('Activated', 'Deactivated') then placed_at end;

create unique index orders_serial on orders (coalesce(device_model, ''), serial_key) where status = 'Activated';
drop index orders_patient;
create index orders_patient on orders (patient_id, placed_at desc, number desc);
`;

/** New numbers begin above all that are there; what is longer than a number of ours is not counted. */
const orderNumbers = sql`
create sequence order_numbers as bigint;
select setval('order_numbers', greatest(40000, max(substring(id from '^RPM-(\\d{1,9})$')::bigint))) from orders;
`;

const deviceTokens = sql`
create table device_tokens (
  order_id text collate "C" primary key references orders on delete cascade,
  token_hash text collate "C" not null unique,
  issued_at timestamptz not null
);
`;

/** `json` keeps the order of the fields, which `jsonb` does not: an answer that is given again is the same to the letter. */
const answersToTheLetter = sql`alter table intents alter column answer type json`;

/** What an order says beyond its row, the clinics' devices, order numbers, and the tokens of devices. */
export const deviceOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await clinicDevices.execute(db);
    await orderColumns.execute(db);
    await orderNumbers.execute(db);
    await deviceTokens.execute(db);
    await answersToTheLetter.execute(db);
  },
};
