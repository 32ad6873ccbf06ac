import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Carers } from './carers.contract.ts';
import { oldestLink } from './contract.ts';
import type {} from './tables.ts';

/** The accounts of the store that links of shares open. */
export function postgresCarers(db: Database): Carers {
  return {
    async mayOpen(link) {
      return (await openedBy(db, link).executeTakeFirst()) !== undefined;
    },
    open({ accountId, firstName, lastName, passwordHash, language, ...link }) {
      const { at } = link;
      return inTransaction(db, async (trx) => {
        const share = await openedBy(trx, link).forUpdate('shares').executeTakeFirst();
        if (!share) return false;
        const opened = await trx
          .insertInto('accounts')
          .values({
            id: accountId,
            username: share.username,
            username_key: link.usernameKey,
            clinic_id: share.clinicId,
            role: 'PATIENT',
            is_carer: true,
            first_name: firstName,
            middle_name: '',
            last_name: lastName,
            password_hash: passwordHash,
            language,
            email_confirmed_at: at,
            changed_at: at,
          })
          // Somebody else may have taken the address since we looked.
          .onConflict((conflict) => conflict.column('username_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!opened) return false;
        const actor = { accountId, clinicId: share.clinicId, at };
        await writeAudit(trx, auditEntry(actor, 'account.opened', accountId));
        return true;
      });
    },
  };
}

/** The share that opens an account by its link. */
const openedBy = (db: Database, { tokenHash, usernameKey, at }: Parameters<Carers['mayOpen']>[0]) =>
  db
    .selectFrom('shares')
    .innerJoin('patients', 'patients.id', 'shares.owner_id')
    .select(['shares.username as username', 'patients.clinic_id as clinicId'])
    .where('token_hash', '=', tokenHash)
    .where('shares.username_key', '=', usernameKey)
    .where('token_used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('until', '>', at)
    .where('from_at', '>', oldestLink(at))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('accounts').select('accounts.id').where('accounts.username_key', '=', usernameKey),
        ),
      ),
    );
