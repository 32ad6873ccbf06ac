import type { Bounds } from '@rpm/domain';
import { boundsOfAll, fhirId, limits, ownId, searchedDates } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';

/** What a search says, read. */
export interface FhirSearch {
  /** Our id of the patient that it is about. */
  patientId: string | null;
  ids: readonly string[] | null;
  /** Codes without their systems. */
  codes: readonly string[] | null;
  categories: readonly string[] | null;
  dates: Partial<Bounds>;
  changed: Partial<Bounds>;
  /** Of the clinic: a day is one of its calendar. */
  zone: string;
  /** Of a patient's name, folded: each must be in it. */
  names: readonly string[];
  birthDates: readonly string[] | null;
  identifiers: readonly string[] | null;
  /** Of a subscription or an alert, where it stands; of a subscription, where it is told. */
  statuses: readonly string[] | null;
  urls: readonly string[] | null;
  includesPatient: boolean;
  /** The last resource of the page before. */
  after: string | null;
  count: number;
}

/**
 * Reads the parameters of a search. Those that its type does not understand are ignored, unless the caller wants to be told.
 *
 * @param understood by the type
 * @param zone of the clinic: a day is one of its calendar
 * @throws Refusal 400 that names the parameter
 * @see https://hl7.org/fhir/R4/search.html
 */
export function readSearch(
  asked: URLSearchParams,
  understood: readonly string[],
  { isStrict, zone }: { isStrict: boolean; zone: string },
): FhirSearch {
  const given = new URLSearchParams(asked);
  for (const name of new Set(asked.keys())) {
    if (understood.includes(name)) continue;
    if (isStrict) throw badParameter(name.slice(0, 40));
    given.delete(name);
  }
  const list = (name: string) => {
    const all = given.getAll(name);
    return all.length === 0 ? null : all.flatMap((each) => each.split(','));
  };
  const dates = (...names: string[]) =>
    boundsOfAll(
      names.flatMap((name) =>
        given.getAll(name).map((written) => {
          const found = searchedDates(written, zone);
          if (!found) throw badParameter(name);
          return found;
        }),
      ),
    );
  return {
    patientId: patientIn(given),
    ids: list('_id'),
    codes: codesIn(list('code')),
    categories: codesIn(list('category')),
    dates: dates('date', 'identified'),
    changed: dates('_lastUpdated'),
    zone,
    names: ['name', 'family', 'given'].flatMap((name) => given.getAll(name)),
    birthDates: list('birthdate'),
    identifiers: codesIn(list('identifier')),
    statuses: codesIn(list('status')),
    urls: list('url'),
    includesPatient: given.getAll('_include').some((each) => /^\w+:(patient|subject)$/.test(each)),
    after: given.get('_after'),
    count: countIn(given.get('_count')),
  };
}

/** Of 'http://loinc.org|8867-4' the code: every type has its codes of one system. */
const codesIn = (all: readonly string[] | null) => all?.map((each) => each.replace(/^.*\|/, '')) ?? null;

function patientIn(given: URLSearchParams): string | null {
  const named = given.getAll('patient').concat(given.getAll('subject'));
  const [only] = named;
  if (only === undefined) return null;
  const id = ownId(only.replace(/^(.*\/)?Patient\//, ''));
  if (new Set(named).size > 1 || id === null) throw badParameter('patient');
  return id;
}

function countIn(written: string | null): number {
  if (written === null) return limits.fhirPageUsual;
  if (!/^\d{1,9}$/.test(written)) throw badParameter('_count');
  return Math.min(Math.max(Number(written), 1), limits.fhirPageMax);
}

export const badParameter = (name: string) =>
  new Refusal(400, { code: 'fhirParameter', told: { name }, body: { field: name } });

/** The patient's reference as a search writes it. */
export const patientReference = (patientId: string) => `Patient/${fhirId(patientId)}`;

/** Whether a moment is in the bounds of a search, or some of the day or the second as which it is written. */
export function isIn(
  written: string | undefined,
  { start, end }: FhirSearch['dates'],
  zone: string,
): boolean {
  if (!start && !end) return true;
  const span = written === undefined ? null : searchedDates(written, zone);
  return (!start || (span?.end ?? never) >= start) && (!end || (span?.start ?? never) <= end);
}

const never = new Date(Number.NaN);
