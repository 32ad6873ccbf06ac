import { endpoints } from '@rpm/api-client/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { billingCalls, userId, worldOfCare } from './billingWorld.ts';
import type { TestApi } from './harness.ts';
import { storeKinds } from './stores.ts';

const { provider, staff } = demoAccounts;
const params = { userId, month: '2026-10' };

let api: TestApi;
const { ask } = billingCalls(() => api);
const actor = () => ({ accountId: staff.accountId, clinicId: northside.clinicId, at: api.services.clock() });
const evidence = async () =>
  endpoints.getEvidence.answer.parse((await ask(provider, 'getEvidence', { params })).json);

describe.each(storeKinds)('a month in which the consent ended on the 6th, with the store in %s', (kind) => {
  beforeEach(async () => {
    api = await worldOfCare(kind);
    const { billingPapers } = api.services.store;
    const saved = await billingPapers.of(userId);
    if (!saved) throw new Error('no papers');
    const value = { ...saved.value, consentUntil: '2026-10-06' };
    await billingPapers.save(userId, { value, version: saved.version, changes: [] }, actor());
  });

  test('has the time after it in no total, and in no list beside one (SCR-04)', async () => {
    const { care } = endpoints.getBillLine.answer.parse(
      (await ask(provider, 'getBillLine', { params })).json,
    );
    expect(care).toMatchObject({ minutes: 25, entries: [{ minutes: 25 }] });
    const { time } = await evidence();
    expect(time).toMatchObject({ seconds: 25 * 60, people: [{ seconds: 25 * 60 }], contacts: 1 });
    expect(time.entries.map(({ minutes }) => minutes)).toEqual([25]);
  });

  test('counts of an entry over it what came before, in the evidence as in the bill (SCR-04)', async () => {
    // From 11:50 PM of October 6 to 12:20 AM, by the clinic's clock.
    const late = { start: new Date('2026-10-07T03:50:00Z'), end: new Date('2026-10-07T04:20:00Z') };
    await api.services.store.times.add(
      {
        ...{ ...late, entryId: 'late-1', patientId: userId, activity: 'PhoneCall' },
        ...{ isInteractive: false, note: 'Late.' },
      },
      actor(),
    );
    const { time } = await evidence();
    expect(time.seconds).toBe(35 * 60);
    expect(time.entries.map(({ minutes }) => minutes)).toEqual([25, 10]);
    expect(time.people.map(({ seconds }) => seconds).toSorted((a, b) => b - a)).toEqual([25 * 60, 10 * 60]);
  });
});
