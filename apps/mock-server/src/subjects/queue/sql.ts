import { claimUntil, fullName } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { QueuePlace, Queues } from './contract.ts';
import { deedsOf } from './deeds.sql.ts';
import { orderOfWaiting, waitingPlaces } from './places.sql.ts';
import type {} from './tables.ts';

/** The review queue of the store. */
export function postgresQueues(db: Database): Queues {
  return {
    places: (search) => waitingPlaces(db, search),
    order: (search) => orderOfWaiting(db, search),
    claim: ({ patientId, isHere }, { accountId, clinicId, at }) =>
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
        if (isHere)
          await sql`
            insert into review_rounds as r (account_id, clinic_id, patient_id, started_at)
            values (${accountId}, ${clinicId}, ${patientId}, ${at})
            on conflict (account_id) do update set clinic_id = excluded.clinic_id, patient_id = excluded.patient_id,
              started_at = case when r.ended_at is null then r.started_at else excluded.started_at end,
              ended_at = null`.execute(trx);
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
        await trx
          .updateTable('review_rounds')
          .set({ ended_at: at, patient_id: null })
          .where('account_id', '=', accountId)
          .where('ended_at', 'is', null)
          .execute();
      }),
    async round(accountId, now) {
      const row = await db
        .selectFrom('review_rounds')
        .select(['account_id as accountId', 'clinic_id as clinicId', 'patient_id as patientId'])
        .select(['started_at as startedAt', 'ended_at as endedAt'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ? { ...row, deeds: await deedsOf(db, row, now) } : null;
    },
  };
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
