import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each line of both logs gets a checksum over itself and the one before it, in the order in which they are sealed: a line
 * that is changed, added between or taken out later shows. Counts of access, which grow, are not sealed.
 */
const chain = sql`
create table audit_chain (
  number bigint primary key,
  log text collate "C" not null check (log in ('audit', 'access')),
  line_id bigint not null,
  checksum bytea not null,
  unique (log, line_id)
);

create function audit_line(which text, id bigint) returns text language sql stable as $$
  select case which
    when 'audit' then (
      select jsonb_build_array(a.id, extract(epoch from a.at), a.clinic_id, a.account_id, a.action, a.subject, a.details)
      from audit_log a where a.id = audit_line.id)
    else (
      select jsonb_build_array(a.id, extract(epoch from a.at), a.clinic_id, a.account_id, a.event, a.subject, a.kind, a.source)
      from access_log a where a.id = audit_line.id)
  end::text
$$;

create function audit_checksum(before bytea, line text) returns bytea language sql immutable as $$
  select sha256(before || convert_to(line, 'UTF8'))
$$;

-- A line whose number is lower than one that is sealed already was committed later, and is sealed after it; no
-- transaction lasts as long as it takes to write so many lines that it would be passed over.
create function seal_audit(at_most integer) returns integer language plpgsql as $$
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
    ) open order by at, log, id limit at_most
  loop
    newest := newest + 1;
    last := audit_checksum(last, audit_line(each.log, each.id));
    insert into audit_chain values (newest, each.log, each.id, last);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

create trigger audit_chain_is_for_ever before update or delete or truncate on audit_chain
  for each statement execute function refuse_change_of_audit();
`;

/** Both logs are one chain of checksums. */
export const auditChain: Migration = {
  async up(db: Kysely<unknown>) {
    await chain.execute(db);
  },
};
