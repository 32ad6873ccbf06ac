import { judge, localDay, monthBounds, type PeriodRule, usualBilling } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { StoredPatient } from '../src/subjects/patients/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const patientId = people.own.userId;
const later = (days: number) => new Date(startOfTest.getTime() + days * 86_400_000);
const dayOf = (days: number) => localDay(later(days), 'America/New_York');

/** Two cuffs, of which the first was there for a hundred days, and the second came a hundred days after it. */
const cuff = (orderId: string, days: number) => ({
  ...anOrder(),
  ...{ orderId, patientId, clinicId, status: 'Activated', serial: `SN-${orderId}`, activatedAt: later(days) },
});
const inDays = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, each) => from + each).map((day) => {
    const values = { systolic: 120, diastolic: 70 };
    const own = { patientId, vital: 'BloodPressure', serial: 'SN-1', at: later(day) } as const;
    return { ...own, receivedAt: own.at, values, ...judge('BloodPressure', values) };
  });

describe.each(storeKinds)('the period that runs after a year of readings in %s (SCR-02)', (kind) => {
  async function shortOf(special: Partial<StoredPatient> = {}, periodRule?: PeriodRule) {
    const given = clinicWith([cuff('1', -300), cuff('2', -100)]);
    const store = await makeStore(kind, {
      ...given,
      patients: given.patients.map((each) =>
        each.patientId === patientId ? { ...each, timeZone: 'America/New_York', ...special } : each,
      ),
      readings: () => [...inDays(-300, -205), ...inDays(-95, -40), ...inDays(-7, -5)],
      ranges: [],
      reviews: [],
    });
    const { accountId } = demoAccounts.staff;
    const away = { orderId: '1', reason: 'No longer used.', accountId, clinicId, at: later(-200) };
    await store.orders.deactivate(away);
    if (periodRule) {
      const value = { ...usualBilling, periodRule };
      await store.billingSettings.save({ value, version: 0, changes: [] }, { ...away, accountId });
    }
    await store.compliance.check(later(10));
    const search = { clinicId, now: later(10), page: 0, noOfRows: 20, kind: 'daysShort' } as const;
    const { rows } = await store.compliance.page(search);
    const found = rows.find((each) => each.patientId === patientId);
    const short = found && [found.day, found.until, found.count];
    expect(await listed(store)).toEqual(short);
    return short;
  }

  /** What the patient list says of it. */
  async function listed(store: Awaited<ReturnType<typeof makeStore>>) {
    const month = monthBounds({ year: 2026, month: 11 }, 'America/New_York');
    const search = { clinicId, providerId: null, month, now: later(10), page: 0, noOfRows: 50 };
    const { rows } = await store.patientLists.page(search);
    const { period } = rows.find((each) => each.patientId === patientId) ?? {};
    return period && [period.start, period.end, period.days];
  }

  test('is counted from the first day of data after care had ended', async () => {
    expect(await shortOf({ consentDate: dayOf(-310) })).toEqual([dayOf(-5), dayOf(24), 1]);
  });

  test('is counted from the first day of data with consent', async () => {
    expect(await shortOf({ consentDate: dayOf(-7) })).toEqual([dayOf(-7), dayOf(22), 3]);
  });

  test('of somebody who moved is the same', async () => {
    const zones = [{ from: later(-320), timeZone: 'America/New_York' }] as const;
    expect(await shortOf({ consentDate: dayOf(-310), zones })).toEqual([dayOf(-5), dayOf(24), 1]);
  });

  test('is the calendar month where the clinic bills so', async () => {
    const [consent, start, end] = [dayOf(-310), '2026-11-01', '2026-11-30'];
    expect(await shortOf({ consentDate: consent }, 'calendarMonth')).toEqual([start, end, 3]);
  });
});
