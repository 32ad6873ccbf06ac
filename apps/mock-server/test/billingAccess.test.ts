import { refusalWords } from '@rpm/domain/words/refusal';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { billingCalls, type Who, worldOfCare } from './billingWorld.ts';
import type { TestApi } from './harness.ts';

const { patient, staff, otherStaff, otherPatient } = demoAccounts;

let api: TestApi;
const { ask, bill, addCode } = billingCalls(() => api);

describe('billing and who may see it (API-25)', () => {
  beforeEach(async () => {
    api = await worldOfCare('memory');
  });

  test('a patient of another clinic is not there, and nothing is written', async () => {
    for (const other of [otherPatient.accountId, 'patient-none']) {
      expect(await bill({ userId: other })).toMatchObject({
        status: 404,
        json: { message: refusalWords.notFound },
      });
    }
    for (const { clinicId } of [northside, southside]) {
      expect(await api.services.store.audit.list(clinicId)).toEqual([]);
    }
  });

  test('a patient has no bills made', async () => {
    expect((await bill({}, undefined, patient)).status).toBe(403);
    expect((await ask(patient, 'getRates', { params: { clinicName: northside.name } })).status).toBe(403);
  });

  test('what one clinic sets the other does not see', async () => {
    const ratesOf = async (who: Who, clinicName: string) =>
      (await ask(who, 'getRates', { params: { clinicName } })).json;
    const before = await ratesOf(otherStaff, southside.name);
    await addCode({ payer: 'Aetna' });
    expect(await ratesOf(otherStaff, southside.name)).toEqual(before);
    expect((await addCode({}, otherStaff)).status).toBe(404);
  });

  test.each([
    [{}, 2026],
    [{ effectiveFrom: '2025-07-01' }, 2025],
    [{ year: 2027 }, 2027],
  ])('the rate of a code with %j is of the year %d', async (special, year) => {
    await addCode({ payer: 'Aetna', cents: 1234, ...special });
    const { json } = await ask(staff, 'getRates', {
      params: { clinicName: northside.name },
      query: { year: String(year) },
    });
    expect(json).toContainEqual({
      ...{ code: '99454', payer: 'Aetna', locality: null, year, cents: 1234, source: '' },
      ...{ effectiveFrom: `${year}-01-01`, effectiveTo: `${year}-12-31` },
    });
  });

  test.each([
    [{ code: '9945' }, 'code'],
    [{ code: '99454a' }, 'code'],
    [{ cents: -1 }, 'cents'],
    [{ cents: 1.5 }, 'cents'],
    [{ cents: 10_000_001 }, 'cents'],
    [{ effectiveFrom: '2026-02-30' }, 'effectiveFrom'],
    [{ effectiveTo: '2025-12-31' }, 'effectiveTo'],
    [{ payer: ' ' }, 'payer'],
    [{ unit: 'hours' }, 'unit'],
    [{ excludes: ['x'] }, 'excludes.0'],
    [{ year: 1999 }, 'year'],
  ])('a code with %j is refused by its field', async (wrong, field) => {
    expect(await addCode(wrong)).toMatchObject({ status: 400, json: { field } });
    expect(await api.services.store.audit.list(northside.clinicId)).toEqual([]);
  });

  test.each([
    [{ month: 0 }, 'month'],
    [{ month: 13 }, 'month'],
    [{ month: '11' }, 'month'],
    [{ year: 1999 }, 'year'],
  ])('a bill of %j is refused by its field', async (wrong, field) => {
    expect(await bill(wrong)).toMatchObject({ status: 400, json: { field } });
  });
});
