import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { StoredRange } from '../src/subjects/ranges/contract.ts';
import { testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore } from './stores.ts';

test.each([
  ['2026-11-01T04:30:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
])(
  'a range that ends at %s ends on %s by the calendar of the patient in New York (SCR-02)',
  async (end, endDay) => {
    const range: StoredRange = {
      ...{ patientId: people.own.userId, vital: 'BloodPressure', version: 1, limits: {} },
      ...{
        start: new Date('2026-09-01T04:00:00Z'),
        end: new Date(end),
        setAt: new Date('2026-09-01T04:00:00Z'),
      },
      setById: demoAccounts.provider.accountId,
    };
    const api = testApi(await makeStore('memory', { ...clinicWith([]), ranges: [range] }));
    const token = await api.sessionOf(demoAccounts.staff);
    const query = { page: '0', rangesPage: '0', wrongPage: '0' };
    const { json } = await api.ask(endpoints.getNoise, { token, query });
    const { ranges } = json as { ranges: { result: { endDay: string }[] } };
    expect(ranges.result.map((each) => each.endDay)).toEqual([endDay]);
  },
);

test.each([
  ['2026-11-20T04:59:59Z', 1],
  ['2026-11-20T05:00:00Z', 0],
  ['2026-10-10T12:00:00Z', 41],
])(
  'a device without limits that was activated at %s is active for %d days by the calendar of its patient (SCR-02)',
  async (at, activeDays) => {
    const order = anOrder({
      ...{ patientId: people.own.userId, status: 'Activated', vitals: ['Weight'] },
      activatedAt: new Date(at),
    });
    const api = testApi(await makeStore('memory', clinicWith([order])));
    const token = await api.sessionOf(demoAccounts.staff);
    const query = { page: '0', rangesPage: '0', wrongPage: '0' };
    const { json } = await api.ask(endpoints.getNoise, { token, query });
    const { ranges } = json as { ranges: { total: number; result: object[] } };
    const missing = { userId: people.own.userId, vital: 'Weight', problem: 'missing', activeDays };
    const nothing = { version: null, endDay: null, setBy: null, setTime: null };
    expect(ranges.result.filter((row) => 'vital' in row && row.vital === 'Weight')).toContainEqual(
      expect.objectContaining({ ...missing, ...nothing }),
    );
  },
);
