import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The same of patients, as clinics have it since 0205; of a consent, which is a resource of its own, by itself. */
export const patientsChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table patients add column changed_at timestamptz not null default now(),
      add column consent_changed_at timestamptz not null default now()`.execute(db);
    const shown = (row: string) =>
      [
        ...[
          'clinic_id',
          'first_name',
          'middle_name',
          'last_name',
          'birth_date',
          'username',
          'provider_id',
          'gender',
        ],
        ...['phone', 'address', 'emergency_contact', 'language', 'discharged_at', 'merged_into'],
      ]
        .map((column) => `${row}.${column}`)
        .join(', ');
    await sql`
create trigger patients_changed after update on patients for each row
  when ((${sql.raw(shown('old'))}) is distinct from (${sql.raw(shown('new'))}) and old.changed_at = new.changed_at)
  execute function date_change();
create function date_consent() returns trigger language plpgsql as $$
begin
  update patients set consent_changed_at = now() where id = new.id;
  return null;
end $$;
create trigger consents_changed after update on patients for each row
  when (old.consent_date is distinct from new.consent_date and old.consent_changed_at = new.consent_changed_at)
  execute function date_consent();
`.execute(db);
  },
};
