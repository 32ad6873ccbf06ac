import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import type { IntentKey, IntentOutcome } from '../contracts/once.ts';
import type { Database } from './open.ts';

const keptMs = limits.idempotencyHours * 3_600_000;

/**
 * Does a piece of work once for an intent: the lock of the intent is taken or the other one is running, and the answer
 * is written in the transaction of the work, so that neither is ever there without the other.
 */
export function once<T>(
  db: Database,
  intent: IntentKey,
  work: (trx: Database) => Promise<T>,
): Promise<IntentOutcome<T>> {
  const { accountId, call, key, requestHash, at } = intent;
  const name = JSON.stringify([accountId, call, key]);
  return db.transaction().execute(async (trx): Promise<IntentOutcome<T>> => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as taken`.execute(trx);
    if (!lock.rows[0]?.taken) return { kind: 'running' };
    const before = await trx
      .selectFrom('intents')
      .select(['request_hash', 'answer'])
      .where('account_id', '=', accountId)
      .where('call', '=', call)
      .where('key', '=', key)
      .where('at', '>', new Date(at.getTime() - keptMs))
      .executeTakeFirst();
    if (before && before.request_hash !== requestHash) return { kind: 'reused' };
    if (before) return { kind: 'done', answer: before.answer as T };
    const answer = await work(trx);
    const row = { request_hash: requestHash, answer: JSON.stringify(answer), at };
    await trx
      .insertInto('intents')
      .values({ account_id: accountId, call, key, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'call', 'key']).doUpdateSet(row))
      .execute();
    return { kind: 'done', answer };
  });
}

/** Forgets intents whose time is over. */
export async function forgetIntents(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('intents')
    .where('at', '<=', new Date(now.getTime() - keptMs))
    .execute();
}
