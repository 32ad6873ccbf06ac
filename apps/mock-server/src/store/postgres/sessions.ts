import type { Account, Store } from '../Store.ts';
import type { Database } from './open.ts';

/** The accounts and sessions of the store. */
export function postgresSessions(db: Database): Pick<Store, 'accounts' | 'sessions'> {
  const accounts = db
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
    ]);

  return {
    accounts: {
      async findByUsername(key) {
        const found = await accounts
          .select('password_hash as passwordHash')
          .where('username_key', '=', key)
          .executeTakeFirst();
        return found ?? null;
      },
    },
    sessions: {
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
        const found = await accounts
          .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
          .select(['started_at', 'last_seen_at'])
          .where('token_hash', '=', tokenHash)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (!found) return null;
        const { started_at: startedAt, last_seen_at: lastSeenAt, ...rest } = found;
        const account: Account = rest;
        return { session: { tokenHash, accountId: account.accountId, startedAt, lastSeenAt }, account };
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
    },
  };
}
