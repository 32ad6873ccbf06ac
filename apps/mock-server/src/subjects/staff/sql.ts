import { limits } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { usernameKey } from '../patients/search.ts';
import { postgresAccounts } from '../sessions/sql.ts';
import type { StaffInvitations, StoredInvitation } from './contract.ts';
import type {} from './tables.ts';

const keptMs = limits.invitationKeptDays * 86_400_000;

const columns = [
  'invitations.id as invitationId',
  'username',
  'role',
  'first_name as firstName',
  'last_name as lastName',
  'expires_at as expiresAt',
] as const;

/** An invitation as its table holds it. */
export const invitationRow = (invitation: StoredInvitation) => ({
  id: invitation.invitationId,
  clinic_id: invitation.clinicId,
  username: invitation.username,
  username_key: usernameKey(invitation.username),
  role: invitation.role,
  first_name: invitation.firstName,
  last_name: invitation.lastName,
  token_hash: invitation.tokenHash,
  expires_at: invitation.expiresAt,
});

/** The invitations of the store. */
export function postgresStaff(db: Database): StaffInvitations {
  return {
    invite(actor, invitation) {
      const { invitationId, role } = invitation;
      const row = invitationRow({ ...invitation, clinicId: actor.clinicId });
      const key = row.username_key;
      return inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('invitations')
          .where('expires_at', '<=', new Date(actor.at.getTime() - keptMs))
          .execute();
        const owner = await ownerOf(trx, key);
        if (owner === 'nobody' || owner.worksAt !== actor.clinicId) {
          await trx
            .insertInto('invitations')
            .values(row)
            .onConflict((conflict) => conflict.columns(['clinic_id', 'username_key']).doUpdateSet(row))
            .execute();
          await writeAudit(trx, auditEntry(actor, 'staff.invited', invitationId, { role }));
        }
        return { isFree: owner === 'nobody' };
      });
    },
    async ofClinic(clinicId) {
      const rows = await db
        .selectFrom('invitations')
        .select(columns)
        .where('clinic_id', '=', clinicId)
        .execute();
      return rows;
    },
    withdraw(actor, invitationId) {
      return inTransaction(db, async (trx) => {
        const gone = await trx
          .deleteFrom('invitations')
          .where('id', '=', invitationId)
          .where('clinic_id', '=', actor.clinicId)
          .returning('id')
          .executeTakeFirst();
        if (!gone) return false;
        await writeAudit(trx, auditEntry(actor, 'staff.invitation-withdrawn', invitationId));
        return true;
      });
    },
    async check({ invitationId, tokenHash, at }) {
      const found = await db
        .selectFrom('invitations')
        .innerJoin('clinics', 'clinics.id', 'invitations.clinic_id')
        .select([...columns, 'clinics.name as clinicName'])
        .where('invitations.id', '=', invitationId)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return found ?? null;
    },
    accept({ invitationId, tokenHash, accountId, firstName, lastName, passwordHash, language, at }) {
      return inTransaction(db, async (trx) => {
        const taken = await trx
          .deleteFrom('invitations')
          .where('id', '=', invitationId)
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', at)
          .returning(['clinic_id', 'username', 'username_key', 'role'])
          .executeTakeFirst();
        if (!taken || (await ownerOf(trx, taken.username_key)) !== 'nobody') return null;
        const opened = await trx
          .insertInto('accounts')
          .values({
            ...taken,
            id: accountId,
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
        if (!opened) return null;
        const { clinic_id: clinicId, role } = taken;
        await writeAudit(trx, auditEntry({ accountId, clinicId, at }, 'account.opened', accountId, { role }));
        return postgresAccounts(trx).find(accountId);
      });
    },
  };
}

/** Who has an address: nobody, or somebody, and where they work if they do. Patients are looked for in every case. */
async function ownerOf(db: Database, key: string): Promise<'nobody' | { worksAt: string | null }> {
  const account = await postgresAccounts(db).findByUsername(key);
  const patient = await db
    .selectFrom('patients')
    .select('id')
    .where('username_key', '=', key)
    .executeTakeFirst();
  if (account && account.role !== 'PATIENT') return { worksAt: account.clinicId };
  return account || patient ? { worksAt: null } : 'nobody';
}
