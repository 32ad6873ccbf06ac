import { excessesOf, judge } from '@rpm/domain';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';

export const { clinicId } = northside;
export const patientId = people.own.userId;
export const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
export const nurse = { accountId: demoAccounts.staff.accountId, clinicId, at: later(60) };
export const provider = { accountId: demoAccounts.provider.accountId, clinicId, at: later(60) };
export const world = () => ({ ...clinicWith([]), readings: () => [], ranges: [], reviews: [] });

let made = 0;
/** A blood pressure, as a device delivers it. */
export function pressure(systolic: number, at: Date, receivedAt = at, diastolic = 70): IncomingReading {
  const values = { systolic, diastolic };
  const excesses = excessesOf('BloodPressure', values).map((excess) => {
    made += 1;
    return { ...excess, newAlertId: `alert-${made}` };
  });
  const own = { patientId, vital: 'BloodPressure', at, receivedAt, values, serial: 'SN-1' } as const;
  return { ...own, ...judge('BloodPressure', values), excesses };
}
export const inbox = (store: Store, over: object = {}) =>
  store.alerts.page({ clinicId, tab: 'medical', page: 0, noOfRows: 5, now: later(60), ...over });
