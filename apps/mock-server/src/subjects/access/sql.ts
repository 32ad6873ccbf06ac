import { accessWindow } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import { type AccessLog, systemReader } from './contract.ts';
import type {} from './tables.ts';

/** The log of access of the store. */
export function postgresAccess(db: Database): AccessLog {
  return {
    async note({ at, clinicId, accountId, event, subject, kind, source, browser, times }) {
      await sql`${prepared}
        insert into access_log (clinic_id, account_id, event, subject, kind, window_at, at, last_at, source, browser, times)
        values (${clinicId}, ${accountId}, ${event}, ${subject}, ${kind}, ${accessWindow(at)}, ${at}, ${at},
          ${source}, ${browser}, ${times})
        on conflict (subject, account_id, event, kind, clinic_id, window_at) do update
          set times = access_log.times + excluded.times,
            last_at = greatest(access_log.last_at, excluded.last_at)`.execute(db);
    },
    async ofPatient({ patientId, page, noOfRows, reader }) {
      const reads = db
        .selectFrom('access_log')
        .where('subject', '=', patientId)
        .where('event', '=', 'read')
        .$if(reader !== undefined, (query) => query.where('account_id', '=', reader ?? ''));
      const [rows, { total }] = await Promise.all([
        reads
          .leftJoin('accounts', 'accounts.id', 'access_log.account_id')
          .leftJoin('clinics', 'clinics.id', 'accounts.clinic_id')
          .leftJoin('systems', 'systems.id', 'access_log.account_id')
          .leftJoin('apps', 'apps.id', 'access_log.account_id')
          .select([
            'access_log.at',
            'access_log.last_at as lastAt',
            'access_log.account_id as accountId',
            'access_log.kind',
            'access_log.times',
            'accounts.first_name as firstName',
            'accounts.middle_name as middleName',
            'accounts.last_name as lastName',
            'accounts.role',
            'clinics.name as clinicName',
            'systems.name as systemName',
            'apps.name as appName',
          ])
          .orderBy('access_log.id', 'desc')
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        reads.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return {
        rows: rows.map(
          ({ firstName, middleName, lastName, role, clinicName, systemName, appName, ...entry }) => {
            const program = systemName ?? appName;
            if (program !== null) return { ...entry, account: systemReader(program) };
            const isThere = firstName !== null && middleName !== null && lastName !== null && role !== null;
            const account = isThere
              ? { firstName, middleName, lastName, role, clinicName: clinicName ?? '' }
              : null;
            return { ...entry, account };
          },
        ),
        total: Number(total),
      };
    },
    async list(clinicId) {
      const rows = await db
        .selectFrom('access_log')
        .selectAll()
        .where('clinic_id', '=', clinicId)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        at: row.at,
        clinicId: row.clinic_id,
        accountId: row.account_id,
        event: row.event,
        subject: row.subject,
        kind: row.kind,
        source: row.source,
        browser: row.browser,
        times: row.times,
      }));
    },
  };
}
