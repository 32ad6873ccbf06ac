import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which inquiries of patients a mail has told their clinic of, and when the last one went. @see F7 */
const columns = sql`
alter table clinics add column inquiry_mail_at timestamptz;
alter table inquiries add column told_at timestamptz;
-- Of what is there already nobody is told any more.
update inquiries set told_at = now() where inbox = 'clinic';
create index inquiries_untold on inquiries (clinic_id) where inbox = 'clinic' and state = 'New' and told_at is null;
`;

/** Mails to clinics about new inquiries. */
export const inquiryMails: Migration = {
  async up(db: Kysely<unknown>) {
    await columns.execute(db);
  },
};
