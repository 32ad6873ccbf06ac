import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each side of a conversation has seen, and when: a row only where it saw more than before. Rows never change. */
const marks = sql`
create table conversation_marks (
  patient_id text collate "C" not null references patients,
  side text collate "C" not null check (side in ('patient', 'clinic')),
  up_to timestamptz not null,
  account_id text not null,
  at timestamptz not null,
  primary key (patient_id, side, up_to)
);
create index notes_conversations on notes (clinic_id, patient_id, at) where kind = 'conversation';

alter table conversation_marks enable row level security;
create policy clinic_wall on conversation_marks using (
  (select current_setting('rpm.clinic', true)) = '*'
  or exists (select from patients wall where wall.id = conversation_marks.patient_id));
`;

/** Unread marks of both sides of a conversation. */
export const conversationMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await marks.execute(db);
  },
};
