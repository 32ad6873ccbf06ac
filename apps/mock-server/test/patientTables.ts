import { sql } from 'kysely';

/** The tables of which a row knows its patient, by name. */
export const patientTables = sql`
    select distinct c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (
      a.attname in ('patient_id', 'owner_id', 'kept_id', 'gone_id') and c.relname not in ('accounts')
      and (a.attname <> 'owner_id' or exists (
        select from pg_constraint f where f.conrelid = c.oid and f.confrelid = 'patients'::regclass
          and a.attnum = any(f.conkey)))
      or exists (select from pg_constraint f where f.conrelid = c.oid and f.confrelid = 'patients'::regclass))
    union select 'patients' order by 1`;
