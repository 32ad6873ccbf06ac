import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Fullness, SignIns, TryKeys } from './contract.ts';

const windowMs = limits.loginWindowMinutes * 60_000;

/** Counts sign-ins in the database: they outlive a restart, and several processes count together. @see behaviour R33 */
export function postgresSignIns(db: Database): SignIns {
  return {
    begin(keys, at) {
      return inTransaction(db, async (trx) => {
        // Those who count the same thing take turns; the order of the locks keeps two from waiting for each other.
        for (const key of [keys.account, keys.address].sort()) {
          await takeTurn(trx, key);
        }
        const { account, address } = await fullnessOf(trx, keys, at);
        if (!account && !address) return { allowed: true, tryId: await count(trx, keys, at) };
        return { allowed: false, retryAt: new Date(Math.max(Number(account), Number(address))) };
      });
    },
    fullness: (keys, at) => fullnessOf(db, keys, at),
    fail(keys, at) {
      const until = new Date(at.getTime() + windowMs);
      return inTransaction(db, async (trx) => {
        await takeTurn(trx, keys.account);
        const { account: retryAt } = await fullnessOf(trx, keys, at);
        if (retryAt) return { retryAt, isLocked: false };
        await count(trx, keys, at);
        const { account: isFull } = await fullnessOf(trx, keys, at);
        if (!isFull) return { retryAt: null, isLocked: false };
        const prolonged = await trx
          .updateTable('account_locks')
          .set({ until })
          .where('account_key', '=', keys.account)
          .where('until', '>', at)
          .returning('until')
          .executeTakeFirst();
        if (prolonged) return { retryAt: null, isLocked: false };
        await trx
          .insertInto('account_locks')
          .values({ account_key: keys.account, until })
          .onConflict((conflict) => conflict.column('account_key').doUpdateSet({ until }))
          .execute();
        return { retryAt: null, isLocked: true };
      });
    },
    async succeed(account) {
      await db.deleteFrom('account_locks').where('account_key', '=', account).execute();
      await db.deleteFrom('login_attempts').where('account_key', '=', account).execute();
    },
    async takeBack(tryId) {
      await db.deleteFrom('login_attempts').where('id', '=', tryId).execute();
    },
  };
}

/** Counts a try, and forgets those that have left the window. @returns its number */
async function count(trx: Database, { account, address }: TryKeys, at: Date): Promise<string> {
  await trx
    .deleteFrom('login_attempts')
    .where('at', '<=', new Date(at.getTime() - windowMs))
    .execute();
  const { id } = await trx
    .insertInto('login_attempts')
    .values({ account_key: account, address_key: address, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function fullnessOf(db: Database, { account, address }: TryKeys, at: Date): Promise<Fullness> {
  const until = async (column: 'account_key' | 'address_key', key: string, tries: number) => {
    const deciding = await db
      .selectFrom('login_attempts')
      .select('at')
      .where(column, '=', key)
      .where('at', '>', new Date(at.getTime() - windowMs))
      .orderBy('id', 'desc')
      .offset(tries - 1)
      .limit(1)
      .executeTakeFirst();
    return deciding ? new Date(deciding.at.getTime() + windowMs) : null;
  };
  return {
    account: await until('account_key', account, limits.loginTries),
    address: await until('address_key', address, limits.loginTriesPerAddress),
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
