import { claimUntil, compareRanked, fullName, type RankFacts } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { type QueuePlace, type Queues, reasonOf } from './contract.ts';
import { deedsOf } from './deeds.sql.ts';
import { lastLooks, silences, waitingAlerts } from './reasons.sql.ts';
import type {} from './tables.ts';

/** The review queue of the store. */
export function postgresQueues(db: Database): Queues {
  return {
    async places({ clinicId, providerId, now }) {
      const isAsked = sql<boolean>`p.clinic_id = ${clinicId} and p.merged_into is null
        and p.discharged_at is null ${providerId === undefined ? sql`` : sql`and p.provider_id = ${providerId}`}`;
      const reasons = await reasonsOf(db, isAsked, now);
      const ids = [...reasons.keys()];
      const [people, claims] = await Promise.all([peopleOf(db, ids), claimsOf(db, ids, now)]);
      return people
        .flatMap(({ patientId, birthDate, ...name }): QueuePlace[] => {
          const found = reasons.get(patientId);
          const claim = claims.get(patientId) ?? null;
          return found ? [{ ...found, patientId, birthDate, name: fullName(name), claim }] : [];
        })
        .sort(compareRanked);
    },
    async reasons(patientIds, now) {
      if (patientIds.length === 0) return new Map();
      const found = await reasonsOf(db, sql`p.id = any(${[...patientIds]})`, now);
      return new Map([...found].map(([id, { alerts: _, ...facts }]) => [id, facts]));
    },
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

type Reason = RankFacts & Pick<QueuePlace, 'alerts'>;

/** Why patients wait, in four statements for all of them, with the alerts that wait. */
async function reasonsOf(
  db: Database,
  isAsked: ReturnType<typeof sql<boolean>>,
  now: Date,
): Promise<Map<string, Reason>> {
  const [alerts, silentSince] = await Promise.all([
    waitingAlerts(db, isAsked, now),
    silences(db, isAsked, now),
  ]);
  const ofPatient = Map.groupBy(alerts, ({ patientId }) => patientId);
  const ids = [...new Set([...ofPatient.keys(), ...silentSince.keys()])];
  const looks = await lastLooks(db, ids);
  return new Map(
    ids.flatMap((id): [string, Reason][] => {
      const own = ofPatient.get(id) ?? [];
      const reason = reasonOf(own, {
        lastLookAt: looks.get(id) ?? null,
        silentSince: silentSince.get(id) ?? null,
        now,
      });
      const waiting = own.map(({ alertId, version }) => ({ alertId, version }));
      return reason ? [[id, { ...reason, alerts: waiting }]] : [];
    }),
  );
}

const peopleOf = (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('patients')
        .select(['id as patientId', 'birth_date as birthDate'])
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where(sql<boolean>`id = any(${ids})`)
        .execute();

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
