import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, provider, staff, patient } = demoAccounts;
const { clinicId } = northside;
const by = ({ accountId }: { accountId: string }, at = startOfTest) => ({ accountId, clinicId, at });
const month = '2026-10';
const patientId = patient.accountId;
const aBill = (billId: string) => ({
  ...{ billId, userId: patientId, year: 2026, month: 10, lines: [], totalCents: 0 },
  ...{ made: '20261120-15:00:00', reason: null },
});
const entry = (entryId: string, start: string, end: string) => ({
  ...({ entryId, patientId, activity: 'ReadingReview', isInteractive: false, note: '' } as const),
  ...{ start: new Date(start), end: new Date(end) },
});
const inOctober = ['2026-10-20T14:00:00Z', '2026-10-20T14:05:00Z'] as const;
/** Three minutes to midnight of October 31 in New York until two minutes after. */
const overMidnight = ['2026-11-01T03:57:00Z', '2026-11-01T04:02:00Z'] as const;
const inNovember = ['2026-11-01T04:00:00Z', '2026-11-01T04:05:00Z'] as const;

describe.each(storeKinds)('the close of a month in %s (SCR-04)', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));
  const close = (store: Store, closingId = 'c1', who: { accountId: string } = provider) =>
    store.monthClosings.close({ closingId, month }, by(who));
  const reopen = (store: Store) =>
    store.monthClosings.reopen({ month, reason: 'A consent was found.' }, by(administrator));
  const edit = (entryId: string, [start, end]: readonly [string, string], isAdministrator = false) => ({
    ...entry(entryId, start, end),
    ...{ version: 1, reason: 'RanOn' as const, reasonText: 'Ran on.', isAdministrator },
  });

  test('it is closed by the first of several at once, and each step is in the audit log', async () => {
    const store = await fresh();
    expect(await store.monthClosings.of(clinicId, month)).toBeNull();
    expect(await reopen(store)).toBe(false);
    const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => close(store, `c${n}`)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await store.monthClosings.of(clinicId, month)).toEqual({
      ...{ month, closedById: provider.accountId, closedAt: startOfTest },
    });
    expect(await store.monthClosings.of(clinicId, '2026-09')).toBeNull();
    expect(await store.monthClosings.of('clinic-none', month)).toBeNull();
    const opened = await Promise.all([reopen(store), reopen(store), reopen(store)]);
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await store.monthClosings.of(clinicId, month)).toBeNull();
    expect(await close(store, 'again', administrator)).toBe(true);
    const log = (await store.audit.list(clinicId)).filter(({ action }) => action.startsWith('month.'));
    expect(log).toMatchObject([
      { action: 'month.closed', accountId: provider.accountId, details: { month } },
      { action: 'month.reopened', details: { month, reason: 'A consent was found.' } },
      { action: 'month.closed', accountId: administrator.accountId, details: { month } },
    ]);
  });

  test('no bill comes into a closed month, neither a first one nor another version', async () => {
    const store = await fresh();
    await store.billing.addBill(by(provider), aBill('a'));
    await close(store);
    await expect(store.billing.addBill(by(provider), { ...aBill('b'), reason: 'A note.' })).rejects.toThrow();
    await expect(store.billing.addFirstBills(by(provider), [aBill('c')])).rejects.toThrow();
    expect(await store.billing.addFirstBills(by(provider), [{ ...aBill('d'), month: 9 }])).toEqual([
      patientId,
    ]);
    await reopen(store);
    expect(await store.billing.addBill(by(provider), { ...aBill('e'), reason: 'A note.' })).toEqual({
      ...{ isKept: true, version: 2 },
    });
  });

  test('of bills and a close at once, each bill is either there or refused', async () => {
    const store = await fresh();
    const [closed, ...made] = await Promise.allSettled([
      close(store),
      ...[5, 6, 7, 8].map((at) =>
        store.billing.addBill(by(provider), { ...aBill(`r${at}`), reason: 'A note was missing.' }),
      ),
    ]);
    expect(closed).toMatchObject({ status: 'fulfilled', value: true });
    const kept = made.filter(({ status }) => status === 'fulfilled').length;
    const [care] = await store.ledger.care({
      ...{ clinicId, year: 2026, month: 10, now: startOfTest, patientIds: [patientId] },
    });
    expect(care?.bill?.version ?? 0).toBe(kept);
  });

  test('time in a closed month is added and changed by an administrator alone', async () => {
    const store = await fresh();
    await store.times.add(entry('old', ...inOctober), by(staff));
    await store.times.add(entry('new', '2026-11-03T14:00:00Z', '2026-11-03T14:05:00Z'), by(staff));
    await close(store);
    const refused = { kind: 'monthClosed' };
    expect(await store.times.add(entry('x', ...overMidnight), by(staff))).toEqual(refused);
    expect(await store.times.edit(edit('old', inNovember), by(staff))).toEqual(refused);
    expect(await store.times.edit(edit('new', overMidnight), by(staff))).toEqual(refused);
    expect(await store.times.add(entry('y', ...inNovember), by(staff))).toEqual({ kind: 'saved' });
    const free = ['2026-10-21T14:00:00Z', '2026-10-21T14:05:00Z'] as const;
    expect(
      await store.times.add({ ...entry('z', ...free), isAdministrator: true }, by(administrator)),
    ).toEqual({
      kind: 'saved',
    });
    const moved = ['2026-10-20T14:00:00Z', '2026-10-20T14:04:00Z'] as const;
    expect(await store.times.edit(edit('old', moved, true), by(administrator))).toEqual({ kind: 'saved' });
    await reopen(store);
    expect(await store.times.add(entry('x', ...overMidnight), by(staff))).toMatchObject({ kind: 'overlap' });
  });
});
