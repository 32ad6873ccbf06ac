import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';

export const { clinicId } = northside;
/** Two patients who can wait in the queue; the first is the provider's. */
export const patientId = people.own.userId;
export const other = people.colleagues.userId;

export const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
export const days = (count: number) => later(count * 86_400);

export const nurse = { accountId: demoAccounts.staff.accountId, clinicId, at: later(60) };
export const provider = { accountId: demoAccounts.provider.accountId, clinicId, at: later(60) };

/** A clinic in whose queue nobody waits yet. */
export const world = (special: object = {}) => ({
  ...clinicWith([]),
  readings: () => [],
  ranges: [],
  reviews: [],
  ...special,
});
