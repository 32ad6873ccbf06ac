import {
  type BillingSettings,
  type BoardEntry,
  type BoardRow,
  formatStamp,
  fullName,
  type KnownCode,
  usualBilling,
  wholeBilling,
} from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import { byCode } from './contract.ts';
import { judgedBy } from './judgedBy.ts';
import type { BoardSearch, KeptBoards } from './keptBoards.contract.ts';

/** A clinic as it is asked for; what comes of many rows is one text, which is read at once. */
interface BoardOfClinic {
  zone: string;
  billing: { value: BillingSettings } | null;
  codes: KnownCode[] | null;
  closedById: string | null;
  closedAt: Date | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  clinicMark: string;
  entries: string | null;
  toJudge: [string, number | null][] | null;
}

/** What was judged of the months of patients, of the store. */
export const postgresKeptBoards = (db: Database): KeptBoards => ({
  async of({ clinicId, month, now }) {
    const found = await boardOfClinic(db, { clinicId, month, now });
    const { closedById, closedAt, firstName, middleName, lastName } = found ?? {};
    const name =
      lastName == null
        ? ''
        : fullName({ firstName: firstName ?? '', middleName: middleName ?? '', lastName });
    return {
      zone: found?.zone ?? 'UTC',
      settings: found?.billing ? wholeBilling(found.billing.value) : usualBilling,
      codes: (found?.codes ?? []).sort(byCode),
      closed:
        closedById && closedAt
          ? { month, time: formatStamp(closedAt), by: { userId: closedById, name } }
          : null,
      entries: found?.entries ? (JSON.parse(found.entries) as BoardEntry[]) : [],
      toJudge: (found?.toJudge ?? []).map(([patientId, mark]) => ({ patientId, mark })),
      clinicMark: Number(found?.clinicMark ?? 0),
    };
  },
  async rows({ clinicId, month, patientIds }) {
    const { rows } = await sql<{ patientId: string; line: string }>`${prepared}
      select patient_id as "patientId", line from judged_months
      where clinic_id = ${clinicId} and month = ${month} and judged_by = ${judgedBy}
        and patient_id = any(${[...patientIds]})`.execute(db);
    return new Map(rows.map(({ patientId, line }) => [patientId, JSON.parse(line) as BoardRow]));
  },
  async keep({ clinicId, month, clinicMark, judgedAt, rows }) {
    if (rows.length === 0) return;
    const given = rows.map(({ entry, row, mark, heldUntil }) => ({
      patient_id: entry.userId,
      entry: JSON.stringify(entry),
      line: JSON.stringify(row),
      mark,
      held_until: heldUntil,
    }));
    // Whose rows are held comes in one order, so that two who keep the same wait for each other and not in a ring. Who was
    // erased meanwhile is not there any more.
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as g (patient_id text, entry text, line text, mark bigint, held_until timestamptz)
      ), there as (
        select id from patients where clinic_id = ${clinicId} and id = any(array(select patient_id from given))
        order by id for key share
      )
      insert into judged_months as kept (patient_id, month, clinic_id, entry, line, judged_by, clinic_mark, patient_mark,
        judged_at, held_until)
      select there.id, ${month}, ${clinicId}, given.entry, given.line, ${judgedBy}, ${clinicMark}::bigint, given.mark,
        ${judgedAt}::timestamptz, given.held_until
      from there join given on given.patient_id = there.id order by there.id
      on conflict (patient_id, month) do update set entry = excluded.entry, line = excluded.line,
        judged_by = excluded.judged_by, clinic_mark = excluded.clinic_mark, patient_mark = excluded.patient_mark,
        judged_at = excluded.judged_at, held_until = excluded.held_until
      where kept.judged_by <> excluded.judged_by or (kept.clinic_mark <= excluded.clinic_mark
        and kept.patient_mark <= excluded.patient_mark and kept.judged_at <= excluded.judged_at)`.execute(db);
  },
});

/**
 * The clinic, with what of its patients' months holds and whose does not. In one statement, so that the marks are those that
 * were before anything else is read. Of whom a timer runs, or who has lived in other zones, nothing holds: their time goes on,
 * and the days of their readings are counted one by one.
 */
async function boardOfClinic(db: Database, { clinicId, month, now }: BoardSearch & { now: Date }) {
  const { rows } = await sql<BoardOfClinic>`${prepared}
    select c.time_zone as zone, c.billing, closing.closed_by as "closedById", closing.closed_at as "closedAt",
      closer.first_name as "firstName", closer.middle_name as "middleName", closer.last_name as "lastName",
      shared.mark::text as "clinicMark", months.entries, months.to_judge as "toJudge",
      (select jsonb_agg(jsonb_build_object('code', code, 'description', description, 'unit', unit, 'threshold', threshold,
        'excludes', excludes, 'effectiveFrom', effective_from, 'effectiveTo', effective_to, 'version', version))
        from billing_codes where clinic_id = ${clinicId}) as codes
    from clinics c
    left join month_closings closing
      on closing.clinic_id = ${clinicId} and closing.month = ${month} and closing.reopened_at is null
    left join accounts closer on closer.id = closing.closed_by
    cross join lateral (
      select coalesce(sum(weight), 0)::bigint as mark from judged_changes
      where clinic_id = ${clinicId} and patient_id is null
    ) as shared
    cross join lateral (
      select '[' || string_agg(entry, ',') filter (where holds) || ']' as entries,
        jsonb_agg(jsonb_build_array(id, case when is_still then mark end)) filter (where not holds) as to_judge
      from (
        select p.id, own.mark, j.entry, still.is_still,
          coalesce(still.is_still and j.judged_by = ${judgedBy} and j.clinic_mark = shared.mark
            and j.patient_mark = own.mark and j.judged_at <= ${now} and j.held_until > ${now}, false) as holds
        from patients p
        cross join lateral (
          select p.zones is null and p.id <> all(array(
            select patient_id from timers where clinic_id = ${clinicId} and since is not null)) as is_still
        ) as still
        cross join lateral (
          select coalesce(sum(weight), 0)::bigint as mark from judged_changes where patient_id = p.id
        ) as own
        left join judged_months j on j.patient_id = p.id and j.month = ${month}
        where p.clinic_id = ${clinicId} and p.merged_into is null
      ) as month_of
    ) as months
    where c.id = ${clinicId}`.execute(db);
  return rows[0];
}

/** Takes out what holds no more. */
export async function forgetJudgedMonths(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('judged_months').where('held_until', '<=', now).execute();
}
