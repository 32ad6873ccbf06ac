import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { SignIns } from './contract.ts';

const windowMs = limits.loginWindowMinutes * 60_000;

/** Counts sign-ins in the database: they outlive a restart, and several processes count together. @see behaviour R33 */
export function postgresSignIns(db: Database): SignIns {
  return {
    begin(keys, at) {
      const windowStart = new Date(at.getTime() - windowMs);
      return inTransaction(db, async (trx) => {
        // Those who count the same thing take turns; the order of the locks keeps two from waiting for each other.
        for (const key of [keys.account, keys.address].sort()) {
          await takeTurn(trx, key);
        }
        await trx.deleteFrom('login_attempts').where('at', '<=', windowStart).execute();
        const deciding = (column: 'account_key' | 'address_key', key: string, tries: number) =>
          trx
            .selectFrom('login_attempts')
            .select('at')
            .where(column, '=', key)
            .orderBy('id', 'desc')
            .offset(tries - 1)
            .limit(1)
            .executeTakeFirst();
        const full = [
          await deciding('account_key', keys.account, limits.loginTries),
          await deciding('address_key', keys.address, limits.loginTriesPerAddress),
        ];
        const until = Math.max(...full.map((row) => (row ? row.at.getTime() + windowMs : 0)));
        if (until > 0) return { allowed: false, retryAt: new Date(until) };
        const { id } = await trx
          .insertInto('login_attempts')
          .values({ account_key: keys.account, address_key: keys.address, at })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { allowed: true, tryId: id };
      });
    },
    fail(account, at) {
      const windowStart = new Date(at.getTime() - windowMs);
      const until = new Date(at.getTime() + windowMs);
      return inTransaction(db, async (trx) => {
        await takeTurn(trx, account);
        const { tries } = await trx
          .selectFrom('login_attempts')
          .select((eb) => eb.fn.countAll<string>().as('tries'))
          .where('account_key', '=', account)
          .where('at', '>', windowStart)
          .executeTakeFirstOrThrow();
        if (Number(tries) < limits.loginTries) return false;
        const prolonged = await trx
          .updateTable('account_locks')
          .set({ until })
          .where('account_key', '=', account)
          .where('until', '>', at)
          .returning('until')
          .executeTakeFirst();
        if (prolonged) return false;
        await trx
          .insertInto('account_locks')
          .values({ account_key: account, until })
          .onConflict((conflict) => conflict.column('account_key').doUpdateSet({ until }))
          .execute();
        return true;
      });
    },
    async succeed(tryId, account) {
      await db.deleteFrom('account_locks').where('account_key', '=', account).execute();
      await db
        .deleteFrom('login_attempts')
        .where((eb) => eb.or([eb('id', '=', tryId), eb('account_key', '=', account)]))
        .execute();
    },
    async takeBack(tryId) {
      await db.deleteFrom('login_attempts').where('id', '=', tryId).execute();
    },
  };
}

/** Waits until nobody else counts the same thing; until the end of the transaction. */
async function takeTurn(trx: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Forgets locks that are over. */
export async function forgetLocks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_locks').where('until', '<=', now).execute();
}
