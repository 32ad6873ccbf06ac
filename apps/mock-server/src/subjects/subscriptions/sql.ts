import { limits } from '@rpm/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  type ClinicEvent,
  countedAtOnce,
  endedEntry,
  madeEntry,
  namedIn,
  type StoredSubscription,
  type Subscriptions,
} from './contract.ts';
import type {} from './tables.ts';

/** The subscriptions of the store. */
export function postgresSubscriptions(db: Database): Subscriptions {
  const live = (from: Database = db) =>
    from
      .selectFrom('subscriptions')
      .selectAll()
      .select(named)
      .where('ended_at', 'is', null)
      .where(isAboutSomebody);
  return {
    async ofClinic(clinicId) {
      const rows = await live().where('clinic_id', '=', clinicId).orderBy('made_at').orderBy('id').execute();
      return rows.map(subscriptionOf);
    },
    async find(subscriptionId) {
      const row = await live().where('id', '=', subscriptionId).executeTakeFirst();
      return row ? subscriptionOf(row) : null;
    },
    add: (subscription) =>
      inTransaction(db, async (trx) => {
        const { systemId, clinicId } = subscription;
        // One at a time for a system, so that two do not both find the last place free.
        await sql`select from systems where id = ${systemId} for no key update`.execute(trx);
        const there = await live(trx).where('system_id', '=', systemId).execute();
        if (there.length >= limits.subscriptionsMax) return 'full';
        await countAll(trx, clinicId);
        await trx.insertInto('subscriptions').values(subscriptionRow(subscription)).execute();
        const patients = subscriptionPatientRows(subscription);
        if (patients.length > 0) await trx.insertInto('subscription_patients').values(patients).execute();
        await writeAudit(trx, madeEntry(subscription));
        return 'added';
      }),
    async change(subscriptionId, { state, headers, at }) {
      await db
        .updateTable('subscriptions')
        .set({ state, failures: 0, problem: null, next_at: at, ...(headers !== undefined && { headers }) })
        .where('id', '=', subscriptionId)
        .where('ended_at', 'is', null)
        .execute();
    },
    end: (actor, subscriptionId) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('subscriptions')
          .set({ ended_at: actor.at })
          .where('id', '=', subscriptionId)
          .where('clinic_id', '=', actor.clinicId)
          .where('ended_at', 'is', null)
          .returning(['id as subscriptionId', 'topic', 'endpoint'])
          .executeTakeFirst();
        if (row) await writeAudit(trx, endedEntry(actor, row));
        return row !== undefined;
      }),
    async clinicsWaiting() {
      const rows = await db
        .selectFrom('clinic_events')
        .select('clinic_id')
        .distinct()
        .where('is_waiting', '=', true)
        .execute();
      return rows.map(({ clinic_id }) => clinic_id);
    },
    count: (clinicId) => countAll(db, clinicId),
    async events(subscriptionId, from, most) {
      const rows = await db
        .selectFrom('subscription_events as n')
        .leftJoin('clinic_events as e', 'e.id', 'n.event_id')
        .select(['n.number', 'n.at', 'e.topic', 'e.patient_id', 'e.vital', 'e.alert_id'])
        .select(['e.reading_at', 'e.serial', 'e.values_key'])
        .where('n.subscription_id', '=', subscriptionId)
        .where('n.number', '>=', sql<string>`${from}`)
        .orderBy('n.number')
        .limit(most)
        .execute();
      return rows.map((row) => ({ number: Number(row.number), at: row.at, event: eventOf(row) }));
    },
    async due(now, most) {
      const { rows } = await sql<Row>`
        select *, ${named} from subscriptions
        where ended_at is null and ${isAboutSomebody} and (taken_until is null or taken_until <= ${now}) and (
          (state <> 'off' and ends_at <= ${now})
          or (state in ('requested', 'active') and next_at <= ${now} and (state = 'requested' or sent < counted
            or coalesce(sent_at, made_at) + make_interval(secs => heartbeat_seconds) <= ${now})))
        order by next_at, made_at, id limit ${most}`.execute(db);
      return rows.map(subscriptionOf);
    },
    async areThere() {
      const row = await live().where('state', 'in', ['requested', 'active']).limit(1).executeTakeFirst();
      return row !== undefined;
    },
    async take(subscriptionId, now, until) {
      const row = await db
        .updateTable('subscriptions')
        .set({ taken_until: until })
        .where('id', '=', subscriptionId)
        .where('ended_at', 'is', null)
        .where(isAboutSomebody)
        .where((eb) => eb.or([eb('taken_until', 'is', null), eb('taken_until', '<=', now)]))
        .returningAll()
        .returning(named)
        .executeTakeFirst();
      return row ? subscriptionOf(row) : null;
    },
    async settle(subscriptionId, { until, was, next }, delivered) {
      const { state, nextAt, failures, problem, sent, sentAt } = delivered;
      const { numAffectedRows } = await sql`
        update subscriptions set sent = ${sent}, sent_at = ${sentAt}, taken_until = ${next},
          failures = case state when ${was} then ${failures}::int else failures end,
          problem = case state when ${was} then ${problem} else problem end,
          next_at = case state when ${was} then ${nextAt}::timestamptz else next_at end,
          state = case state when ${was} then ${state} else state end
        where id = ${subscriptionId} and ended_at is null and taken_until = ${until}`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
    forget: (before) =>
      inTransaction(db, async (trx) => {
        await sql`
          update subscriptions s set state = 'off', problem = 'tooOld' where ended_at is null and exists (
            select from subscription_events e where e.subscription_id = s.id and e.number > s.sent and e.at < ${before})`.execute(
          trx,
        );
        await trx.deleteFrom('subscription_events').where('at', '<', before).execute();
        await trx.deleteFrom('clinic_events').where('at', '<', before).execute();
      }),
  };
}

