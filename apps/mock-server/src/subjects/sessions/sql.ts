import { isClinicRole, limits, sessionSecondsWithin } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Account, Accounts } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { type Sessions, wholeSession } from './contract.ts';
import { isLive, newestSessionFirst } from './live.ts';
import type {} from './tables.ts';

/** What is read of accounts. */
export const accountQuery = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinics', 'clinics.id', 'accounts.clinic_id')
    .select([
      'accounts.id as accountId',
      'username',
      'role',
      'is_carer as isCarer',
      'clinic_id as clinicId',
      'clinics.name as clinicName',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      'access_ended_at as accessEndedAt',
      'accounts.language',
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
    async active(ids) {
      if (ids.length === 0) return new Set();
      const found = await db
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', ids)
        .where('access_ended_at', 'is', null)
        .execute();
      return new Set(found.map(({ id }) => id));
    },
    async readerLanguage(key) {
      const { rows } = await sql<{ language: string | null }>`
        select language from accounts where username_key = ${key}
        union all (select language from patients where username_key = ${key} order by enrolled_at, id) limit 1`.execute(
        db,
      );
      return rows[0]?.language ?? null;
    },
    async ofClinic(clinicId) {
      // Patients are left out here, since there are many of them; what role counts as theirs is the domain's to say.
      const found = await accountQuery(db)
        .select('accounts.changed_at as changedAt')
        .where('clinic_id', '=', clinicId)
        .where('role', '<>', 'PATIENT')
        .execute();
      return found.filter(({ role }) => isClinicRole(role));
    },
  };
}

/** The ids of an account that logs in and of those that it opens beside itself (F12). */
export const ownAccounts = (db: Database, loginId: string) =>
  db
    .selectFrom('accounts as own')
    .select('own.id')
    .where((eb) => eb.or([eb('own.id', '=', loginId), eb('own.login_id', '=', loginId)]));

interface SessionRow
  extends Account,
    Pick<
      Selectable<Tables['sessions']>,
      'started_at' | 'last_seen_at' | 'confirmed_at' | 'needs_set_up' | 'browser' | 'system'
    >,
    Pick<Selectable<Tables['accounts']>, 'session_seconds'>,
    Pick<Selectable<Tables['clinics']>, 'session_max_seconds'> {
  login_id: Selectable<Tables['accounts']>['id'];
  timeZone: string;
}

/** The sessions of the store. */
export function postgresSessions(db: Database): Sessions {
  return {
    async add(begun) {
      const session = wholeSession(begun);
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          account_id: session.accountId,
          started_at: session.startedAt,
          last_seen_at: session.lastSeenAt,
          ended_at: null,
          confirmed_at: session.confirmedAt,
          needs_set_up: session.needsSetUp,
          browser: session.browser,
          system: session.system,
        })
        .execute();
    },
    async find(tokenHash) {
      const { rows } = await sql<SessionRow>`${prepared}
        select accounts.id as "accountId", username, role, is_carer as "isCarer", clinic_id as "clinicId", clinics.name as "clinicName",
          first_name as "firstName", middle_name as "middleName", last_name as "lastName",
          access_ended_at as "accessEndedAt", accounts.language, time_zone as "timeZone", coalesce(login_id, accounts.id) as login_id, started_at, last_seen_at, session_seconds, session_max_seconds,
          confirmed_at, needs_set_up, browser, system
        from sessions join accounts on accounts.id = account_id join clinics on clinics.id = clinic_id
        where token_hash = ${tokenHash} and ended_at is null and access_ended_at is null`.execute(db);
      const [found] = rows;
      if (!found) return null;
      const {
        login_id: loginId,
        started_at: startedAt,
        last_seen_at: lastSeenAt,
        session_seconds: chosen,
        session_max_seconds: allowed,
        confirmed_at: confirmedAt,
        needs_set_up: needsSetUp,
        browser,
        system,
        timeZone,
        ...account
      } = found;
      return {
        session: {
          tokenHash,
          accountId: account.accountId,
          startedAt,
          lastSeenAt,
          confirmedAt,
          needsSetUp,
          browser,
          system,
        },
        account,
        loginId,
        idleSeconds: sessionSecondsWithin(chosen, allowed, account.role),
        timeZone,
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
    async confirm(tokenHash, at) {
      await db
        .updateTable('sessions')
        .set({ confirmed_at: at })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    async setUp(accountId) {
      await db
        .updateTable('sessions')
        .set({ needs_set_up: false })
        .where('account_id', 'in', ownAccounts(db, accountId))
        .execute();
    },
    async ofAccount(accountId, at) {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .innerJoin('clinics', 'clinics.id', 'clinic_id')
        .select([
          'token_hash as tokenHash',
          'account_id as accountId',
          'started_at as startedAt',
          'last_seen_at as lastSeenAt',
          'confirmed_at as confirmedAt',
          'needs_set_up as needsSetUp',
          'browser',
          'system',
          'session_seconds',
          'session_max_seconds',
          'role',
        ])
        .where('account_id', 'in', ownAccounts(db, accountId))
        .where('ended_at', 'is', null)
        .execute();
      return rows
        .filter(({ session_seconds: chosen, session_max_seconds: allowed, role, ...session }) =>
          isLive(session, sessionSecondsWithin(chosen, allowed, role), at),
        )
        .map(({ session_seconds: _, session_max_seconds: __, role: ___, ...session }) => session)
        .sort(newestSessionFirst);
    },
    async endSome(actor, tokenHashes) {
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('sessions')
          .set({ ended_at: actor.at })
          .where('account_id', 'in', ownAccounts(trx, actor.accountId))
          .where('token_hash', 'in', tokenHashes)
          .where('ended_at', 'is', null)
          .execute();
        const count = tokenHashes.length;
        await writeAudit(trx, auditEntry(actor, 'security.sessions-ended', actor.accountId, { count }));
      });
    },
  };
}

/** Forgets sessions that began so long ago that they are over, however busy they were. */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limits.sessionAbsoluteHours * 3_600_000);
  await db.deleteFrom('sessions').where('started_at', '<=', oldest).execute();
}
