import { endpoints } from '@rpm/api-client/calls';
import { type CandidateRow, type CandidateTotals, NO_SERIAL } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import {
  anOrder,
  aPatient,
  clinicWith,
  demoAccounts,
  type StoredOrder,
  southside,
  type World,
} from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { provider, otherProvider } = demoAccounts;
const ago = (days: number) => new Date(startOfTest.getTime() - days * 86_400_000);
const person = (patientId: string, lastName: string, special: object = {}) =>
  aPatient({ patientId, lastName, username: `${patientId}@example.test`, ...special });
const record = (
  patientId: string,
  resourceType: World['records'][number]['resourceType'],
  days: number,
  special: object = {},
): World['records'][number] => ({
  ...{ recordId: `${patientId}-${resourceType}-${days}`, patientId, resourceType, display: resourceType },
  ...{ code: null, status: 'active', at: ago(days), performer: null, note: null, ...special },
});
const ordered = (patientId: string, status: string): StoredOrder =>
  anOrder({ orderId: `order-${patientId}`, patientId, email: `${patientId}@example.test`, status });

/** One of each kind: with a device, with one on its way, candidates, and who is none. */
const world = (): World => ({
  ...clinicWith([]),
  patients: [
    person('p-device', 'Device'),
    person('p-ordered', 'Ordered'),
    person('p-one', 'One'),
    person('p-two', 'Two'),
    person('p-none', 'None'),
    person('p-gone', 'Gone', {
      life: {
        version: 1,
        discharge: { day: '2026-11-01', reason: '', at: ago(19), byId: provider.accountId },
      },
    }),
    person('p-other', 'Other', { clinicId: southside.clinicId, providerId: otherProvider.accountId }),
  ],
  orders: [ordered('p-device', 'Activated'), ordered('p-ordered', 'Shipped')],
  records: ['p-device', 'p-ordered', 'p-one', 'p-two', 'p-gone', 'p-other'].flatMap((id) => [
    record(id, 'Condition', 900, { code: '38341003' }),
    record(id, 'Encounter', 30, { performer: 'Wren Q. Exampledoc', status: 'finished' }),
    record(id, 'Encounter', 400, { status: 'finished' }),
    record(id, 'Procedure', 300, { status: 'completed' }),
    ...(id === 'p-two'
      ? [
          record(id, 'Condition', 800, { code: '84114007' }),
          record(id, 'Condition', 700, { code: '13645005', status: 'resolved' }),
          record(id, 'DiagnosticReport', 20, {
            display: 'Metabolic panel',
            results: [{ name: 'Potassium', value: 4.1, unit: 'mmol/L', low: 3.5, high: 5.1 }],
          }),
        ]
      : []),
  ]),
  files: [],
  notes: [],
  shares: [],
  readings: () => [],
  ranges: [],
  reviews: [],
});

async function start(kind: StoreKind, more: Partial<World> = {}) {
  const api = testApi(await makeStore(kind, { ...world(), ...more }));
  const token = await api.sessionOf(provider);
  const list = async (query: object = {}) =>
    (
      await api.ask(endpoints.getCandidates, {
        token,
        query: { page: '0', noOfRows: '20', show: 'all', ...query },
      })
    ).json as { result: CandidateRow[]; total: number };
  return { api, token, list };
}
const names = ({ result }: { result: CandidateRow[] }) => result.map(({ lastName }) => lastName);

describe.each(storeKinds)('those without a device over the store in %s (SCR-02)', (kind) => {
  test('of the own clinic, in care, without a device in use; candidates first', async () => {
    const { list } = await start(kind);
    const all = await list();
    expect(names(all)).toEqual(['Two', 'One', 'Ordered', 'None']);
    expect(all.total).toBe(4);
    expect(all.result[0]).toEqual({
      ...{ userId: 'p-two', firstName: 'Marigold', middleName: '', lastName: 'Two', dob: '1948-03-04' },
      ...{ conditions: ['hypertension', 'heartFailure'], reasons: ['condition', 'visit'], isCandidate: true },
      ...{ hasOrder: false, latest: null },
      lastVisit: { time: '20261021-15:00:00', performer: 'Wren Q. Exampledoc' },
      lastLab: {
        ...{ time: '20261031-15:00:00', display: 'Metabolic panel' },
        result: { name: 'Potassium', value: 4.1, unit: 'mmol/L', low: 3.5, high: 5.1 },
      },
    });
    expect(all.result.map(({ isCandidate, hasOrder }) => [isCandidate, hasOrder])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('candidates alone, by name, and by page', async () => {
    const { list } = await start(kind);
    expect(names(await list({ show: 'candidates' }))).toEqual(['Two', 'One']);
    expect(names(await list({ search: 'order' }))).toEqual(['Ordered']);
    expect(await list({ search: 'nobody' })).toEqual({ result: [], total: 0 });
    const many = await list({ noOfRows: '5', page: '1' });
    expect(many).toEqual({ result: [], total: 4 });
  });

  test('a value out of range that was typed at home counts, and stands in the line', async () => {
    const { list } = await start(kind, {
      readings: () => [
        {
          ...{
            patientId: 'p-one',
            vital: 'BloodPressure',
            at: ago(1),
            receivedAt: ago(1),
            serial: NO_SERIAL,
          },
          ...{ values: { systolic: 195, diastolic: 120 }, class: 'Critical' },
          classes: { systolic: 'Critical', diastolic: 'Critical' },
        },
      ],
    });
    const [first] = (await list()).result;
    expect(first).toMatchObject({
      ...{ lastName: 'One', reasons: ['critical', 'condition', 'visit'] },
      latest: { mrSubType: 'BloodPressure', class: 'Critical', values: { systolic: 195, diastolic: 120 } },
    });
  });

  test('how many of whom', async () => {
    const { api, token } = await start(kind);
    const { json } = await api.ask(endpoints.getCandidateTotals, { token });
    expect(json as CandidateTotals).toEqual({
      ...{ patients: 5, withoutDevice: 4, candidates: 2, conditions: 4, procedures: 3 },
      byCondition: [
        { condition: 'hypertension', count: 2 },
        { condition: 'heartFailure', count: 1 },
      ],
    });
  });
});
