import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import type { IntentKey, IntentOutcome } from '../once.ts';
import { type Database, transaction } from './open.ts';

const keptMs = limits.idempotencyHours * 3_600_000;

/**
 * Does a piece of work once for an intent. What was done is answered as the first time, however many ask at once. Else
 * the lock of the intent is taken, or another one has it and is running; and the answer is written in the transaction
 * of the work, so that neither is ever there without the other.
 */
export async function once<T>(
  db: Database,
  intent: IntentKey,
  work: (trx: Database) => Promise<T>,
): Promise<IntentOutcome<T>> {
  const { accountId, call, key, requestHash, at } = intent;
  const name = JSON.stringify([accountId, call, key]);
  const earlier = await earlierOutcome<T>(db, intent);
  if (earlier) return earlier;
  return transaction(db, async (trx): Promise<IntentOutcome<T>> => {
    const lock = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 1)) as taken`.execute(trx);
    if (!lock.rows[0]?.taken) return { kind: 'running' };
    // It may have ended between our look and our lock.
    const meanwhile = await earlierOutcome<T>(trx, intent);
    if (meanwhile) return meanwhile;
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

/** What came of an intent before, or `null` when it is new or its time is over. */
async function earlierOutcome<T>(
  db: Database,
  { accountId, call, key, requestHash, at }: IntentKey,
): Promise<IntentOutcome<T> | null> {
  const before = await db
    .selectFrom('intents')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('at', '>', new Date(at.getTime() - keptMs))
    .executeTakeFirst();
  if (!before) return null;
  return before.request_hash === requestHash
    ? { kind: 'done', answer: before.answer as T }
    : { kind: 'reused' };
}

/** Forgets intents whose time is over. */
export async function forgetIntents(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('intents')
    .where('at', '<=', new Date(now.getTime() - keptMs))
    .execute();
}
