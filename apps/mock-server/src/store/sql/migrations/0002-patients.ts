import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const patientColumns = sql`
alter table clinics add column time_zone text not null default 'UTC';

alter table patients rename column email to username;
alter table patients
  add column username_key text collate "C",
  add column provider_id text references accounts,
  add column gender text,
  add column phone text,
  add column address jsonb,
  add column emergency_contact jsonb,
  add column language text,
  add column time_zone text not null default 'UTC',
  add column consent_date text,
  add column enrolled_at timestamptz not null default now(),
  add column name_key text collate "C" not null default '';
update patients set username_key = lower(username), name_key = lower(concat_ws(' ', first_name, last_name));
alter table patients alter column username_key set not null;
create unique index patients_username on patients (username_key);
create index patients_provider on patients (provider_id);

alter table orders add column provider_id text references accounts;
`;

const intents = sql`
create table intents (
  account_id text not null,
  call text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (account_id, call, key)
);
create index intents_at on intents (at);
`;

/**
 * What is written down stays written down: no statement changes or removes a line, whoever sends it. Only the owner of
 * the table could switch the trigger off, and filling a demo database anew does.
 */
const auditForEver = sql`
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log cannot be changed.' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_is_for_ever before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit();
`;

/** Whole patient records, who is responsible, the answers to Idempotency-Keys, and an audit log for ever. */
export const patients: Migration = {
  async up(db: Kysely<unknown>) {
    await patientColumns.execute(db);
    await intents.execute(db);
    await auditForEver.execute(db);
  },
};
