import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, provider, staff, otherStaff, otherPatient } = demoAccounts;
const userId = patient.accountId;
type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/** November 2026 of the patient: a first device, 17 days of readings, 45 minutes in two notes, one of them live. */
async function worldOfCare(kind: StoreKind): Promise<TestApi> {
  const world = smallClinic();
  const note = {
    patientId: userId,
    clinicId: northside.clinicId,
    authorId: provider.accountId,
    kind: 'note',
    topic: 'Encounter',
    text: 'Talked about salt.',
    toPatient: true,
  } as const;
  return testApi(
    await makeStore(kind, {
      ...world,
      orders: [
        anOrder({
          patientId: userId,
          status: 'Activated',
          serial: 'SN-1',
          activatedAt: new Date('2026-11-02T12:00:00Z'),
        }),
      ],
      ranges: [],
      reviews: [],
      readings: () =>
        Array.from({ length: 17 }, (_, day) => ({
          patientId: userId,
          vital: 'BloodPressure' as const,
          at: new Date(Date.UTC(2026, 10, 3 + day, 12)),
          receivedAt: new Date(Date.UTC(2026, 10, 3 + day, 12)),
          values: { systolic: 118, diastolic: 76 },
          classes: { systolic: 'Normal', diastolic: 'Normal' },
          class: 'Normal' as const,
          serial: 'SN-1',
        })),
      notes: [
        { ...note, noteId: 'a', minutes: 25, isInteractive: true, at: new Date('2026-11-05T15:00:00Z') },
        { ...note, noteId: 'b', minutes: 20, isInteractive: false, at: new Date('2026-11-12T15:00:00Z') },
      ],
    }),
  );
}

let api: TestApi;
const ask = async (who: Who, name: EndpointName, options: object) => {
  const answer = await api.ask(endpoints[name], { ...options, token: await api.sessionOf(who) });
  if (answer.status === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
  return answer;
};
const bill = (special: object = {}, key?: string, who: Who = provider) =>
  ask(who, 'generateBill', { body: { userId, year: 2026, month: 11, ...special }, key });
const billOf = async (...wish: Parameters<typeof bill>) =>
  endpoints.generateBill.answer.parse((await bill(...wish)).json).data;
const code = {
  clinic: northside.name,
  code: '99454',
  description: 'Device supply, 16 to 30 days of data',
  unit: 'days',
  threshold: 16,
  excludes: ['99445'],
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  payer: 'Medicare',
  cents: 4700,
};
const addCode = (special: object = {}, who: Who = staff) =>
  ask(who, 'addBillCode', { body: { ...code, ...special } });

describe.each(storeKinds)('the bill of a month, with the store in %s (API-25)', (kind) => {
  beforeEach(async () => {
    api = await worldOfCare(kind);
  });

  test('rests on what is recorded', async () => {
    const evidence = { days: 17, minutes: 45, contacts: 1 };
    const made = await billOf();
    expect(made).toMatchObject({ userId, year: 2026, month: 11, made: '20261120-15:00:00' });
    expect(made.lines.map(({ code: each, units, cents }) => [each, units, cents])).toEqual([
      ['99453', 1, 2171],
      ['99454', 1, 5211],
      ['99457', 1, 5177],
      ['99458', 1, 4100],
    ]);
    for (const line of made.lines) expect(line.evidence).toEqual(evidence);
    expect(made.totalCents).toBe(2171 + 5211 + 5177 + 4100);
  });

  test('is made once; made again it needs a reason, and with a key it is the same one (F17)', async () => {
    const first = await billOf();
    expect(first).toMatchObject({ version: 1, reason: null });
    expect(await bill()).toMatchObject({
      status: 409,
      json: { code: 'monthBilled', message: refusalWords.monthBilled, current: 1 },
    });
    expect(await bill({ reason: ' ' })).toMatchObject({ status: 400, json: { field: 'reason' } });
    const second = await billOf({ reason: 'A note was missing.' });
    expect(second).toEqual({ ...first, billId: second.billId, version: 2, reason: 'A note was missing.' });
    expect(second.billId).not.toBe(first.billId);
    const keyed = await bill({ reason: 'Once more.' }, 'key-1');
    expect(keyed.json).toMatchObject({ data: { version: 3 } });
    expect((await bill({ reason: 'Once more.' }, 'key-1')).json).toEqual(keyed.json);
    expect(await bill({ month: 10 }, 'key-1')).toMatchObject({ status: 422 });
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'bill.made')).toHaveLength(3);
  });

  test('asked for many times at once it is made once (F17)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => bill()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a month without care has no lines; one that has not begun has no bill', async () => {
    expect(await billOf({ month: 9 })).toMatchObject({ lines: [], totalCents: 0 });
    for (const later of [{ month: 12 }, { year: 2027, month: 1 }]) {
      expect(await bill(later)).toMatchObject({
        status: 400,
        json: { message: refusalWords.monthNotBegun, field: 'month' },
      });
    }
  });

  test('a month begins by the patient’s clock', async () => {
    // 1 December in UTC, 30 November in New York.
    api.wait((Date.UTC(2026, 11, 1, 4, 59, 59) - api.services.clock().getTime()) / 1000);
    expect((await bill({ month: 12 })).status).toBe(400);
    api.wait(1);
    expect((await bill({ month: 12 })).status).toBe(200);
  });

  test('follows the clinic’s own codes and rates', async () => {
    await addCode();
    await addCode({ code: '99457', excludes: ['99470'], unit: 'minutes', effectiveTo: '2026-10-31' });
    const { lines } = await billOf();
    expect(lines.map(({ code: each, cents }) => [each, cents])).toEqual([
      ['99453', 2171],
      ['99454', 4700],
    ]);
  });

  test('set-up is billed for one month only', async () => {
    expect((await billOf()).lines[0]?.code).toBe('99453');
    expect((await billOf({ reason: 'The rate was wrong.' })).lines[0]?.code).toBe('99453');
    expect((await billOf({ month: 10 })).lines).toEqual([]);
  });
});

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
    expect(json).toContainEqual({ code: '99454', payer: 'Aetna', year, cents: 1234 });
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
