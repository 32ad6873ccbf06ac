import {
  type AuditPlace,
  type AuditRow,
  accessEvents,
  auditActions,
  auditGroupOf,
  fullName,
  isAuditWarning,
  isRecord,
  type NameParts,
} from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { fold, foldName, partPattern } from '../patients/search.ts';
import { withChanges } from './changes.sql.ts';
import type { AuditLine, AuditPage, AuditSearch } from './contract.ts';

/** A page of the lines of both logs that are looked for, newest first. */
export async function linesPage(
  db: Database,
  search: AuditSearch,
  { most, after }: { most: number; after: number },
): Promise<AuditPage> {
  const lines = await linesOf(db, search);
  const counted = await sql<{ total: string }>`select count(*) as total from (${lines}) as lines`.execute(db);
  const total = Number(counted.rows[0]?.total ?? 0);
  const found = sql`select * from (${lines}) as lines order by at desc, id desc limit ${most} offset ${after}`;
  return { rows: await named(db, search, found), total };
}

/** The next lines after a place, newest first. */
export async function linesAfter(
  db: Database,
  search: AuditSearch,
  after: AuditPlace | undefined,
  most: number,
): Promise<AuditLine[]> {
  const lines = await linesOf(db, search);
  const isAfter = after
    ? sql`where (at, id) < (${new Date(after.at)}::timestamptz, ${after.id}::text)`
    : sql``;
  const found = sql`select * from (${lines}) as lines ${isAfter} order by at desc, id desc limit ${most}`;
  return named(db, search, found);
}

/** Lines with the names of who did it and whom it is about, and with what they keep of changes. */
async function named(db: Database, search: AuditSearch, found: RawBuilder<unknown>): Promise<AuditLine[]> {
  const { rows } = await sql<LineRow>`
    select lines.*,
      coalesce(doer.first_name, system.name, app.name) as "firstName", doer.middle_name as "middleName", doer.last_name as "lastName", doer.role,
      coalesce(to_jsonb(patient), to_jsonb(colleague)) as whom
    from (${found}) as lines
    left join accounts as doer on doer.id = lines.account_id
    left join systems as system on system.id = lines.account_id
    left join apps as app on app.id = lines.account_id
    left join lateral (
      select first_name as "firstName", middle_name as "middleName", last_name as "lastName" from patients
      where clinic_id = ${search.clinicId} and patients.id = coalesce(
        (select patient_id from orders where orders.id = lines.subject and orders.clinic_id = ${search.clinicId}),
        (select patient_id from notes where notes.id = lines.subject and notes.clinic_id = ${search.clinicId}),
        lines.subject)
    ) as patient on true
    left join lateral (
      select first_name as "firstName", middle_name as "middleName", last_name as "lastName" from accounts
      where accounts.id = lines.subject and accounts.clinic_id = ${search.clinicId}
    ) as colleague on true
    order by lines.at desc, lines.id desc`.execute(db);
  return withChanges(db, rows.map(lineOf));
}

/** The lines of both logs as one table; `id` sorts those of one moment as they were written. */
async function linesOf(db: Database, of: AuditSearch): Promise<RawBuilder<unknown>> {
  const { clinicId, since, person, group, warnings } = of;
  const isMeant = (action: string, kind = '') =>
    (group === 'all' || auditGroupOf(action, kind) === group) && (!warnings || isAuditWarning(action));
  const actions = auditActions.filter((action) => isMeant(action));
  const events = accessEvents.filter((event) => isMeant(event));
  const exporting = accessEvents.filter((event) => isMeant(event, 'export'));
  const found = await soughtBy(db, of);
  const both = sql`clinic_id = ${clinicId}
    and (${since}::timestamptz is null or at >= ${since}) and (${person} = '' or account_id = ${person}) ${found}`;
  return sql`
    select 'a' || lpad(id::text, 19, '0') as id, at, at as last_at, 1 as times, account_id, action, subject, details,
      coalesce(source, '') as source, coalesce(browser, '') as browser
    from audit_log where ${both} and action = any(${actions})
    union all
    select 'c' || lpad(id::text, 19, '0'), at, last_at, times, account_id, event, subject,
      case kind when '' then '{}'::jsonb else jsonb_build_object('kind', kind) end, source, browser
    from access_log where ${both}
      and event = any(case kind when 'export' then ${exporting}::text[] else ${events}::text[] end)`;
}

/** What a search finds: who did it or whom it is about, by name, or the id. Names are folded here, never in SQL. */
async function soughtBy(db: Database, { clinicId, search }: AuditSearch): Promise<RawBuilder<unknown>> {
  if (search === '') return sql``;
  const pattern = partPattern(fold(search));
  const staff = await db
    .selectFrom('accounts')
    .select(['id', 'first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where('clinic_id', '=', clinicId)
    .execute();
  const people = staff.filter((each) => foldName(each).includes(fold(search))).map(({ id }) => id);
  return sql`and (lower(subject) like ${pattern} or account_id = any(${people}) or subject in (
    with patient as (select id from patients where clinic_id = ${clinicId} and name_key like ${pattern})
    select id from patient
    union all select unnest(${people}::text[])
    union all select id from orders where clinic_id = ${clinicId} and patient_id in (select id from patient)
    union all select id from notes where clinic_id = ${clinicId} and patient_id in (select id from patient)))`;
}

type Logged = Selectable<Tables['audit_log']>;
type Account = Selectable<Tables['accounts']>;

/** A line, with who is named in it. */
interface LineRow extends NameParts, Pick<Logged, 'id' | 'at' | 'account_id' | 'subject' | 'details'> {
  /** Of a read also what is no deed of somebody. */
  action: string;
  source: string;
  browser: AuditRow['browser'];
  last_at: Date;
  times: number;
  role: Account['role'] | null;
  whom: NameParts | null;
}

const lineOf = ({ account_id: userId, last_at: lastAt, details, role, whom, ...row }: LineRow): AuditLine => {
  const { firstName, middleName, lastName, ...line } = row;
  return {
    ...line,
    lastAt,
    userId,
    name: fullName({ firstName, middleName, lastName }),
    role: role ?? '',
    whom: whom ? fullName(whom) : '',
    details: isRecord(details) ? details : {},
  };
};
