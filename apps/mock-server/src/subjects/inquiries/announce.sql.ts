import { isAdministrator, isMailDue } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { InquiryNotice, InquiryNotices } from './announce.contract.ts';
import type {} from './tables.ts';

/** Telling of inquiries, of the store. */
export function postgresInquiryNotices(db: Database): InquiryNotices {
  return {
    async take(now) {
      const { rows } = await sql<{ id: string }>`select distinct clinic_id as id from inquiries
        where inbox = 'clinic' and state = 'New' and told_at is null order by 1`.execute(db);
      const all: InquiryNotice[] = [];
      for (const { id } of rows) all.push(...(await inTransaction(db, (trx) => takeOfClinic(trx, id, now))));
      return all;
    },
  };
}

/** The clinic's row is held, so that another process that looks at the same moment finds that they are told. */
async function takeOfClinic(trx: Database, clinicId: string, now: Date): Promise<InquiryNotice[]> {
  const { rows: clinics } = await sql<{ last: Date | null }>`
    select inquiry_mail_at as last from clinics where id = ${clinicId} for no key update`.execute(trx);
  const { rows: waiting } = await sql<{ raised: boolean }>`
    select raised <> '[]' as raised from inquiries
    where clinic_id = ${clinicId} and inbox = 'clinic' and state = 'New' and told_at is null`.execute(trx);
  const isRaised = waiting.some(({ raised }) => raised);
  if (waiting.length === 0 || !isMailDue({ last: clinics[0]?.last ?? null, isRaised }, now)) return [];
  await sql`update inquiries set told_at = ${now}
    where clinic_id = ${clinicId} and inbox = 'clinic' and told_at is null`.execute(trx);
  await sql`update clinics set inquiry_mail_at = ${now} where id = ${clinicId}`.execute(trx);
  const accounts = await trx
    .selectFrom('accounts')
    .select(['username', 'language', 'role'])
    .where('clinic_id', '=', clinicId)
    .where('access_ended_at', 'is', null)
    .execute();
  return accounts
    .filter(({ role }) => isAdministrator(role))
    .map(({ username, language }) => ({ username, language, isRaised }));
}
