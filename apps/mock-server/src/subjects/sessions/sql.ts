import { isClinicRole, limits, sessionSecondsWithin } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Account, Accounts } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Clinics } from '../clinics/contract.ts';
import type { Sessions } from './contract.ts';

const accountQuery = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinics', 'clinics.id', 'accounts.clinic_id')
    .select([
      'accounts.id as accountId',
      'username',
      'role',
      'clinic_id as clinicId',
      'clinics.name as clinicName',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      'access_ended_at as accessEndedAt',
    ]);

/** The accounts of the store. */
export function postgresAccounts(db: Database): Accounts {
  return {
    async findByUsername(key) {
      const found = await accountQuery(db)
        .select(['password_hash as passwordHash', 'asks_for_code as asksForCode'])
        .where('username_key', '=', key)
        .executeTakeFirst();
      return found ?? null;
    },
    async find(accountId) {
      const found = await accountQuery(db).where('accounts.id', '=', accountId).executeTakeFirst();
      return found ?? null;
    },
    async ofClinic(clinicId) {
      // Patients are left out here, since there are many of them; what role counts as theirs is the domain's to say.
      const found = await accountQuery(db)
        .where('clinic_id', '=', clinicId)
        .where('role', '<>', 'PATIENT')
        .execute();
      return found.filter(({ role }) => isClinicRole(role));
    },
  };
}

interface SessionRow extends Account {
  started_at: Date;
  last_seen_at: Date;
  session_seconds: number;
  session_max_seconds: number;
}

/** The clinics of the store. */
export function postgresClinics(db: Database): Clinics {
  return {
    async find(clinicId) {
      const found = await db
        .selectFrom('clinics')
        .select(['id as clinicId', 'name', 'time_zone as timeZone'])
        .where('id', '=', clinicId)
        .executeTakeFirst();
      return found ?? null;
    },
    async allowSession(actor, seconds) {
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('clinics')
          .set({ session_max_seconds: seconds })
          .where('id', '=', actor.clinicId)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'clinic.session-length', actor.clinicId, { seconds }));
      });
    },
  };
}

/** The sessions of the store. */
export function postgresSessions(db: Database): Sessions {
  return {
    async add({ tokenHash, accountId, startedAt, lastSeenAt }) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          started_at: startedAt,
          last_seen_at: lastSeenAt,
          ended_at: null,
        })
        .execute();
    },
    async find(tokenHash) {
      const { rows } = await sql<SessionRow>`${prepared}
        select accounts.id as "accountId", username, role, clinic_id as "clinicId", clinics.name as "clinicName",
          first_name as "firstName", middle_name as "middleName", last_name as "lastName",
          access_ended_at as "accessEndedAt", started_at, last_seen_at, session_seconds, session_max_seconds
        from sessions join accounts on accounts.id = account_id join clinics on clinics.id = clinic_id
        where token_hash = ${tokenHash} and ended_at is null and access_ended_at is null`.execute(db);
      const [found] = rows;
      if (!found) return null;
      const {
        started_at: startedAt,
        last_seen_at: lastSeenAt,
        session_seconds: chosen,
        session_max_seconds: allowed,
        ...account
      } = found;
      return {
        session: { tokenHash, accountId: account.accountId, startedAt, lastSeenAt },
        account,
        idleSeconds: sessionSecondsWithin(chosen, allowed),
      };
    },
    async renew(tokenHash, at) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: at })
        .where('token_hash', '=', tokenHash)
        .where('last_seen_at', '<', at)
        .execute();
    },
    async end(tokenHash, at) {
      await db
        .updateTable('sessions')
        .set({ ended_at: at })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}

/** Forgets sessions that began so long ago that they are over, however busy they were. */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limits.sessionAbsoluteHours * 3_600_000);
  await db.deleteFrom('sessions').where('started_at', '<=', oldest).execute();
}
