import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rates with locality, days and source, of which 'not covered' is one; codes with a version. What was of a year holds from
 * its first day to its last. A clinic whose settings were complete has gone through setup.
 */
export const rates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table billing_codes add column version integer not null default 1`.execute(db);
    await sql`alter table rates
      add column locality text collate "C" not null default '',
      add column effective_from text collate "C",
      add column effective_to text collate "C",
      add column source text not null default '',
      alter column cents drop not null`.execute(db);
    await sql`update rates set effective_from = year || '-01-01', effective_to = year || '-12-31'`.execute(
      db,
    );
    await sql`alter table rates
      alter column effective_from set not null,
      drop constraint rates_pkey,
      add primary key (clinic_id, code, payer, locality, effective_from),
      drop column year,
      add check (effective_to is null or effective_from <= effective_to)`.execute(db);
    await sql`update clinics set billing = jsonb_set(
      jsonb_set(billing, '{value,locality}', 'null'),
      '{value,stepsDone}',
      case when billing -> 'value' ->> 'practiceName' is null or billing -> 'value' ->> 'tin' is null
        or billing -> 'value' ->> 'npi' is null or billing -> 'value' ->> 'billingProvider' is null
        then '[]' else '["practice", "providers", "rules", "rates", "check"]' end::jsonb)
      where billing is not null`.execute(db);
  },
};
