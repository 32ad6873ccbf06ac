import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who read whom, and who was refused, logged in and out: one row for a quarter of an hour, with a count. */
const accessLog = sql`
create table access_log (
  id bigint generated always as identity primary key,
  clinic_id text not null,
  account_id text not null,
  event text collate "C" not null,
  subject text collate "C" not null,
  kind text collate "C" not null,
  window_at timestamptz not null,
  at timestamptz not null,
  last_at timestamptz not null,
  source text not null,
  times integer not null check (times > 0),
  unique (subject, account_id, event, kind, clinic_id, window_at)
);
create index access_log_subject on access_log (subject, id desc) where event = 'read';
create index access_log_clinic on access_log (clinic_id, id desc);
`;

/** A row only counts on. Nothing else of it changes, and none is removed, whoever sends the statement. */
const forEver = sql`
create function refuse_change_of_access() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.times > old.times and new.last_at >= old.last_at
      and (new.id, new.clinic_id, new.account_id, new.event, new.subject, new.kind, new.window_at, new.at, new.source)
        = (old.id, old.clinic_id, old.account_id, old.event, old.subject, old.kind, old.window_at, old.at, old.source)
    then
      return new;
    end if;
  end if;
  raise exception 'The log of access cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger access_only_counts before update on access_log for each row execute function refuse_change_of_access();
create trigger access_is_for_ever before delete or truncate on access_log
  for each statement execute function refuse_change_of_access();
`;

/** The log of access. */
export const accessLogs: Migration = {
  async up(db: Kysely<unknown>) {
    await accessLog.execute(db);
    await forEver.execute(db);
  },
};
