import { type DeviceUse, formatStamp, fullName, KeptBill, type PatientCare, roleKind } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { zoneThen } from '../patients/zones.sql.ts';
import { postgresTimes } from '../timer/sql.ts';
import { billsOf } from './billsOf.ts';
import { type CareSearch, type Ledger, workOf } from './ledger.contract.ts';
import type {} from './tables.ts';

/** What bills rest on, of the store. */
export function postgresLedger(db: Database): Ledger {
  return {
    async care(search) {
      const { now, ...month } = search;
      const patients = await patientRows(db, search);
      const ids = patients.map(({ patientId }) => patientId);
      const [uses, bills, work, people] = await Promise.all([
        usesOf(db, ids),
        keptBills(db, ids),
        postgresTimes(db).stretches(ids, workOf(month), now),
        peopleOf(db, search.clinicId),
      ]);
      return patients.map(
        ({ firstName, middleName, lastName, providerId, ...patient }): PatientCare => ({
          ...patient,
          name: fullName({ firstName, middleName, lastName }),
          provider:
            providerId === null ? null : { userId: providerId, name: people.get(providerId)?.name ?? '' },
          uses: uses.get(patient.patientId) ?? [],
          work: (work.get(patient.patientId) ?? []).map(({ start, end, isInteractive, authorId }) => ({
            start,
            end,
            isInteractive,
            isPhysicians: people.get(authorId)?.isProvider ?? false,
          })),
          ...billsOf(bills.get(patient.patientId) ?? [], month),
        }),
      );
    },
  };
}

/** A patient as the table has it, with all days with data. */
interface PatientRow
  extends Pick<
    PatientCare,
    'patientId' | 'phone' | 'birthDate' | 'gender' | 'timeZone' | 'consentDay' | 'dischargeDay' | 'dataDays'
  > {
  firstName: string;
  middleName: string;
  lastName: string;
  providerId: string | null;
}

/**
 * All days with data of the patients `p`, as one text, which is taken apart in a tenth of the time that an array of years takes.
 *
 * @param reads rows of what `runningReads` gives, `"from" date, days int`: only these days
 */
export function dataDaysSql(now: Date, reads?: RawBuilder<unknown>) {
  const days = sql`select day from reading_days where patient_id = p.id
    and day <= (${now}::timestamptz at time zone p.time_zone)::date`;
  const asked =
    reads &&
    sql`select distinct day from ${reads}
      cross join lateral (${days} and day >= r."from" order by day limit r.days) as next`;
  return sql<string | null>`
  case when p.zones is null then
    (select string_agg(day::text, ' ' order by day) from (${asked ?? days}) d)
  else
    (select string_agg(distinct (r.at at time zone ${zoneThen(sql`p.zones`, sql`p.time_zone`, sql`r.at`)})::date::text, ' ')
      from readings r where r.patient_id = p.id and r.serial <> '' and r.at <= ${now})
  end`;
}

async function patientRows(
  db: Database,
  { clinicId, patientIds, now }: Pick<CareSearch, 'clinicId' | 'patientIds' | 'now'>,
): Promise<PatientRow[]> {
  const some = patientIds ? sql`and p.id = any(${[...patientIds]})` : sql``;
  const { rows } = await sql<Omit<PatientRow, 'dataDays'> & { dataDays: string | null }>`
    select p.id as "patientId", p.phone, p.birth_date as "birthDate", p.gender, p.time_zone as "timeZone",
      p.consent_date as "consentDay", p.discharge_day as "dischargeDay", p.provider_id as "providerId",
      p.first_name as "firstName", p.middle_name as "middleName", p.last_name as "lastName",
      ${dataDaysSql(now)} as "dataDays"
    from patients p
    where p.clinic_id = ${clinicId} and p.merged_into is null ${some}
    order by p.id`.execute(db);
  return rows.map((row) => ({ ...row, dataDays: row.dataDays?.split(' ') ?? [] }));
}

/** From when to when each of the patients had devices in use. */
export async function usesOf(db: Database, ids: readonly string[]): Promise<Map<string, DeviceUse[]>> {
  const { rows } = await sql<DeviceUse & { patientId: string }>`
    select patient_id as "patientId", id as "orderId", coalesce(device_name, '') as name,
      coalesce(serial, '') as serial, activated_at as "from", deactivated_at as "to",
      status = 'Activated' as "isInUse"
    from orders where patient_id = any(${[...ids]}) and activated_at is not null
    order by activated_at, number`.execute(db);
  const groups = Map.groupBy(rows, ({ patientId }) => patientId);
  return new Map(
    [...groups].map(([patientId, own]) => [patientId, own.map(({ patientId: _, ...use }) => use)]),
  );
}

async function keptBills(db: Database, ids: readonly string[]): Promise<Map<string, KeptBill[]>> {
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'patient_id', 'year', 'month', 'version', 'reason', 'made_at', 'bill'])
    .where(sql<boolean>`patient_id = any(${[...ids]})`)
    .execute();
  return Map.groupBy(
    rows.map(({ id, patient_id, year, month, version, reason, made_at, bill }) =>
      KeptBill.parse({
        ...(bill as object),
        billId: id,
        userId: patient_id,
        year,
        month,
        version,
        reason,
        made: formatStamp(made_at),
      }),
    ),
    ({ userId }) => userId,
  );
}

/** Who works at a clinic or did, by account. Whose patient somebody is stays so when they are a provider no more. */
async function peopleOf(
  db: Database,
  clinicId: string,
): Promise<Map<string, { name: string; isProvider: boolean }>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'role', 'first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where('clinic_id', '=', clinicId)
    .execute();
  return new Map(
    rows.map(({ id, role, ...name }) => [
      id,
      { name: fullName(name), isProvider: roleKind(role) === 'provider' },
    ]),
  );
}
