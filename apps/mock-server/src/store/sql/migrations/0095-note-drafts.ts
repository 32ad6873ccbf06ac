import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What is being written about patients, one for each author and patient; and the clinic's own templates of notes, which
 * end and are never deleted.
 *
 * @see SCR-03
 */
const tables = sql`
create table note_drafts (
  patient_id text collate "C" not null references patients,
  author_id text collate "C" not null references accounts,
  clinic_id text not null references clinics,
  draft jsonb not null,
  at timestamptz not null,
  primary key (patient_id, author_id)
);
create index note_drafts_author on note_drafts (author_id);
create index note_drafts_clinic on note_drafts (clinic_id);

create table note_templates (
  id text collate "C" primary key,
  clinic_id text not null references clinics,
  name text not null,
  topic text not null,
  text text not null,
  by_id text not null references accounts,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by text references accounts,
  replaced_by text references note_templates,
  check ((ended_at is null) = (ended_by is null)),
  check (replaced_by is null or ended_at is not null)
);
create index note_templates_in_use on note_templates (clinic_id) where ended_at is null;
create index note_templates_ended on note_templates (clinic_id, ended_at desc) where ended_at is not null;
create index note_templates_by on note_templates (by_id);
create index note_templates_ended_by on note_templates (ended_by) where ended_by is not null;
create index note_templates_replaced on note_templates (replaced_by) where replaced_by is not null;
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(
  ['note_drafts', 'note_templates']
    .map(
      (table) => `alter table ${table} enable row level security;
create policy clinic_wall on ${table} using (clinic_id = ${scope} or ${scope} = '*');`,
    )
    .join('\n'),
);

/** Drafts and templates of notes. */
export const noteDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
