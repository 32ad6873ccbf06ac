import { limits, type PageSize, pageSizes } from '../limits/limits.ts';
import { type PatientPreset, type PatientQuery, patientPresets, patientSorts } from './patient.ts';

export type PatientSort = (typeof patientSorts)[number];

/** What a user has set on a list of patients. */
export interface PatientFilters {
  /** Part of a name or an e-mail address. It never stands in an address: it may name somebody (behaviour R19). */
  search: string;
  preset: PatientPreset;
  sort: PatientSort;
  /** Counts from 1. */
  page: number;
  rows: PageSize;
}

/** Everybody, the most urgent first. */
export const defaultPatientFilters: PatientFilters = {
  search: '',
  preset: 'all',
  sort: 'urgency',
  page: 1,
  rows: 20,
};

const oneOf = <Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word =>
  words.find((each) => each === word) ?? otherwise;

/**
 * The filters that an address holds. What does not fit is ignored: addresses are typed, cut and shared.
 *
 * @param get reads a part of the query
 * @param search the text that the entry of the history holds; anything but a text is none
 */
export function readPatientFilters(get: (name: string) => string | null, search: unknown): PatientFilters {
  const page = /^[1-9]\d{0,6}$/.test(String(get('page'))) ? Number(get('page')) : defaultPatientFilters.page;
  return {
    search: typeof search === 'string' ? search.slice(0, limits.searchMaxCharacters) : '',
    preset: oneOf(patientPresets, get('show'), defaultPatientFilters.preset),
    sort: oneOf(patientSorts, get('sort'), defaultPatientFilters.sort),
    page,
    rows: pageSizes.find((size) => String(size) === get('rows')) ?? defaultPatientFilters.rows,
  };
}

/** The query of an address that holds the filters; what is as usual is left out, and so is the search. */
export function writePatientFilters({ preset, sort, page, rows }: PatientFilters): Record<string, string> {
  const parts = { show: preset, sort, page, rows };
  const usual = {
    show: defaultPatientFilters.preset,
    sort: defaultPatientFilters.sort,
    page: defaultPatientFilters.page,
    rows: defaultPatientFilters.rows,
  };
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([name, value]) => value !== usual[name as keyof typeof usual])
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Whether somebody may be left out by the filters: then there is something to clear. */
export const isPatientFiltered = ({ search, preset }: PatientFilters): boolean =>
  search.trim() !== '' || preset !== 'all';

/** What the call asks for. */
export function patientQuery(
  { search, preset, sort, page, rows }: PatientFilters,
  scope: 'own' | 'clinic',
): PatientQuery {
  return { page: page - 1, noOfRows: rows, search: search.trim(), preset, sort, scope };
}
