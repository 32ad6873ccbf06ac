import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each clinic keeps its own models, so that none meets another's by its code. */
const ownModels = sql`
alter table clinic_devices
  add column name text,
  add column brand text,
  add column vitals jsonb,
  add column in_use boolean not null default true;
update clinic_devices d set name = m.name, brand = m.brand, vitals = m.vitals
  from device_models m where m.model = d.model;
alter table clinic_devices
  alter column name set not null,
  alter column brand set not null,
  alter column vitals set not null,
  drop constraint clinic_devices_model_fkey;
drop table device_models;
`;

/** The catalogue of devices is each clinic's own. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await ownModels.execute(db);
  },
};