/** Numbers all that waits in a clinic. */
async function countAll(db: Database, clinicId: string): Promise<void> {
  for (let taken = countedAtOnce; taken === countedAtOnce; ) {
    const { rows } = await sql<{ taken: string }>`
      select count_events(${clinicId}, ${countedAtOnce}) as taken`.execute(db);
    taken = Number(rows[0]?.taken ?? 0);
  }
}

/** Whom each names. */
const named = sql<
  string[]
>`(select coalesce(array_agg(distinct p.patient_id collate "C" order by p.patient_id collate "C"), '{}')
  from subscription_patients p where p.subscription_id = subscriptions.id)`.as('patient_ids');

/** One whose patients are all gone is about nobody: it is over, and not about everybody. */
const isAboutSomebody = sql<boolean>`(not names_patients
  or exists (select from subscription_patients p where p.subscription_id = subscriptions.id))`;

type Row = Selectable<Tables['subscriptions']> & { patient_ids: string[] };
type EventRow = Pick<
  { [K in keyof Selectable<Tables['clinic_events']>]: Selectable<Tables['clinic_events']>[K] | null },
  'topic' | 'patient_id' | 'vital' | 'alert_id' | 'reading_at' | 'serial' | 'values_key'
>;

function eventOf({ topic, patient_id, vital, alert_id, reading_at, serial, values_key }: EventRow) {
  if (topic === null || patient_id === null || vital === null) return null;
  const reading =
    reading_at === null ? null : { at: reading_at, serial: serial ?? '', valuesKey: values_key ?? '' };
  return { topic, patientId: patient_id, vital, reading, alertId: alert_id } satisfies ClinicEvent;
}

const subscriptionOf = (row: Row): StoredSubscription => ({
  subscriptionId: row.id,
  clinicId: row.clinic_id,
  systemId: row.system_id,
  topic: row.topic,
  patientIds: row.names_patients ? row.patient_ids : null,
  vitals: row.vitals,
  filters: row.filters,
  endpoint: row.endpoint,
  headers: row.headers,
  content: row.content,
  heartbeatSeconds: row.heartbeat_seconds,
  most: row.most,
  reason: row.reason,
  endsAt: row.ends_at,
  state: row.state,
  madeAt: row.made_at,
  counted: Number(row.counted),
  sent: Number(row.sent),
  failures: row.failures,
  problem: row.problem,
  nextAt: row.next_at,
  sentAt: row.sent_at,
});

/** A subscription as a row. */
export const subscriptionRow = (each: StoredSubscription): Insertable<Tables['subscriptions']> => ({
  id: each.subscriptionId,
  clinic_id: each.clinicId,
  system_id: each.systemId,
  topic: each.topic,
  names_patients: each.patientIds !== null,
  vitals: each.vitals,
  filters: each.filters,
  endpoint: each.endpoint,
  headers: each.headers,
  content: each.content,
  heartbeat_seconds: each.heartbeatSeconds,
  most: each.most,
  reason: each.reason,
  ends_at: each.endsAt,
  state: each.state,
  made_at: each.madeAt,
  counted: each.counted,
  sent: each.sent,
  failures: each.failures,
  problem: each.problem,
  next_at: each.nextAt,
  sent_at: each.sentAt,
});

/** Whom a subscription names, as rows. */
export const subscriptionPatientRows = (
  each: StoredSubscription,
): Insertable<Tables['subscription_patients']>[] =>
  namedIn(each).map(({ id, clinicId, subscriptionId, patientId }) => ({
    id,
    clinic_id: clinicId,
    subscription_id: subscriptionId,
    patient_id: patientId,
  }));
