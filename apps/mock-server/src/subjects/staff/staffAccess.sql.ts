import { isAdministrator } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { endAll } from '../passwords/sql.ts';
import type { StaffAccess } from './staffAccess.contract.ts';

/** Who may log in, in the store. */
export function postgresStaffAccess(db: Database): StaffAccess {
  return {
    end(actor, accountId) {
      return inTransaction(db, async (trx) => {
        // One at a time in a clinic: else two administrators could end each other's access at the same moment.
        await trx
          .selectFrom('clinics')
          .select('id')
          .where('id', '=', actor.clinicId)
          .forNoKeyUpdate()
          .execute();
        const active = await trx
          .selectFrom('accounts')
          .select(['id', 'role'])
          .where('clinic_id', '=', actor.clinicId)
          .where('role', '<>', 'PATIENT')
          .where('access_ended_at', 'is', null)
          .execute();
        const account = active.find(({ id }) => id === accountId);
        if (!account) return 'ended';
        const others = active.filter(({ id, role }) => id !== accountId && isAdministrator(role));
        if (isAdministrator(account.role) && others.length === 0) return 'lastAdministrator';
        await trx
          .updateTable('accounts')
          .set({ access_ended_at: actor.at, changed_at: actor.at })
          .where('id', '=', accountId)
          .execute();
        await endAll(trx, { accountId, at: actor.at });
        await writeAudit(trx, auditEntry(actor, 'staff.access-ended', accountId));
        return 'ended';
      });
    },
    async restore(actor, accountId) {
      await inTransaction(db, async (trx) => {
        const restored = await trx
          .updateTable('accounts')
          .set({ access_ended_at: null, changed_at: actor.at })
          .where('id', '=', accountId)
          .where('clinic_id', '=', actor.clinicId)
          .where('access_ended_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (restored) await writeAudit(trx, auditEntry(actor, 'staff.access-restored', accountId));
      });
    },
    resetFactors(actor, accountId) {
      return inTransaction(db, async (trx) => {
        const own = await trx
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', accountId)
          .where('clinic_id', '=', actor.clinicId)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!own) return false;
        let taken = 0;
        for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'passkey_challenges'] as const) {
          const { length } = await trx
            .deleteFrom(table)
            .where('account_id', '=', accountId)
            .returning('account_id')
            .execute();
          // A passkey that was only begun is none.
          if (table !== 'passkey_challenges') taken += length;
        }
        if (taken === 0) return false;
        await endAll(trx, { accountId, at: actor.at });
        await writeAudit(trx, auditEntry(actor, 'staff.factors-reset', accountId));
        return true;
      });
    },
  };
}
