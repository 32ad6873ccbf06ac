import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type {} from './tables.ts';
import type { FileViews } from './views.contract.ts';

/** Who was given what the files of the store hold. */
export const postgresFileViews = (db: Database): FileViews => ({
  async note({ accountId, at }, { patientId, txnName }, from) {
    // From the file itself, held meanwhile: one that has just gone is nobody's to have seen.
    await sql`
      insert into file_views (patient_id, txn_name, account_id, at, last_at)
      select patient_id, txn_name, ${accountId}, ${at}, ${at} from files
      where patient_id = ${patientId} and txn_name = ${txnName} and bytes > ${from}::int for key share
      on conflict (patient_id, txn_name, account_id) do update set last_at = excluded.last_at
        where ${from}::int = 0 and excluded.last_at > file_views.last_at`.execute(db);
  },
  async of({ patientId, txnName }) {
    const file = await db
      .selectFrom('files')
      .select('views_since as since')
      .where('patient_id', '=', patientId)
      .where('txn_name', '=', txnName)
      .executeTakeFirst();
    if (!file) return null;
    const rows = await db
      .selectFrom('file_views')
      .innerJoin('accounts', 'accounts.id', 'file_views.account_id')
      .innerJoin('clinics', 'clinics.id', 'accounts.clinic_id')
      .select(['account_id as accountId', 'at', 'last_at as lastAt', 'role', 'clinics.name as clinicName'])
      .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
      .where('patient_id', '=', patientId)
      .where('txn_name', '=', txnName)
      .orderBy('last_at', 'desc')
      .orderBy(sql`account_id collate "C"`)
      .limit(limits.fileViewsMaxRows)
      .execute();
    return {
      ...file,
      rows: rows.map(({ accountId, at, lastAt, ...account }) => ({ accountId, at, lastAt, account })),
    };
  },
  ofPatient: (patientId) =>
    db
      .selectFrom('file_views')
      .select(['txn_name as txnName', 'account_id as accountId', 'at', 'last_at as lastAt'])
      .where('patient_id', '=', patientId)
      .orderBy('txn_name')
      .orderBy(sql`account_id collate "C"`)
      .execute(),
});
