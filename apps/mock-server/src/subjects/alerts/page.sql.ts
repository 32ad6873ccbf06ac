import { severityOf } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { AlertFilter, AlertSearch } from './contract.ts';

export type KnownRow = Selectable<Tables['alerts']> & {
  birth_date: string | null;
  time_zone: string;
  normal_at: Date | null;
  set_by: string | null;
  set_at: Date | null;
} & Record<`${'patient' | 'owner' | 'setter'}_${'first' | 'middle' | 'last'}`, string | null>;

/**
 * By which range of whom an alert was judged. A row of its own, which `offset 0` keeps: what takes JSON apart may not be
 * asked of rows behind a wall, so that as a part of the join it would be asked of all ranges there are.
 */
export const judgedBy = (alert: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select coalesce(${alert}.shown ->> 'rangeOf', ${alert}.patient_id) as range_of,
    (${alert}.shown ->> 'rangeVersion')::int as range_version offset 0`;

/**
 * When a value within limits was measured after the last reading of an alert. Readings are read from the newest on until one
 * is normal; without `case` all of them would be, to be sorted.
 */
export const normalAt = (alert: RawBuilder<unknown>): RawBuilder<Date | null> => sql`
  (select n.at from readings n where n.patient_id = ${alert}.patient_id and n.at > ${alert}.last_at
    and case when n.vital = ${alert}.vital then n.classes ->> ${alert}.parameter = 'Normal' else false end
    order by n.at desc limit 1)`;

/**
 * Alerts with the names that belong to them. The patients are looked up one by one: with a wall, all of the clinic would be
 * read.
 */
export const known = sql`
  select alerts.*, p.birth_date, p.time_zone, p.first_name as patient_first, p.middle_name as patient_middle, p.last_name as patient_last,
    o.first_name as owner_first, o.middle_name as owner_middle, o.last_name as owner_last,
    r.set_by, r.set_at, s.first_name as setter_first, s.middle_name as setter_middle, s.last_name as setter_last,
    ${normalAt(sql`alerts`)} as normal_at
  from alerts cross join lateral (select birth_date, time_zone, first_name, middle_name, last_name from patients
      where id = alerts.patient_id limit 1) p
    left join accounts o on o.id = alerts.owner_id
    cross join lateral (${judgedBy(sql`alerts`)}) as judged
    left join ranges r on r.patient_id = judged.range_of and r.vital = alerts.vital and r.version = judged.range_version
    left join accounts s on s.id = r.set_by`;

const nothing = sql``;

/** The alerts that are asked for. The states stand in the text: an index of some states serves no statement that is given them. */
export const matching = ({
  clinicId,
  tab,
  severity,
  ownerId,
  vital,
  patientId,
}: AlertFilter): RawBuilder<boolean> =>
  sql`alerts.clinic_id = ${clinicId} and alerts.state ${tab === 'resolved' ? sql`= 'Resolved'` : sql`<> 'Resolved'`}
    ${severity === undefined ? nothing : sql`and alerts.severity = ${severityOf(severity)}`}
    ${ownerId === undefined ? nothing : ownerId === null ? sql`and owner_id is null` : sql`and owner_id = ${ownerId}`}
    ${vital === undefined ? nothing : sql`and vital = ${vital}`}
    ${patientId === undefined ? nothing : sql`and alerts.patient_id = ${patientId}`}`;

const isAsleep = (now: Date) => sql`(state = 'Snoozed' and snoozed_until > ${now})`;

/** The first page is asked for again and again: its size stands in the text, so that its plan can be kept. */
function stretch({ page, noOfRows }: AlertSearch) {
  if (page > 0)
    return { most: sql`${(page + 1) * noOfRows}`, cut: sql`limit ${noOfRows} offset ${page * noOfRows}` };
  const most = sql.lit(noOfRows);
  return { most, cut: sql`limit ${most}` };
}

const resolvedIds = (search: AlertSearch) =>
  sql`select alerts.id from alerts where ${matching(search)} order by resolved_at desc, id ${stretch(search).cut}`;

/** Those that wait, then those that are snoozed, each in the order of the index, so that no more are sorted than are shown. */
function waitingIds(search: AlertSearch) {
  const asleep = isAsleep(search.now);
  const { most, cut } = stretch(search);
  const part = (isOf: RawBuilder<unknown>) => sql`select alerts.id, severity, first_at from alerts
    where ${matching(search)} and ${isOf} order by severity desc, first_at, alerts.id limit ${most}`;
  return sql`select id from (select 0 as late, awake.* from (${part(sql`not coalesce(${asleep}, false)`)}) as awake
    union all select 1, asleep.* from (${part(asleep)}) as asleep) as ordered
    order by late, severity desc, first_at, id ${cut}`;
}

/** How many are asked for, by severity: of a whole tab they are kept count of. */
function counted(search: AlertSearch) {
  const { tab, ownerId, vital, patientId, clinicId } = search;
  const isAll = ownerId === undefined && vital === undefined && patientId === undefined;
  const kept = sql.table(tab === 'resolved' ? 'resolved_alert_counts' : 'waiting_alert_counts');
  return isAll
    ? sql`select coalesce(sum(critical), 0) as critical_count, coalesce(sum(cautious), 0) as cautious_count
        from ${kept} where clinic_id = ${clinicId}`
    : sql`select count(*) filter (where severity = 2) as critical_count, count(*) filter (where severity = 1) as cautious_count
        from alerts where ${matching(search)}`;
}

/** How many wait, by severity: all that are not resolved, which are kept count of, less those that are asleep. */
export const countsQuery = (clinicId: string, now: Date) => sql<{
  critical: string | null;
  cautious: string | null;
}>`${prepared}
  select sum(critical) as critical, sum(cautious) as cautious
  from (select critical, cautious from waiting_alert_counts where clinic_id = ${clinicId}
    union all select -(severity = 2)::int, -(severity = 1)::int from alerts
      where clinic_id = ${clinicId} and state = 'Snoozed' and snoozed_until > ${now}) as counted`;

/** The counts, beside each alert of the page; where the page is empty they stand alone. */
export type PageRow = { critical_count: string; cautious_count: string } & (KnownRow | { id: null });

/** A page of alerts with the counts of all that are asked for, in one statement. */
export function pageQuery(search: AlertSearch): RawBuilder<PageRow> {
  const isResolved = search.tab === 'resolved';
  const order = isResolved
    ? sql`resolved_at desc, id`
    : sql`${isAsleep(search.now)}, severity desc, first_at, id`;
  return sql<PageRow>`${search.page === 0 ? prepared : nothing} select * from (${counted(search)}) as counted
    left join (${known} where alerts.id in (${isResolved ? resolvedIds(search) : waitingIds(search)})) as shown on true
    order by ${order}`;
}
