import { isChangedMeanwhile, sessionSecondsWithin } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Profiles } from './contract.ts';

/** The profiles of the store. */
export function postgresProfiles(db: Database): Profiles {
  return {
    async find(accountId) {
      const row = await profileQuery(db, accountId).executeTakeFirst();
      if (!row) return null;
      return {
        phone: row.phone,
        theme: row.theme,
        textSize: row.text_size,
        language: row.language,
        units: row.units ?? row.clinic_units,
        listen: row.listen,
        sessionSeconds: sessionSecondsWithin(row.session_seconds, row.session_max_seconds, row.role),
        sessionMaxSeconds: row.session_max_seconds,
      };
    },
    save(change, actor, seen = {}) {
      const { phone, theme, textSize, language, units, listen, sessionSeconds, firstName, lastName } = change;
      return inTransaction(db, async (trx) => {
        const row = await profileQuery(trx, actor.accountId).forNoKeyUpdate('accounts').executeTakeFirst();
        if (row) {
          const now = {
            phone: row.phone,
            sessionSeconds: sessionSecondsWithin(row.session_seconds, row.session_max_seconds, row.role),
          };
          if (isChangedMeanwhile(now, change, seen)) return false;
        }
        await trx
          .updateTable('accounts')
          .set({
            ...(phone !== undefined && { phone }),
            ...(theme !== undefined && { theme }),
            ...(textSize !== undefined && { text_size: textSize }),
            ...(language !== undefined && { language }),
            ...(units !== undefined && { units }),
            ...(listen !== undefined && { listen }),
            ...(sessionSeconds !== undefined && { session_seconds: sessionSeconds }),
            ...(firstName !== undefined && { first_name: firstName }),
            ...(lastName !== undefined && { last_name: lastName }),
          })
          .where('id', '=', actor.accountId)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'profile.saved', actor.accountId));
        return true;
      });
    },
  };
}

const profileQuery = (db: Database, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinics', 'clinics.id', 'accounts.clinic_id')
    .select([
      'phone',
      'theme',
      'text_size',
      'language',
      'listen',
      'session_seconds',
      'session_max_seconds',
      'role',
    ])
    .select(['accounts.units', 'clinics.units as clinic_units'])
    .where('accounts.id', '=', accountId);
