import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Enrollment } from '../src/subjects/patients/contract.ts';
import { usernameKey } from '../src/subjects/patients/search.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, staff } = demoAccounts;
const { clinicId } = northside;
const actor = { accountId: staff.accountId, clinicId, at: startOfTest };

const enrollment = (patientId: string, special: Partial<Enrollment['patient']> = {}): Enrollment => ({
  patientId,
  providerId: provider.accountId,
  patient: {
    firstName: 'Rosemary',
    middleName: '',
    lastName: 'Newcomer',
    dob: '1950-05-06',
    gender: '',
    username: `${patientId}@example.test`,
    phone: '',
    address: null,
    emergencyContact: null,
    language: 'en-US',
    consentDate: '2026-11-20',
    isAnother: false,
    ...special,
  },
});

describe.each(storeKinds)('enrolling in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  test('enrolls a patient with the clinic and the time zone of the actor, and writes it down (API-18)', async () => {
    const store = await fresh();
    expect(await store.patients.enroll(enrollment('new-1', { username: ' New@Example.test ' }), actor)).toBe(
      'enrolled',
    );
    const found = await store.patients.findByUsername('new@example.test', clinicId);
    expect(found).toMatchObject({
      clinicId,
      patientId: 'new-1',
      firstName: 'Rosemary',
      birthDate: '1950-05-06',
      gender: null,
      phone: null,
      language: 'en-US',
      timeZone: northside.timeZone,
      clinicName: northside.name,
      provider: { userId: provider.accountId, name: 'Wren Q. Exampledoc' },
      enrolledAt: startOfTest,
    });
    expect(await store.audit.list(clinicId)).toEqual([
      { ...actor, action: 'patient.enrolled', subject: 'new-1', details: {} },
    ]);
  });

  test('of many who enroll one user name at once, one succeeds', async () => {
    const store = await fresh();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        store.patients.enroll(
          enrollment(`new-${at}`, {
            username: at % 2 ? 'one@example.test' : 'ONE@example.test',
            lastName: `N${at}`,
          }),
          actor,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['enrolled', 'taken', 'taken', 'taken', 'taken', 'taken']);
    expect(await store.audit.list(clinicId)).toHaveLength(1);
  });

  test('of two who enroll one person at once, the second is told so', async () => {
    const store = await fresh();
    const both = ['new-1', 'new-2'].map((id) => store.patients.enroll(enrollment(id), actor));
    expect((await Promise.all(both)).sort()).toEqual(['duplicate', 'enrolled']);
  });

  test.each([staff.username, demoAccounts.patient.username])(
    'takes no user name that is somebody’s of the own clinic: %s',
    async (username) => {
      const store = await fresh();
      const taken = enrollment('new-1', { username: username.toUpperCase(), isAnother: true });
      expect(await store.patients.enroll(taken, actor)).toBe('taken');
      expect(await store.patients.find('new-1')).toBeNull();
      expect(await store.audit.list(clinicId)).toEqual([]);
    },
  );

  test.each([demoAccounts.otherPatient.username, demoAccounts.otherStaff.username])(
    'enrolls an address that is somebody’s in another clinic as a free one, and each clinic finds its own (F12)',
    async (username) => {
      const store = await fresh();
      const before = await store.patients.findByUsername(username, southside.clinicId);
      expect(await store.patients.enroll(enrollment('new-1', { username }), actor)).toBe('enrolled');
      expect(await store.patients.findByUsername(username, clinicId)).toMatchObject({ patientId: 'new-1' });
      expect(await store.patients.findByUsername(username, southside.clinicId)).toEqual(before);
      expect(await store.audit.list(southside.clinicId)).toEqual([]);
    },
  );

  test('two clinics that enroll one address at once both do, and one more in each is told that it is taken (F12)', async () => {
    const store = await fresh();
    const other = { ...actor, accountId: demoAccounts.otherStaff.accountId, clinicId: southside.clinicId };
    const of = (id: string, by: typeof actor) =>
      store.patients.enroll(enrollment(id, { username: 'both@example.test', lastName: id }), by);
    const outcomes = await Promise.all([
      of('north-1', actor),
      of('south-1', other),
      of('north-2', actor),
      of('south-2', other),
    ]);
    for (const mine of [outcomes.filter((_, at) => at % 2 === 0), outcomes.filter((_, at) => at % 2 === 1)])
      expect(mine.sort()).toEqual(['enrolled', 'taken']);
  });

  test('whatever two clinics enroll, each is answered and has what it would without the other (F12)', async () => {
    const step = fc.record({
      clinic: fc.constantFrom(northside.clinicId, southside.clinicId),
      address: fc.constantFrom(
        'a@example.test',
        'A@example.test',
        'b@example.test',
        ...Object.values(demoAccounts).map(({ username }) => username),
      ),
      name: fc.constantFrom('Alder', 'Briar'),
      isAnother: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const ids = steps.map((each, at) => ({ ...each, id: `new-${at}` }));
        const seenBy = async (clinic: string, done: typeof ids) => {
          const store = await fresh();
          const outcomes: string[] = [];
          for (const { id, address, name, ...each } of done) {
            const enrolled = enrollment(id, {
              username: address,
              lastName: name,
              isAnother: each.isAnother,
            });
            const outcome = await store.patients.enroll(enrolled, { ...actor, clinicId: each.clinic });
            if (each.clinic === clinic) outcomes.push(outcome);
          }
          const found = ids.map(({ address }) => store.patients.findByUsername(usernameKey(address), clinic));
          return [outcomes, await Promise.all(found), await store.audit.list(clinic)];
        };
        for (const clinic of [northside.clinicId, southside.clinicId]) {
          const alone = ids.filter((each) => each.clinic === clinic);
          expect(await seenBy(clinic, ids)).toEqual(await seenBy(clinic, alone));
        }
      }),
      { numRuns: kind === 'memory' ? 60 : 2, seed: 20_417 },
    );
  });

  test('knows the same person by folded name and birth date, in the own clinic only, unless it is another', async () => {
    const store = await fresh();
    const enroll = (id: string, special: Partial<Enrollment['patient']>, by = actor) =>
      store.patients.enroll(enrollment(id, special), by);
    await enroll('new-1', { firstName: 'Zoë', lastName: 'Newcomer' });
    const same = { firstName: ' ZOE\u0308 ', lastName: 'newcomer' };
    expect(await enroll('new-2', same)).toBe('duplicate');
    expect(await enroll('new-3', { ...same, dob: '1950-05-07' })).toBe('enrolled');
    expect(await enroll('new-4', { ...same, middleName: 'B.' })).toBe('enrolled');
    expect(await enroll('new-5', same, { ...actor, clinicId: southside.clinicId })).toBe('enrolled');
    expect(await enroll('new-6', { ...same, isAnother: true })).toBe('enrolled');
    expect(await enroll('new-7', { ...same, isAnother: true, username: 'new-6@example.test' })).toBe('taken');
  });
});
