import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Both logs keep from where and in which browser something was done. Lines of before have neither, and keep their
 * checksums: what is new is sealed only where it is there. Counts of access are sealed a day after their quarter of an
 * hour, when they grow no more.
 */
const origin = sql`
alter table audit_log add source text, add browser text;
alter table access_log add browser text not null default '';
create index audit_log_times on audit_log (clinic_id, at desc, id desc);
create index access_log_times on access_log (clinic_id, at desc, id desc);
create index known_devices_device on known_devices (device_hash);

create or replace function refuse_change_of_access() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.times > old.times and new.last_at >= old.last_at
      and (to_jsonb(new) - 'times' - 'last_at') = (to_jsonb(old) - 'times' - 'last_at')
    then
      return new;
    end if;
  end if;
  raise exception 'The log of access cannot be changed.' using errcode = 'insufficient_privilege';
end $$;

alter table audit_chain drop constraint audit_chain_log_check;
alter table audit_chain add constraint audit_chain_log_check check (log in ('audit', 'access', 'count'));

create or replace function audit_line(which text, id bigint) returns text language sql stable as $$
  select case which
    when 'audit' then (
      select jsonb_build_array(a.id, extract(epoch from a.at), a.clinic_id, a.account_id, a.action, a.subject, a.details)
        || case when a.source is null then '[]' else jsonb_build_array(a.source, a.browser) end
      from audit_log a where a.id = audit_line.id)
    when 'access' then (
      select jsonb_build_array(a.id, extract(epoch from a.at), a.clinic_id, a.account_id, a.event, a.subject, a.kind, a.source)
        || case a.browser when '' then '[]' else jsonb_build_array(a.browser) end
      from access_log a where a.id = audit_line.id)
    else (
      select jsonb_build_array(a.id, a.times, extract(epoch from a.last_at))
      from access_log a where a.id = audit_line.id)
  end::text
$$;

drop function seal_audit(integer);
-- Counts of quarters of an hour before counted_before are taken to be complete.
create function seal_audit(at_most integer, counted_before timestamptz) returns integer language plpgsql as $$
declare
  each record;
  newest bigint;
  last bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(20417002);
  select number, checksum into newest, last from audit_chain order by number desc limit 1;
  newest := coalesce(newest, 0);
  last := coalesce(last, ''::bytea);
  for each in
    select * from (
      select 'audit' as log, id, at from audit_log a
        where id > (select coalesce(max(line_id), 0) - 100000 from audit_chain c where c.log = 'audit')
          and not exists (select from audit_chain c where c.log = 'audit' and c.line_id = a.id)
      union all
      select 'access', id, at from access_log a
        where id > (select coalesce(max(line_id), 0) - 100000 from audit_chain c where c.log = 'access')
          and not exists (select from audit_chain c where c.log = 'access' and c.line_id = a.id)
      union all
      select 'count', id, last_at from access_log a
        where id > (select coalesce(max(line_id), 0) - 100000 from audit_chain c where c.log = 'count')
          and window_at < counted_before
          and exists (select from audit_chain c where c.log = 'access' and c.line_id = a.id)
          and not exists (select from audit_chain c where c.log = 'count' and c.line_id = a.id)
    ) open order by at, log, id limit at_most
  loop
    newest := newest + 1;
    last := audit_checksum(last, audit_line(each.log, each.id));
    insert into audit_chain values (newest, each.log, each.id, last);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
`;

/** Where what is logged came from, and the counts in the chain. */
export const auditOrigin: Migration = {
  async up(db: Kysely<unknown>) {
    await origin.execute(db);
  },
};
