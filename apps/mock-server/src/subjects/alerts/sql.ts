import {
  type Alert,
  type AlertStanding,
  canUndo,
  cutPart,
  decideAlert,
  fullName,
  limits,
  severityOf,
  stateAt,
} from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  type AlertFilter,
  type AlertMoved,
  type AlertSearch,
  type Alerts,
  alertPlace,
  auditOfMove,
  eventOfMove,
  type KnownAlert,
  type SeverityCounts,
} from './contract.ts';
import { eventOf, eventRow } from './events.sql.ts';
import { alertOf, alertReadingOf } from './rows.sql.ts';
import type {} from './tables.ts';

const newestOpened = sql`opened_at desc, alerts.id collate "C" desc`;

/** The alerts that are asked for. */
const matching = (db: Database, { clinicId, tab, severity, ownerId, vital }: AlertFilter) =>
  db
    .selectFrom('alerts')
    .where('alerts.clinic_id', '=', clinicId)
    .where('state', tab === 'resolved' ? '=' : '<>', 'Resolved')
    .$if(severity !== undefined, (query) => query.where('severity', '=', severityOf(severity ?? 'Critical')))
    .$if(ownerId === null, (query) => query.where('owner_id', 'is', null))
    .$if(typeof ownerId === 'string', (query) => query.where('owner_id', '=', ownerId ?? ''))
    .$if(vital !== undefined, (query) => query.where('vital', '=', vital ?? 'Weight'));

const isAsleep = (now: Date) => sql<boolean>`(state = 'Snoozed' and snoozed_until > ${now})`;

const resolvedIds = (db: Database, search: AlertSearch) =>
  matching(db, search)
    .select('alerts.id')
    .orderBy(sql`resolved_at desc, id`)
    .limit(search.noOfRows)
    .offset(search.page * search.noOfRows);

/** Those that wait, then those that are snoozed, each in the order of the index, so that no more are sorted than are shown. */
function waitingIds(db: Database, search: AlertSearch) {
  const { noOfRows, page, now } = search;
  const part = (asleep: boolean) =>
    matching(db, search)
      .select(['alerts.id', 'severity', 'first_at'])
      .where(asleep ? isAsleep(now) : sql<boolean>`not coalesce(${isAsleep(now)}, false)`)
      .orderBy('severity', 'desc')
      .orderBy('first_at')
      .orderBy('alerts.id')
      .limit((page + 1) * noOfRows);
  return sql`select id from (select 0 as late, awake.* from (${part(false)}) as awake
    union all select 1, asleep.* from (${part(true)}) as asleep) as ordered
    order by late, severity desc, first_at, id limit ${noOfRows} offset ${page * noOfRows}`;
}

/** How many are asked for, by severity: those that are resolved are kept count of. */
async function countsOf(db: Database, search: AlertSearch): Promise<SeverityCounts> {
  const { tab, ownerId, vital, clinicId, severity } = search;
  const isKept = tab === 'resolved' && ownerId === undefined && vital === undefined;
  const found = isKept
    ? await db
        .selectFrom('resolved_alert_counts')
        .select(['critical', 'cautious'])
        .where('clinic_id', '=', clinicId)
        .executeTakeFirst()
    : await matching(db, search).select(countsBySeverity).executeTakeFirst();
  const of = (each: keyof SeverityCounts) =>
    severity === undefined || severity.toLowerCase() === each ? Number(found?.[each] ?? 0) : 0;
  return { critical: of('critical'), cautious: of('cautious') };
}

