import { cutPart, fullName, limits, stateAt } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { alertPlace } from '../alerts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { daysOfMonth } from '../readings/readingFacts.sql.ts';
import { checkAll } from './check.sql.ts';
import type {
  Compliance,
  ComplianceFilter,
  ComplianceMoved,
  ComplianceWish,
  KnownCompliance,
} from './contract.ts';
import { stepOf, tracesOf } from './move.ts';
import { complianceOf } from './rows.sql.ts';
import type {} from './tables.ts';

/** The alerts about devices and habits of the store. */
export function postgresCompliance(db: Database): Compliance {
  return {
    check: (now) => checkAll(db, now),
    async open(clinicId) {
      const { rows } = await sql<{ count: number }>`${prepared}
        select count(*)::int as count from compliance_alerts c join patients p on p.id = c.patient_id
        where c.clinic_id = ${clinicId} and state <> 'Resolved'
          and discharged_at is null and merged_into is null`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async page({ page, noOfRows, ...search }) {
      const found = matching(db, search);
      const [rows, { total }] = await Promise.all([
        listed(found, search)
          .orderBy(sql`resolved_at desc nulls last`)
          .orderBy('day')
          .orderBy('c.id')
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ]);
      return { total, rows: await knownOf(db, rows) };
    },
    async part(search, after, most) {
      const found = matching(db, search).$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(c.opened_at, c.id collate "C") < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id}::text collate "C")`,
        ),
      );
      const rows = await listed(found, search)
        .orderBy('c.opened_at', 'desc')
        .orderBy(sql`c.id collate "C" desc`)
        .limit(most + 1)
        .execute();
      return cutPart(await knownOf(db, rows), most, alertPlace);
    },
    move: (wish, actor) => inTransaction(db, (trx) => moveAll(trx, wish, actor)),
    async absence(patientId) {
      const { rows } = await sql<{ until: string | null; isSilent: boolean }>`
        select (select until from absences where patient_id = ${patientId} order by id desc limit 1) as until,
          exists (select from compliance_alerts c where patient_id = ${patientId} and kind = 'silent'
            and state <> 'Resolved' and over_at is null
            and not exists (select from latest_readings l join patients p on p.id = l.patient_id
              where p.id = c.patient_id and (l.at at time zone p.time_zone)::date > c.day::date)) as "isSilent"`.execute(
        db,
      );
      return rows[0] ?? { until: null, isSilent: false };
    },
    async sayAway(actor, until) {
      await inTransaction(db, async (trx) => {
        const said = { patient_id: actor.accountId, until, said_at: actor.at };
        await trx.insertInto('absences').values(said).execute();
        await writeAudit(trx, auditEntry(actor, 'absence.said', actor.accountId));
      });
    },
  };
}

/** The alerts that are looked for. */
const matching = (db: Database, { clinicId, tab, kind, ownerId }: ComplianceFilter) =>
  db
    .selectFrom('compliance_alerts as c')
    .innerJoin('patients as p', 'p.id', 'c.patient_id')
    .where('c.clinic_id', '=', clinicId)
    .where('state', tab === 'resolved' ? '=' : '<>', 'Resolved')
    .where('discharged_at', 'is', null)
    .where('merged_into', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'silent'))
    .$if(ownerId === null, (query) => query.where('owner_id', 'is', null))
    .$if(typeof ownerId === 'string', (query) => query.where('owner_id', '=', ownerId ?? ''));

/** Them with the names, the device and the readings that belong to them. */
const listed = (found: ReturnType<typeof matching>, { now }: Pick<ComplianceFilter, 'now'>) =>
  found
    .leftJoin('accounts as o', 'o.id', 'c.owner_id')
    .leftJoinLateral(
      sql<{ device_name: string | null; device_model: string | null; order_id: string }>`(
        select device_name, device_model, id as order_id from orders where orders.patient_id = c.patient_id and case c.kind
          when 'notActivated' then status in ('Shipped', 'PickedUp') else status = 'Activated' end
        order by case c.kind when 'notActivated' then coalesce(handed_out_at, placed_at) end,
          activated_at desc nulls last, number desc limit 1)`.as('d'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select(['device_name', 'device_model', 'order_id'])
    .select(
      sql<Date | null>`(select max(at) from latest_readings l where l.patient_id = c.patient_id)`.as(
        'last_reading_at',
      ),
    )
    .select(sql<number>`${daysOfMonth('p', now)}::int`.as('days_this_month'))
    .select(['p.first_name', 'p.middle_name', 'p.last_name', 'birth_date', 'p.phone', 'p.time_zone'])
    .select(['o.first_name as owner_first', 'o.middle_name as owner_middle', 'o.last_name as owner_last'])
    .select(
      sql<string | null>`(select until from absences a where a.patient_id = c.patient_id
        order by a.id desc limit 1)`.as('away_until'),
    );

/** Them with their histories. */
async function knownOf(
  db: Database,
  rows: Awaited<ReturnType<ReturnType<typeof listed>['execute']>>,
): Promise<KnownCompliance[]> {
  const history = await historyOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...complianceOf(row),
    name: nameOf(row.first_name, row.middle_name, row.last_name),
    birthDate: row.birth_date,
    phone: row.phone,
    timeZone: row.time_zone,
    awayUntil: row.away_until,
    device: row.order_id === null ? null : { deviceName: row.device_name, deviceModel: row.device_model },
    lastReadingAt: row.last_reading_at,
    daysThisMonth: row.days_this_month,
    owner: row.owner_id === null ? null : { userId: row.owner_id, name: ownerName(row) },
    history: history.get(row.id) ?? [],
  }));
}

async function moveAll(trx: Database, wish: ComplianceWish, actor: Actor): Promise<ComplianceMoved> {
  const ids = wish.list.map(({ alertId }) => alertId);
  const rows = await trx
    .selectFrom('compliance_alerts')
    .selectAll()
    .where(sql<boolean>`id = any(${ids})`)
    .where('clinic_id', '=', actor.clinicId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const alerts = new Map(rows.map((row) => [row.id, complianceOf(row)]));
  const steps = [];
  for (const { alertId, version } of wish.list) {
    const alert = alerts.get(alertId);
    if (!alert) return { kind: 'unknown' };
    const step = stepOf(alert, wish, version, actor);
    if (step.kind === 'conflict') {
      const last = (await historyOf(trx, [alertId])).get(alertId)?.find(({ byId }) => byId !== null);
      return {
        kind: 'conflict',
        state: stateAt(alert, actor.at),
        by: last?.by ?? null,
        at: last?.at ?? null,
      };
    }
    steps.push({ alert, step });
  }
  const { kind, action } = tracesOf(wish.wish);
  const end = wish.wish.move === 'resolve' ? { note: wish.note ?? null, resolved_at: actor.at } : {};
  for (const { alert, step } of steps) {
    if (step.kind !== 'change') continue;
    const { alertId, patientId, version } = alert;
    const { state, ownerId, snoozedUntil } = step.to;
    await trx
      .updateTable('compliance_alerts')
      .set({
        state,
        owner_id: ownerId,
        snoozed_until: snoozedUntil,
        version: version + 1,
        before: step.before && JSON.stringify(step.before),
        ...end,
      })
      .where('id', '=', alertId)
      .execute();
    const line = { alert_id: alertId, kind, at: actor.at, by_id: actor.accountId };
    await trx.insertInto('compliance_events').values(line).execute();
    await writeAudit(trx, auditEntry(actor, action, patientId, { alertId }));
  }
  return { kind: 'done' };
}

const nameOf = (firstName: string | null, middleName: string | null, lastName: string | null) =>
  fullName({ firstName, middleName, lastName });

const ownerName = (row: Record<`owner_${'first' | 'middle' | 'last'}`, string | null>) =>
  nameOf(row.owner_first, row.owner_middle, row.owner_last);

type Line = Selectable<Tables['compliance_events']> &
  Record<`${'first' | 'middle' | 'last'}_name`, string | null>;

/** The newest lines of each alert, newest first. */
async function historyOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const { rows } = await sql<Line>`
    select e.*, a.first_name, a.middle_name, a.last_name from unnest(${ids}::text[]) as of_alert(id)
    cross join lateral (select * from compliance_events where alert_id = of_alert.id
      order by id desc limit ${limits.rowHistoryMax}) e
    left join accounts a on a.id = e.by_id order by e.id desc`.execute(db);
  const lines = rows.map((row) => ({
    alertId: row.alert_id,
    kind: row.kind,
    at: row.at,
    byId: row.by_id,
    by:
      row.by_id === null
        ? null
        : { userId: row.by_id, name: nameOf(row.first_name, row.middle_name, row.last_name) },
  }));
  return Map.groupBy(lines, ({ alertId }) => alertId);
}
