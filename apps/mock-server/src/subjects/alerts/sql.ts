import {
  type Alert,
  type AlertStanding,
  canUndo,
  cutPart,
  decideAlert,
  fullName,
  limits,
  stateAt,
} from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  type AlertMoved,
  type Alerts,
  alertPlace,
  auditOfMove,
  eventOfMove,
  type KnownAlert,
} from './contract.ts';
import { eventOf, eventRow } from './events.sql.ts';
import { countsQuery, type KnownRow, known, matching, pageQuery } from './page.sql.ts';
import { alertOf, alertReadingOf } from './rows.sql.ts';
import type {} from './tables.ts';

const newestOpened = sql`opened_at desc, alerts.id collate "C" desc`;

/** The alerts of the store. */
export function postgresAlerts(db: Database): Alerts {
  return {
    async page(search) {
      const { rows } = await pageQuery(search).execute(db);
      const { severity } = search;
      const count = (of: Alert['class'], found: string | undefined) =>
        severity === undefined || severity === of ? Number(found ?? 0) : 0;
      const [first] = rows;
      const critical = count('Critical', first?.critical_count);
      const cautious = count('Cautious', first?.cautious_count);
      const shown = rows.flatMap((row) => (row.id === null ? [] : [knownOf(row)]));
      return { rows: shown, total: critical + cautious, critical, cautious };
    },
    async part(search, after, most) {
      const ids = db
        .selectFrom('alerts')
        .select('alerts.id')
        .where(matching(search))
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
      const { rows } = await countsQuery(clinicId, now).execute(db);
      return { critical: Number(rows[0]?.critical ?? 0), cautious: Number(rows[0]?.cautious ?? 0) };
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

const knownOf = (row: KnownRow): KnownAlert => ({
  ...alertOf(row),
  name: fullName({
    firstName: row.patient_first,
    middleName: row.patient_middle,
    lastName: row.patient_last,
  }),
  birthDate: row.birth_date,
  timeZone: row.time_zone,
  owner: person(row.owner_id, row.owner_first, row.owner_middle, row.owner_last),
  limitSetBy: person(row.set_by, row.setter_first, row.setter_middle, row.setter_last),
  limitSetAt: row.set_at,
  normalAt: row.normal_at,
});
