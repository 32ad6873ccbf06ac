import {
  type BillingSettings,
  consentAndEnds,
  countedPeriod,
  devicePeriodDays,
  type ListedPatient,
  localDay,
  runningPeriod,
  wholeBilling,
} from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { dataDaysSql } from '../billing/ledger.sql.ts';

/** What the device period of a patient rests on beside the devices, as the database puts it in JSON. */
export type PeriodJson = [
  consentDay: string | null,
  consentUntil: string | null,
  dischargeDay: string | null,
  dataDays: string | null,
];

/** From when to when a device was in use, likewise. */
export type UseJson = [status: string | null, activatedAt: string | null, deactivatedAt: string | null];

/**
 * It, as one value of a statement about the patients `p`. An episode of care ends where a device is taken out of use or the
 * patient is discharged: of each such day the days after it are read, which is all that `runningReads` asks for, and more.
 */
export function periodOf(now: Date): RawBuilder<PeriodJson> {
  const reads = sql`(
    select coalesce(p.consent_date::date, '0001-01-01') as "from", 1 as days
    union all select (${now}::timestamptz at time zone p.time_zone)::date - ${sql.lit(devicePeriodDays)}, ${sql.lit(devicePeriodDays + 1)}
    union all select p.discharge_day::date, ${sql.lit(devicePeriodDays + 1)}
    union all select (deactivated_at at time zone p.time_zone)::date, ${sql.lit(devicePeriodDays + 1)}
      from orders where patient_id = p.id and deactivated_at is not null) as r`;
  return sql`json_build_array(p.consent_date, p.billing -> 'value' ->> 'consentUntil', p.discharge_day,
    ${dataDaysSql(now, reads)})`;
}

/**
 * The period that runs, as the clinic bills it.
 *
 * @param settings of the clinic, as they are stored
 */
export function periodThatRuns(
  [consentDay, consentUntil, dischargeDay, dataDays]: PeriodJson,
  uses: readonly UseJson[],
  timeZone: string,
  settings: Partial<BillingSettings> | null,
  now: Date,
): ListedPatient['period'] {
  const dates = uses.flatMap(([status, from, to]) =>
    from === null
      ? []
      : [{ from: new Date(from), to: to === null ? null : new Date(to), isInUse: status === 'Activated' }],
  );
  const facts = {
    periodRule: wholeBilling(settings ?? {}).periodRule,
    dataDays: dataDays?.split(' ') ?? [],
    ...consentAndEnds({ consentDay, consentUntil, dischargeDay, uses: dates, timeZone }),
  };
  return countedPeriod(runningPeriod(facts, localDay(now, timeZone)));
}
