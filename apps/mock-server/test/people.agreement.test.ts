import {
  monthBounds,
  type NewPatient,
  type PatientQuery,
  pageSizes,
  patientPresets,
  patientSorts,
} from '@rpm/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { Enrollment } from '../src/subjects/patients/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, colleague, staff } = demoAccounts;
const month = monthBounds({ year: 2026, month: 11 }, northside.timeZone);

/** Pieces of which names are made: letters of many scripts, what LIKE and SQL give a meaning, and what folds oddly. */
const pieces = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '--',
  'İ',
  'ı',
  'ß',
  'ẞ',
  'Σ',
  'ς',
  'é',
  'e\u0301',
  'דוגמה',
  'نموذج',
];
const more = [
  '\u202e',
  '\u200f',
  '\ufffd',
  '\u{10400}',
  '\u{1f600}',
  '山田',
  'a',
  'B',
  ' ',
  '10',
  '<b>',
  '{}',
];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...pieces, ...more) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }).filter((text) => !text.includes('\0')),
  },
);
const name = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('') || 'x');
const username = fc
  .tuple(fc.constantFrom('ä', 'Ä', 'a', 'b', 'İ', "o'", '%', '_', '\\'), fc.nat(30))
  .map(([first, number]) => `${first}${number}@example.test`);

const newPatient = fc.record({
  firstName: name,
  middleName: fc.oneof(fc.constant(''), name),
  lastName: name,
  dob: fc.constantFrom('1950-05-06', '1950-05-07'),
  gender: fc.constantFrom('', 'f'),
  username,
  phone: fc.constant(''),
  address: fc.constant(null),
  emergencyContact: fc.constant(null),
  language: fc.constant(''),
  consentDate: fc.constant('2026-11-20'),
  isAnother: fc.boolean(),
}) satisfies fc.Arbitrary<Omit<NewPatient, 'dUserId'>>;

const query = (search: fc.Arbitrary<string>) =>
  fc.record(
    {
      page: fc.nat(2),
      noOfRows: fc.constantFrom(...pageSizes),
      search,
      sort: fc.constant('name' as const),
    },
    { requiredKeys: ['page', 'noOfRows', 'sort'] },
  );

describe('both stores agree on patients', () => {
  const demo = demoWorld(startOfTest);
  const discharge = { day: '2026-11-01', at: startOfTest, byId: staff.accountId, reason: 'Moved away.' };
  // Some are discharged: they are in no other list (F5).
  const world = {
    ...demo,
    patients: demo.patients.map((each, at) =>
      at % 5 === 2
        ? { ...each, life: { version: 0, discharge, hold: null, erasure: null, merged: null } }
        : each,
    ),
  };
  let stores: Store[];
  beforeAll(async () => {
    stores = await Promise.all(storeKinds.map((kind) => makeStore(kind, world)));
  });
  const inAll = async <T>(ask: (store: Store) => Promise<T>): Promise<T> => {
    const [expected, ...others] = await Promise.all(stores.map(ask));
    for (const other of others) expect(other).toEqual(expected);
    return expected as T;
  };
  const list = (asked: PatientQuery, clinicId: string, providerId: string | null) =>
    inAll((store) => store.patientLists.page({ ...asked, clinicId, providerId, month, now: startOfTest }));

  test('whoever is enrolled under whatever name, and found by whatever part of it', async () => {
    let made = 0;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(newPatient, query(piece), fc.boolean(), async (patient, asked, isNorth) => {
        made += 1;
        const { clinicId } = isNorth ? northside : southside;
        const enrollment: Enrollment = {
          patientId: `made-${made}`,
          providerId: provider.accountId,
          patient: patient as Enrollment['patient'],
        };
        const actor = { accountId: staff.accountId, clinicId, at: startOfTest };
        const outcome = await inAll((store) => store.patients.enroll(enrollment, actor));
        const record = await inAll((store) => store.patients.find(enrollment.patientId));
        expect(record !== null).toBe(outcome === 'enrolled');
        await list(asked, clinicId, null);
        const own = { page: 0, noOfRows: 50, sort: 'name', search: patient.lastName } as const;
        const { rows } = await list(own, clinicId, provider.accountId);
        if (outcome !== 'enrolled') return;
        found += 1;
        // A name that only consists of spaces asks nothing, and then the page may end before it.
        const isFound = rows.some(({ patientId }) => patientId === enrollment.patientId);
        expect(isFound || rows.length === 50).toBe(true);
      }),
      { seed: 20_417, numRuns: 150 },
    );
    expect(found).toBeGreaterThan(40);
    expect(found).toBeLessThan(made);
  });

  const views = patientSorts.flatMap((sort) => patientPresets.map((preset) => ({ sort, preset })));
  test.each(views)('on every page of the demo clinic, $preset by $sort', async (view) => {
    for (const providerId of [null, provider.accountId, colleague.accountId]) {
      const asked = { noOfRows: 50, ...view } as const;
      const { total } = await list({ ...asked, page: 0 }, northside.clinicId, providerId);
      for (let page = 1; page * 50 < total; page += 1) {
        await list({ ...asked, page }, northside.clinicId, providerId);
      }
      // Two devices are silent, which have an order, too.
      const atLeast = view.preset === 'silent' ? 2 : 6;
      if (providerId === null)
        expect(total, 'so many that the order is tried').toBeGreaterThanOrEqual(atLeast);
    }
  });

  test('and on the notes, the topics and the care team of each patient of the demo', async () => {
    let members = 0;
    for (const { patientId } of world.patients.slice(0, 60)) {
      const reader = { accountId: provider.accountId, role: 'DOCTOR' };
      const search = { patientId, selection: 'readable', reader } as const;
      await inAll((store) => store.notes.list(search, 50));
      await inAll((store) => store.notes.topics(search));
      members += (await inAll((store) => store.careTeams.of(patientId, 50))).length;
    }
    expect(members).toBeGreaterThan(60);
  });
});
