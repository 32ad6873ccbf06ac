import { type PatientPlace, silentBefore } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { PatientFilter, PatientSearch } from './patientList.contract.ts';
import { fold, partPattern } from './search.ts';

/** Patients of a list, in order: who, and at which place. */
export type FoundQuery = RawBuilder<{ patient_id: string; place: string }>;

const nothing = sql``;

const byName = 'name_key, patient_id collate "C"';
/** Each is the order of an index of the lines (`0188-patient-lines`), so that what is not shown is not sorted. */
const orders = {
  urgency: sql.raw(`severity desc, severe_at desc, ${byName}`),
  unreviewed: sql.raw(`critical desc, cautious desc, ${byName}`),
  latest: sql.raw(`newest_at desc, ${byName}`),
  name: sql.raw(byName),
} as const;

/** One page of the patients that are asked for, in order. */
export function pageQuery(search: PatientSearch): FoundQuery {
  const { sort = 'urgency', noOfRows } = search;
  const first = search.page * noOfRows;
  const ranked = sort === 'urgency' ? (search.ranked ?? []) : [];
  if (ranked.length === 0)
    return sql`select patient_id, row_number() over (order by ${orders[sort]}) as place
      from ${lines(search)} as l order by ${orders[sort]} limit ${noOfRows} offset ${first}`;
  const theRanked = sql`unnest(${[...ranked]}::text[])`;
  return sql`select patient_id, row_number() over (order by rank, ${orders.urgency}) as place from (
      select l.*, r.rank from ${theRanked} with ordinality as r(id, rank)
        cross join lateral (select * from patient_lines l where patient_id = r.id and ${matching(search)} limit 1) as l
      union all (select l.*, null from ${lines(search)} as l where patient_id not in (select ${theRanked})
        order by ${orders.urgency} limit ${first + noOfRows})) as found
    order by rank, ${orders.urgency} limit ${noOfRows} offset ${first}`;
}

/**
 * A page that holds only patients whom the queue ranks, which needs no look at the others; `null` when it holds more. It comes
 * out too short if one of them has just left the list.
 */
export function rankedPageQuery(search: PatientSearch): FoundQuery | null {
  const { sort = 'urgency', noOfRows, ranked = [], preset = 'all' } = search;
  const first = search.page * noOfRows;
  const isOfAll = sort === 'urgency' && preset === 'all' && (search.search ?? '').trim() === '';
  if (!isOfAll || ranked.length < first + noOfRows) return null;
  return sql`select r.patient_id, place from unnest(${ranked.slice(first, first + noOfRows)}::text[])
      with ordinality as r(patient_id, place)
    cross join lateral (select from patient_lines l where patient_id = r.patient_id and ${matching(search)} limit 1) as l`;
}

/** The patients after a place in their list by name. */
export const partQuery = (
  search: PatientFilter,
  after: PatientPlace | undefined,
  most: number,
): FoundQuery => sql`select patient_id, row_number() over (order by ${orders.name}) as place
  from patient_lines l where ${matching(search)}
    ${after ? sql`and (name_key, patient_id collate "C") > (${after.name}::text, ${after.id}::text collate "C")` : nothing}
  order by ${orders.name} limit ${most}`;

/**
 * The lines of the patients that are asked for. Who is silent is found by that, and sorted then, which `offset 0` keeps: they are
 * few, and in the order of another index all others would be read on the way to them.
 */
const lines = (search: PatientSearch) =>
  sql`(select * from patient_lines l where ${matching(search)} ${search.preset === 'silent' ? sql`offset 0` : nothing})`;

/** How many patients are asked for. */
export const countQuery = (search: PatientFilter) =>
  sql`select count(*) from patient_lines l where ${matching(search)}`;

function matching(search: PatientFilter): RawBuilder<boolean> {
  const { clinicId, providerId, preset = 'all', now } = search;
  const part = fold((search.search ?? '').trim());
  const pattern = partPattern(part);
  return sql`clinic_id = ${clinicId} and care = ${sql.lit(preset === 'discharged' ? 1 : 0)}
    ${providerId === null ? nothing : sql`and provider_id = ${providerId}`}
    ${part === '' ? nothing : sql`and (name_key like ${pattern} or username_key like ${pattern})`}
    ${conditions[preset](now)}`;
}

const conditions: Readonly<Record<NonNullable<PatientFilter['preset']>, (now: Date) => RawBuilder<unknown>>> =
  {
    all: () => nothing,
    discharged: () => nothing,
    outOfRange: () => sql`and severity > 0`,
    silent: (now) => sql`and silent_from <= ${silentBefore(now)}`,
    notReviewed: () => sql`and is_unreviewed`,
  };
