import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an inquiry or a message of the contact page stands, and what was done with it. @see F7 */
const tables = sql`
alter table clinics add column symptom_words jsonb;
alter table inquiries
  add column inbox text not null default 'operator' check (inbox in ('clinic', 'operator')),
  add column state text not null default 'New' check (state in ('New', 'InProgress', 'Answered', 'Closed')),
  add column owner_id text references accounts,
  add column version integer not null default 0,
  add column done_at timestamptz,
  add column raised jsonb not null default '[]',
  add constraint inquiry_is_done check ((done_at is not null) = (state in ('Answered', 'Closed'))),
  add constraint inquiry_has_owner check ((owner_id is null) = (state = 'New'));
-- What patients have sent before is their clinic's.
update inquiries set inbox = 'clinic' where account_id in (select id from patients);
create index inquiries_open on inquiries (clinic_id, at) where inbox = 'clinic' and state in ('New', 'InProgress');
create index inquiries_operator on inquiries (at) where inbox = 'operator';
create index inquiries_done on inquiries (done_at) where done_at is not null;
create index inquiries_owner on inquiries (owner_id) where owner_id is not null;

alter table contact_messages
  add column state text not null default 'New' check (state in ('New', 'InProgress', 'Answered', 'Closed')),
  add column owner_id text references accounts,
  add column version integer not null default 0,
  add column done_at timestamptz,
  add column raised jsonb not null default '[]',
  add constraint message_is_done check ((done_at is not null) = (state in ('Answered', 'Closed'))),
  add constraint message_has_owner check ((owner_id is null) = (state = 'New'));
create index contact_messages_at on contact_messages (at);
create index contact_messages_owner on contact_messages (owner_id) where owner_id is not null;

create table inbox_events (
  number bigint generated always as identity primary key,
  inquiry_id text collate "C" references inquiries on delete cascade,
  message_id text collate "C" references contact_messages on delete cascade,
  move text not null check (move in ('take', 'answer', 'close')),
  by_id text not null references accounts,
  at timestamptz not null,
  text text,
  constraint event_is_of_one check (num_nonnulls(inquiry_id, message_id) = 1),
  constraint event_has_answer check ((text is not null) = (move = 'answer'))
);
create index inbox_events_inquiry on inbox_events (inquiry_id) where inquiry_id is not null;
create index inbox_events_message on inbox_events (message_id) where message_id is not null;
create index inbox_events_by on inbox_events (by_id);
`;

/** The wall between clinics. What was done with a message of a guest is nobody's but the operator's. */
const walls = sql.raw(`
alter table inbox_events enable row level security;
create policy clinic_wall on inbox_events using (
  (select current_setting('rpm.clinic', true)) = '*'
  or exists (select from inquiries wall where wall.id = inbox_events.inquiry_id));
`);

/** The inboxes of inquiries. */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db);
    await sql`${walls}`.execute(db);
  },
};