/** The alerts of the store. */
export function postgresAlerts(db: Database): Alerts {
  return {
    async page(search) {
      const { tab, now } = search;
      const order =
        tab === 'resolved' ? sql`resolved_at desc, id` : sql`${isAsleep(now)}, severity desc, first_at, id`;
      const ids = tab === 'resolved' ? resolvedIds(db, search) : waitingIds(db, search);
      const [rows, counts] = await Promise.all([
        sql<KnownRow>`${prepared} ${known} where alerts.id in (${ids}) order by ${order}`.execute(db),
        countsOf(db, search),
      ]);
      return { rows: rows.rows.map(knownOf), total: counts.critical + counts.cautious, ...counts };
    },
    async part(search, after, most) {
      const ids = matching(db, search)
        .select('alerts.id')
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(opened_at, alerts.id collate "C") < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id}::text collate "C")`,
          ),
        )
        .orderBy(newestOpened)
        .limit(most + 1);
      const { rows } =
        await sql<KnownRow>`${known} where alerts.id in (${ids}) order by ${newestOpened}`.execute(db);
      const { rows: part, next } = cutPart(rows.map(knownOf), most, alertPlace);
      return { rows: part, next };
    },
    async counts(clinicId, now) {
      const counted = await db
        .selectFrom('alerts')
        .select(countsBySeverity)
        .where('clinic_id', '=', clinicId)
        .where('state', '<>', 'Resolved')
        .where(sql<boolean>`(state <> 'Snoozed' or snoozed_until <= ${now})`)
        .executeTakeFirstOrThrow();
      return { critical: Number(counted.critical), cautious: Number(counted.cautious) };
    },
    async owner(alertId) {
      const row = await db
        .selectFrom('alerts')
        .innerJoin('patients', 'patients.id', 'patient_id')
        .select(['alerts.id', 'alerts.clinic_id', 'patient_id', 'provider_id'])
        .where('alerts.id', '=', alertId)
        .executeTakeFirst();
      if (!row) return null;
      return { alertId, clinicId: row.clinic_id, patientId: row.patient_id, providerId: row.provider_id };
    },
    async find(alertId) {
      const { rows } = await sql<KnownRow>`${known} where alerts.id = ${alertId}`.execute(db);
      const [row] = rows;
      if (!row) return null;
      const readings = db
        .selectFrom('alert_readings')
        .selectAll()
        .where('alert_id', '=', alertId)
        .orderBy('at', 'desc')
        .limit(limits.alertLinesMax)
        .execute();
      const [list, history] = await Promise.all([readings, historyOf(db, alertId)]);
      return { ...knownOf(row), list: list.map(alertReadingOf), history };
    },
    async ofPatient(patientId, since) {
      const { rows } = await sql<KnownRow>`${known} where alerts.patient_id = ${patientId}
        and alerts.state <> 'Resolved' and alerts.first_at >= ${since} order by alerts.id`.execute(db);
      return rows.map(knownOf);
    },
    async ofReading({ patientId, vital, at }) {
      const rows = await db
        .selectFrom('alert_readings')
        .innerJoin('alerts', 'alerts.id', 'alert_id')
        .select('alerts.id')
        .distinct()
        .where('patient_id', '=', patientId)
        .where('vital', '=', vital)
        .where('at', '=', at)
        .orderBy('alerts.id')
        .execute();
      return rows.map(({ id }) => id);
    },
    move: (wish, actor) =>
      inTransaction(db, async (trx) => {
        const alert = await held(trx, wish.alertId, actor);
        const decision = decideAlert(alert, wish, actor.accountId, actor.at);
        if (decision.kind === 'no-op') return { kind: 'no-op' };
        if (decision.kind === 'conflict' || alert.version !== wish.version)
          return conflict(trx, alert, actor.at);
        const { outcome = null, note = null } = wish;
        const end = wish.move === 'resolve' ? { outcome, note, resolved_at: actor.at } : {};
        await stand(trx, alert, decision.to, decision.before, end);
        await trx
          .insertInto('alert_events')
          .values(eventRow(eventOfMove(wish, actor)))
          .execute();
        const details = { alertId: alert.alertId };
        await writeAudit(trx, auditEntry(actor, auditOfMove[wish.move], alert.patientId, details));
        return { kind: 'change' };
      }),
    undo: ({ alertId, version }, actor) =>
      inTransaction(db, async (trx) => {
        const alert = await held(trx, alertId, actor);
        if (alert.version !== version || !alert.before || !canUndo(alert, actor.accountId))
          return conflict(trx, alert, actor.at);
        const { byId: _, ...to } = alert.before;
        await stand(trx, alert, to, null);
        const line = { alertId, kind: 'undone', at: actor.at, byId: actor.accountId } as const;
        await trx.insertInto('alert_events').values(eventRow(line)).execute();
        await writeAudit(trx, auditEntry(actor, 'alert.undone', alert.patientId, { alertId }));
        return { kind: 'change' };
      }),
  };
}

const countsBySeverity = [
  sql<string>`count(*) filter (where severity = 2)`.as('critical'),
  sql<string>`count(*) filter (where severity = 1)`.as('cautious'),
] as const;

/** An alert that nobody else moves until the end of the transaction. */
async function held(trx: Database, alertId: string, { clinicId }: Actor): Promise<Alert> {
  const row = await trx
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', alertId)
    .where('clinic_id', '=', clinicId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Error('Only an alert of the own clinic is moved.');
  return alertOf(row);
}

async function stand(
  trx: Database,
  { alertId, version }: Alert,
  { state, ownerId, snoozedUntil }: AlertStanding,
  before: Alert['before'],
  end: Partial<Pick<Selectable<Tables['alerts']>, 'outcome' | 'note' | 'resolved_at'>> = {},
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({
      state,
      owner_id: ownerId,
      snoozed_until: snoozedUntil,
      before: before && JSON.stringify(before),
      review_id: null,
      version: version + 1,
      ...end,
    })
    .where('id', '=', alertId)
    .execute();
}

async function conflict(trx: Database, alert: Alert, now: Date): Promise<AlertMoved> {
  const lines = await historyOf(trx, alert.alertId);
  // Whom the program told is nothing that somebody did.
  const last = lines.find(({ kind }) => kind !== 'escalated');
  return { kind: 'conflict', state: stateAt(alert, now), by: last?.by ?? null, at: last?.at ?? null };
}

type Names = Record<`${'by' | 'to'}_${'first' | 'middle' | 'last'}`, string | null>;

async function historyOf(db: Database, alertId: string) {
  const { rows } = await sql<Selectable<Tables['alert_events']> & Names>`
    select e.*, b.first_name as by_first, b.middle_name as by_middle, b.last_name as by_last,
      t.first_name as to_first, t.middle_name as to_middle, t.last_name as to_last
    from alert_events e left join accounts b on b.id = by_id left join accounts t on t.id = to_id
    where alert_id = ${alertId} order by e.id desc limit ${limits.alertLinesMax}`.execute(db);
  return rows.map((row) => ({
    ...eventOf(row),
    by: person(row.by_id, row.by_first, row.by_middle, row.by_last),
    to: person(row.to_id, row.to_first, row.to_middle, row.to_last),
  }));
}

const person = (
  userId: string | null,
  firstName: string | null,
  middleName: string | null,
  lastName: string | null,
) => (userId === null ? null : { userId, name: fullName({ firstName, middleName, lastName }) });

type KnownRow = Selectable<Tables['alerts']> & {
  birth_date: string | null;
  normal_at: Date | null;
  set_by: string | null;
  set_at: Date | null;
} & Record<`${'patient' | 'owner' | 'setter'}_${'first' | 'middle' | 'last'}`, string | null>;

/** Alerts with the names that belong to them. */
const known = sql`
  select alerts.*, p.birth_date, p.first_name as patient_first, p.middle_name as patient_middle, p.last_name as patient_last,
    o.first_name as owner_first, o.middle_name as owner_middle, o.last_name as owner_last,
    r.set_by, r.set_at, s.first_name as setter_first, s.middle_name as setter_middle, s.last_name as setter_last,
    (select max(n.at) from readings n where n.patient_id = alerts.patient_id and n.vital = alerts.vital
      and n.at > alerts.last_at and n.classes ->> alerts.parameter = 'Normal') as normal_at
  from alerts join patients p on p.id = alerts.patient_id
    left join accounts o on o.id = alerts.owner_id
    left join ranges r on r.patient_id = coalesce(alerts.shown ->> 'rangeOf', alerts.patient_id) and r.vital = alerts.vital
      and r.version = (alerts.shown ->> 'rangeVersion')::int
    left join accounts s on s.id = r.set_by`;

const knownOf = (row: KnownRow): KnownAlert => ({
  ...alertOf(row),
  name: fullName({
    firstName: row.patient_first,
    middleName: row.patient_middle,
    lastName: row.patient_last,
  }),
  birthDate: row.birth_date,
  owner: person(row.owner_id, row.owner_first, row.owner_middle, row.owner_last),
  limitSetBy: person(row.set_by, row.setter_first, row.setter_middle, row.setter_last),
  limitSetAt: row.set_at,
  normalAt: row.normal_at,
});
