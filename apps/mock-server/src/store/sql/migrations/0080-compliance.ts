import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Alerts about devices and habits, as the rules of the domain find them: one for a patient and kind until it is resolved,
 * whichever process looks. Nothing of them is deleted but with the whole record; their history takes new rows only.
 */
const tables = sql`
alter table clinics add column silent_days integer not null default 3 check (silent_days between 1 and 30);
alter table orders add column handed_out_at timestamptz;

create table compliance_alerts (
  id text primary key,
  clinic_id text not null references clinics,
  patient_id text not null references patients,
  kind text not null check (kind in ('silent', 'notActivated', 'rangeEnds', 'daysShort')),
  day text collate "C" not null,
  count integer,
  state text not null check (state in ('Open', 'Acknowledged', 'Snoozed', 'Resolved')),
  owner_id text references accounts,
  snoozed_until timestamptz,
  opened_at timestamptz not null,
  over_at timestamptz,
  before jsonb,
  note text,
  resolved_at timestamptz,
  version integer not null,
  check ((state = 'Resolved') = (note is not null and resolved_at is not null)),
  check (state <> 'Snoozed' or (snoozed_until is not null and owner_id is not null)),
  check (state <> 'Acknowledged' or owner_id is not null)
);
create unique index compliance_one_open on compliance_alerts (patient_id, kind) where state <> 'Resolved';
create index compliance_list on compliance_alerts (clinic_id, day, id) where state <> 'Resolved';
create index compliance_clinic on compliance_alerts (clinic_id);
create index compliance_patient on compliance_alerts (patient_id);
create index compliance_owner on compliance_alerts (owner_id);

create table compliance_events (
  id bigint generated always as identity primary key,
  alert_id text not null references compliance_alerts on delete cascade,
  kind text not null,
  at timestamptz not null,
  by_id text references accounts
);
create index compliance_events_alert on compliance_events (alert_id, id desc);
create index compliance_events_by on compliance_events (by_id);

create table absences (
  id bigint generated always as identity primary key,
  patient_id text not null references patients,
  until text collate "C" not null,
  said_at timestamptz not null
);
create index absences_patient on absences (patient_id, id desc);

create trigger compliance_events_stay before update or delete on compliance_events
  for each statement execute function refuse_change_of_alert_lines();
create trigger compliance_alerts_stay before delete on compliance_alerts
  for each statement execute function refuse_change_of_alert_lines();
create trigger absences_stay before update or delete on absences
  for each statement execute function refuse_change_of_alert_lines();
`;

/** Asked once for a statement, not once for a row. */
const scope = "(select current_setting('rpm.clinic', true))";

/** The wall between clinics. */
const walls = sql.raw(`
alter table compliance_alerts enable row level security;
create policy clinic_wall on compliance_alerts using (clinic_id = ${scope} or ${scope} = '*');
alter table compliance_events enable row level security;
create policy clinic_wall on compliance_events using (
  ${scope} = '*' or exists (select from compliance_alerts wall where wall.id = compliance_events.alert_id));
alter table absences enable row level security;
create policy clinic_wall on absences using (
  ${scope} = '*' or exists (select from patients wall where wall.id = absences.patient_id));
`);

/** Alerts about devices and habits. */
export const compliance: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
