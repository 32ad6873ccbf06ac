import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { noPapers } from '@rpm/domain';
import { expect } from 'vitest';
import { anOrder, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient, provider, staff } = demoAccounts;
/** Whose months are billed. */
export const userId = patient.accountId;
const papers = {
  value: { ...noPapers, diagnosis: 'I10', trainingDay: '2026-09-30' },
  ...{ version: 1, savedById: provider.accountId, savedAt: new Date('2026-09-30T12:00:00Z') },
};
export type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/**
 * October 2026 of the patient: a first device, 17 days of readings in the 30 days that end on October 30, 45 minutes in two
 * notes, one of them live. All papers are there.
 */
export async function worldOfCare(kind: StoreKind): Promise<TestApi> {
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
          activatedAt: new Date('2026-09-30T12:00:00Z'),
        }),
      ],
      patients: world.patients.map((each) =>
        each.patientId === userId ? { ...each, consentDate: '2026-09-30', billing: papers } : each,
      ),
      ranges: [],
      reviews: [],
      readings: () =>
        Array.from({ length: 17 }, (_, day) => ({
          patientId: userId,
          vital: 'BloodPressure' as const,
          at: new Date(Date.UTC(2026, 9, 1 + day, 12)),
          receivedAt: new Date(Date.UTC(2026, 9, 1 + day, 12)),
          values: { systolic: 118, diastolic: 76 },
          classes: { systolic: 'Normal', diastolic: 'Normal' },
          class: 'Normal' as const,
          serial: 'SN-1',
        })),
      notes: [
        { ...note, noteId: 'a', minutes: 25, isInteractive: true, at: new Date('2026-10-05T15:00:00Z') },
        {
          ...{ ...note, authorId: staff.accountId, noteId: 'b', minutes: 20 },
          isInteractive: false,
          at: new Date('2026-10-12T15:00:00Z'),
        },
      ],
    }),
  );
}

/**
 * The calls of billing, as the tests make them. An answer of 200 must be of the call's shape.
 *
 * @param here the API of the test that runs
 */
export function billingCalls(here: () => TestApi) {
  const ask = async (who: Who, name: EndpointName, options: object) => {
    const api = here();
    const answer = await api.ask(endpoints[name], { ...options, token: await api.sessionOf(who) });
    if (answer.status === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
    return answer;
  };
  /** The bill of October 2026, made by the provider. @param key of a repeated request */
  const bill = (special: object = {}, key?: string, who: Who = provider) =>
    ask(who, 'generateBill', { body: { userId, year: 2026, month: 10, ...special }, key });
  const addCode = (special: object = {}, who: Who = staff) =>
    ask(who, 'addBillCode', { body: { ...code, ...special } });
  return { ask, bill, addCode };
}

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
