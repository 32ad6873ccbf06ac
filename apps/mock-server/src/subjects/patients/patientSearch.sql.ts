import { type PatientPlace, severityOf, silentBefore } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import type { PatientFilter, PatientSearch } from './patientList.contract.ts';
import { nameWords, partPattern } from './search.ts';

/** Patients of a list, in order: who, and at which place. */
export type FoundQuery = RawBuilder<{ patient_id: string; place: string }>;

const nothing = sql``;

/** The column of a line that counts the readings of a class that nobody has reviewed: the lines know them by their severity. */
export const unseenOf = (readingClass: 'Critical' | 'Cautious') =>
  sql.ref(`unseen_${severityOf(readingClass)}`);

const byName = 'name_key, patient_id collate "C"';
/** Each but that by name is the order of an index of the lines (`0188-patient-lines`): what is not shown is not sorted. */
const orders = {
  urgency: sql.raw(`severity desc, severe_at desc, ${byName}`),
  unreviewed: sql`${unseenOf('Critical')} desc, ${unseenOf('Cautious')} desc, ${sql.raw(byName)}`,
  latest: sql.raw(`newest_at desc, ${byName}`),
  name: sql.raw(byName),
} as const;
const byNameOfPatient = sql.raw('p.name_key, p.id collate "C"');

/** One page of the patients that are asked for, in order. */
export function pageQuery(search: PatientSearch): FoundQuery {
  const { sort = 'urgency', noOfRows } = search;
  const first = search.page * noOfRows;
  // The first page is asked for again and again: its size stands in the text, so that a plan that is kept knows how few it needs.
  const most = first === 0 ? sql.lit(noOfRows) : sql`${first + noOfRows}`;
  const cut = first === 0 ? sql`limit ${most}` : sql`limit ${noOfRows} offset ${first}`;
  if (sort === 'name') return namedQuery(search, nothing, cut);
  const ranked = sort === 'urgency' ? (search.ranked ?? []) : [];
  if (ranked.length === 0)
    return sql`select patient_id, row_number() over (order by ${orders[sort]}) as place
      from ${lines(search)} as l order by ${orders[sort]} ${cut}`;
  const theRanked = sql`unnest(${[...ranked]}::text[])`;
  const found = areFew(search)
    ? sql`select l.*, r.rank from ${lines(search)} as l
        left join ${theRanked} with ordinality as r(id, rank) on r.id = l.patient_id`
    : sql`select l.*, r.rank from ${theRanked} with ordinality as r(id, rank)
        cross join lateral (select * from ${lines(search, sql`r.id`)} as one limit 1) as l
      union all (select l.*, null from ${lines(search)} as l where patient_id not in (select ${theRanked})
        order by ${orders.urgency} limit ${most})`;
  return sql`select patient_id, row_number() over (order by rank, ${orders.urgency}) as place from (${found}) as found
    order by rank, ${orders.urgency} ${cut}`;
}

/**
 * A page that holds only patients whom the queue ranks, which needs no look at the others; `null` when it holds more. It comes
 * out too short if one of them has just left the list.
 */
export function rankedPageQuery(search: PatientSearch): FoundQuery | null {
  const { sort = 'urgency', noOfRows, ranked = [], preset = 'all' } = search;
  const first = search.page * noOfRows;
  if (
    sort !== 'urgency' ||
    preset !== 'all' ||
    wordsOf(search).length > 0 ||
    ranked.length < first + noOfRows
  )
    return null;
  return sql`select r.patient_id, place from unnest(${ranked.slice(first, first + noOfRows)}::text[])
      with ordinality as r(patient_id, place)
    cross join lateral (select from ${lines(search, sql`r.patient_id`)} as one limit 1) as l`;
}

/** The patients after a place in their list by name. */
export const partQuery = (search: PatientFilter, after: PatientPlace | undefined, most: number): FoundQuery =>
  namedQuery(
    search,
    after
      ? sql`and (p.name_key, p.id collate "C") > (${after.name}::text, ${after.id}::text collate "C")`
      : nothing,
    sql`limit ${most}`,
  );

/** Patients by name. Each is looked up among the lines where those say whether it is asked for. */
const namedQuery = (search: PatientFilter, after: RawBuilder<unknown>, cut: RawBuilder<unknown>) =>
  sql<{ patient_id: string; place: string }>`
    select p.id as patient_id, row_number() over (order by ${byNameOfPatient}) as place
    from ${
      search.preset === 'silent'
        ? sql`${lines(search)} as l cross join lateral (select * from patients where id = l.patient_id limit 1) as p where true`
        : sql`patients p ${isOfPatients(search) ? nothing : sql`cross join lateral (select from patient_lines l where l.patient_id = p.id ${condition(search)} limit 1) as l`}
          where ${matching(search)}`
    } ${after} order by ${byNameOfPatient} ${cut}`;

/** How many patients are asked for. */
export const countQuery = (search: PatientFilter) =>
  isOfPatients(search)
    ? sql`select count(*) from patients p where ${matching(search)}`
    : sql`select count(*) from ${lines(search)} as l`;

/** Whether the patients alone, without what was measured, say who is asked for. */
const isOfPatients = ({ preset = 'all' }: PatientFilter) => preset === 'all' || preset === 'discharged';

/** Whether few are asked for, who are found first and sorted then. */
const areFew = (search: PatientFilter) => wordsOf(search).length > 0 || search.preset === 'silent';

/**
 * The lines of the patients that are asked for. Whom a text names is found by that, and so is who is silent, which `offset 0`
 * keeps: in the order of another index all others would be read on the way to them.
 *
 * @param id of one patient, unless few are asked for; left out, of all
 */
function lines(search: PatientFilter, id?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { clinicId, providerId, preset = 'all' } = search;
  if (wordsOf(search).length > 0)
    return sql`(select l.* from (select p.id from patients p where ${matching(search)} offset 0) as named
      cross join lateral (select * from patient_lines l where l.patient_id = named.id ${condition(search)} limit 1) as l)`;
  return sql`(select * from patient_lines l where l.clinic_id = ${clinicId}
    and l.care = ${sql.lit(preset === 'discharged' ? 1 : 0)}
    ${providerId === null ? nothing : sql`and l.provider_id = ${providerId}`}
    ${id ? sql`and l.patient_id = ${id}` : nothing} ${condition(search)} ${areFew(search) ? sql`offset 0` : nothing})`;
}

/** What a preset asks of a line. */
function condition({ preset = 'all', now }: PatientFilter): RawBuilder<unknown> {
  switch (preset) {
    case 'all':
    case 'discharged':
      return nothing;
    case 'outOfRange':
      return sql`and l.severity > 0`;
    case 'silent':
      return sql`and l.silent_from <= ${silentBefore(now)}`;
    case 'notReviewed':
      return sql`and l.is_unreviewed`;
  }
}

/** Whether a patient is asked for, whatever was measured. */
function matching(search: PatientFilter): RawBuilder<boolean> {
  const { clinicId, providerId, preset } = search;
  const words = wordsOf(search).map((word) => {
    const pattern = partPattern(word);
    return sql`and (p.name_key like ${pattern} or p.username_key like ${pattern})`;
  });
  return sql`p.clinic_id = ${clinicId} and p.merged_into is null
    and p.discharged_at ${preset === 'discharged' ? sql`is not null` : sql`is null`}
    ${providerId === null ? nothing : sql`and p.provider_id = ${providerId}`}
    ${words.length === 0 ? nothing : sql.join(words, sql` `)}`;
}

const wordsOf = ({ search = '' }: PatientFilter) => nameWords(search);
