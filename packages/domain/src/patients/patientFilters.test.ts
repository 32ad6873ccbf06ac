import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSizes } from '../limits/limits.ts';
import { PatientQuery, patientPresets, patientSorts } from './patient.ts';
import {
  defaultPatientFilters,
  isPatientFiltered,
  type PatientFilters,
  patientQuery,
  readPatientFilters,
  writePatientFilters,
} from './patientFilters.ts';

const read = (query: Record<string, string>, search?: unknown) =>
  readPatientFilters((name) => query[name] ?? null, search);

const anyFilters = fc.record<PatientFilters>({
  search: fc.string({ maxLength: 100 }),
  preset: fc.constantFrom(...patientPresets),
  sort: fc.constantFrom(...patientSorts),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  rows: fc.constantFrom(...pageSizes),
});

test('an address without a query is everybody', () => {
  expect(read({})).toEqual(defaultPatientFilters);
  expect(writePatientFilters(defaultPatientFilters)).toEqual({});
});

test.each([
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '1.5' }],
  [{ page: '1e3' }],
  [{ page: '99999999' }],
  [{ page: 'x' }],
  [{ rows: '7' }],
  [{ rows: '05' }],
  [{ show: 'everybody' }],
  [{ show: 'ALL' }],
  [{ sort: '__proto__' }],
  [{ search: 'Ann' }],
])('%j is ignored', (query) => {
  expect(read(query)).toEqual(defaultPatientFilters);
});

test.each([[7], [null], [undefined], [['Ann']], [{ search: 'Ann' }]])('the search %j is none', (search) => {
  expect(read({}, search).search).toBe('');
});

test('a search that is too long is cut to what the server takes', () => {
  expect(read({}, 'x'.repeat(101)).search).toBe('x'.repeat(100));
});

test('what was written is read again, and the search is never part of it (R19)', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const written = writePatientFilters(filters);
      expect(Object.keys(written).filter((name) => !['show', 'sort', 'page', 'rows'].includes(name))).toEqual(
        [],
      );
      expect(read(written, filters.search)).toEqual(filters);
    }),
  );
});

test('the server takes whatever is asked, with pages from 0', () => {
  fc.assert(
    fc.property(anyFilters, fc.constantFrom('own' as const, 'clinic' as const), (filters, scope) => {
      const query = patientQuery(filters, scope);
      expect(PatientQuery.safeParse(query).success).toBe(true);
      expect(query).toMatchObject({ page: filters.page - 1, noOfRows: filters.rows, scope });
    }),
  );
  expect(patientQuery({ ...defaultPatientFilters, search: ' Ann ' }, 'own').search).toBe('Ann');
});

test.each<[Partial<PatientFilters>, boolean]>([
  [{}, false],
  [{ page: 3, rows: 5, sort: 'name' }, false],
  [{ search: '  ' }, false],
  [{ search: 'a' }, true],
  [{ preset: 'silent' }, true],
])('%j leaves somebody out: %s', (special, isFiltered) => {
  expect(isPatientFiltered({ ...defaultPatientFilters, ...special })).toBe(isFiltered);
});
