import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lines of the logs that are older than they must be kept go, behind a signed anchor that stays: up to which number of the
 * chain, the checksum there, how many lines, and the time of the last. The chain goes on from the newest anchor. Only who
 * owns the tables may take lines out: the server's role has no right to delete any.
 */
const anchors = sql`
create table audit_anchors (
  number bigint primary key,
  checksum bytea not null,
  lines bigint not null check (lines > 0),
  last_at timestamptz not null,
  cut_before timestamptz not null,
  cut_at timestamptz not null,
  key_id text not null,
  signature text not null
);

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.retaining', true) = 'yes' then
    return null;
  end if;
  raise exception 'The audit log cannot be changed.' using errcode = 'insufficient_privilege';
end $$;

create or replace function refuse_change_of_access() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rpm.retaining', true) = 'yes' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if new.times > old.times and new.last_at >= old.last_at
      and (to_jsonb(new) - 'times' - 'last_at') = (to_jsonb(old) - 'times' - 'last_at')
    then
      return new;
    end if;
  end if;
  raise exception 'The log of access cannot be changed.' using errcode = 'insufficient_privilege';
end $$;

create function refuse_change_of_anchor() returns trigger language plpgsql as $$
begin
  raise exception 'An anchor of the audit log cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_anchors_stay before update or delete or truncate on audit_anchors
  for each statement execute function refuse_change_of_anchor();
`;

/**
 * The same as before, but that it goes on from the newest anchor, and does not seal again what was sealed before it: a row
 * of access stays until its count is cut too.
 */
const seal = sql`
create or replace function seal_audit(at_most integer, counted_before timestamptz) returns integer language plpgsql as $$
declare
  each record;
  newest bigint;
  last bytea;
  cut timestamptz;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(20417002);
  select number, checksum into newest, last from (
    select number, checksum from audit_chain union all select number, checksum from audit_anchors
  ) known order by number desc limit 1;
  select max(cut_before) into cut from audit_anchors;
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
          and (cut is null or at >= cut)
          and not exists (select from audit_chain c where c.log = 'access' and c.line_id = a.id)
      union all
      select 'count', id, last_at from access_log a
        where id > (select coalesce(max(line_id), 0) - 100000 from audit_chain c where c.log = 'count')
          and window_at < counted_before
          and ((cut is not null and at < cut)
            or exists (select from audit_chain c where c.log = 'access' and c.line_id = a.id))
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

/** Anchors behind which old lines of the logs were cut. */
export const auditAnchors: Migration = {
  async up(db: Kysely<unknown>) {
    await anchors.execute(db);
    await seal.execute(db);
  },
};
