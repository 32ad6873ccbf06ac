import { aPatient, clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { staff, patient } = demoAccounts;
export const { clinicId } = northside;
export const patientId = patient.accountId;
export const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
export const by = ({ accountId }: { accountId: string }, seconds = 0) => ({
  accountId,
  clinicId,
  at: at(seconds),
});
export const work = { activity: 'ReadingReview', isInteractive: false } as const;
export const start = (timerId: string, more: object = {}) => ({
  ...{ ...work, timerId, entryId: `${timerId}-0`, patientId, by: 'hand' as const },
  ...more,
});
export const during = { start: at(-86_400), end: at(86_400 * 3) };
const times = (entry: { start: Date; end: Date }) =>
  [entry.start, entry.end].map((each) => (each.getTime() - startOfTest.getTime()) / 1000);

/** A store with a second patient, of whom there is no time either. */
export const timed = (kind: StoreKind) =>
  makeStore(kind, {
    ...clinicWith([]),
    patients: [
      ...clinicWith([]).patients,
      aPatient({ patientId: 'another', username: 'another@example.test' }),
    ],
  });
export const listed = async (store: Store, now = 100_000, search: object = {}) =>
  (await store.times.entries({ clinicId, ...search }, during, at(now))).map((entry) => [
    ...times(entry),
    entry.author.userId,
    entry.isRunning,
  ]);
export const signs = async (store: Store, to: number, idle = 0, timerId = 'one') => {
  for (let second = 60; second <= to; second += 60)
    await store.times.sign(
      { timerId, entryId: `${timerId}-${second}`, idleSeconds: idle },
      by(staff, second),
    );
};
