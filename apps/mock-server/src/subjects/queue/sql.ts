import { claimUntil, fullName, roundEnded, roundSeen } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { QueuePlace, Queues, StoredRound } from './contract.ts';
import { deedsOf } from './deeds.sql.ts';
import { orderOfWaiting, waitingPlaces } from './places.sql.ts';
import type {} from './tables.ts';

/** The review queue of the store. */
export function postgresQueues(db: Database): Queues {
  return {
    places: (search) => waitingPlaces(db, search),
    order: (search) => orderOfWaiting(db, search),
    claim: ({ patientId, isHere, isPaused = false }, { accountId, clinicId, at }) =>
      inTransaction(db, async (trx) => {
        const until = claimUntil(at);
        const { rows } = await sql`
          insert into review_claims as c (patient_id, clinic_id, account_id, until)
          values (${patientId}, ${clinicId}, ${accountId}, ${until})
          on conflict (patient_id) do update set account_id = excluded.account_id, until = excluded.until
            where c.account_id = excluded.account_id or c.until <= ${at}
          returning 1`.execute(trx);
        if (rows.length === 0) {
          const held = (await claimsOf(trx, [patientId], new Date(0))).get(patientId);
          if (held) return { kind: 'taken', ...held };
          throw new Error('A claim that stands in the way has somebody who made it.');
        }
        if (isHere) {
          const time = roundSeen(await roundOf(trx, accountId, 'update'), at, isPaused);
          const row = {
            clinic_id: clinicId,
            patient_id: patientId,
            started_at: time.startedAt,
            ended_at: null,
            seen_at: time.seenAt,
            away_seconds: time.awaySeconds,
            is_paused: time.isPaused,
          };
          await trx
            .insertInto('review_rounds')
            .values({ account_id: accountId, ...row })
            .onConflict((on) => on.column('account_id').doUpdateSet(row))
            .execute();
        }
        return { kind: 'claimed', until };
      }),
    async release(patientId, { accountId }) {
      await db
        .deleteFrom('review_claims')
        .where('patient_id', '=', patientId)
        .where('account_id', '=', accountId)
        .execute();
    },
    endRound: ({ accountId, at }) =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('review_claims').where('account_id', '=', accountId).execute();
        const round = await roundOf(trx, accountId, 'update');
        if (!round || round.endedAt) return;
        const { endedAt, awaySeconds, isPaused } = roundEnded(round, at);
        await trx
          .updateTable('review_rounds')
          .set({ ended_at: endedAt, patient_id: null, away_seconds: awaySeconds, is_paused: isPaused })
          .where('account_id', '=', accountId)
          .execute();
      }),
    async round(accountId, now) {
      const row = await roundOf(db, accountId);
      return row ? { ...row, deeds: await deedsOf(db, row, now) } : null;
    },
  };
}

/** @param hold nobody else changes it while the transaction lasts */
async function roundOf(db: Database, accountId: string, hold?: 'update'): Promise<StoredRound | null> {
  const query = db
    .selectFrom('review_rounds')
    .select(['account_id as accountId', 'clinic_id as clinicId', 'patient_id as patientId'])
    .select(['started_at as startedAt', 'ended_at as endedAt', 'seen_at as seenAt'])
    .select(['away_seconds as awaySeconds', 'is_paused as isPaused'])
    .where('account_id', '=', accountId);
  return (await (hold ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

async function claimsOf(
  db: Database,
  ids: readonly string[],
  after: Date,
): Promise<Map<string, NonNullable<QueuePlace['claim']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_claims')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['patient_id as patientId', 'account_id as userId', 'until'])
    .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where(sql<boolean>`patient_id = any(${ids})`)
    .where('until', '>', after)
    .execute();
  return new Map(
    rows.map(({ patientId, userId, until, ...name }) => [
      patientId,
      { by: { userId, name: fullName(name) }, until },
    ]),
  );
}
