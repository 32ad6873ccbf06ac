import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A link is good until a password is set by it. Those that were opened before had been exchanged for a ticket, which no
 * link holds: of a forgotten password they are over, which is what their pages say; of an invitation it is listed, and
 * sent anew by its clinic.
 */
export const links: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
delete from password_requests where is_exchanged;
alter table password_requests drop column is_exchanged;
alter table invitations drop column is_exchanged;
`.execute(db);
  },
};
