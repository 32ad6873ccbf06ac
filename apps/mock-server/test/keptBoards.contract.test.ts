import { expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { boardWorld, expectAgreement, ill, pressure, toldBoard } from './boardWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const actor = { accountId: demoAccounts.provider.accountId, clinicId: northside.clinicId, at: startOfTest };

/** The boards of a clinic in a store: at first, asked for again, after a write, and on the day after. */
async function boardsOf(kind: StoreKind) {
  const store = await makeStore(kind, boardWorld());
  const api = testApi(store);
  const boards: unknown[] = [];
  const take = async (what: string) => {
    await expectAgreement(api, what);
    boards.push(await toldBoard(api, '2026-10'), await toldBoard(api, '2026-11'));
  };
  await take('at first');
  await take('again');
  await store.readings.add([pressure(ill.own, new Date('2026-11-19T15:00:00Z'))]);
  await take('after a reading');
  const time = { start: new Date('2026-11-19T15:00:00Z'), end: new Date('2026-11-19T15:25:00Z') };
  const work = { activity: 'PhoneCall', isInteractive: true, note: '' } as const;
  await store.times.add({ entryId: 'e1', patientId: ill.second, ...work, ...time }, actor);
  await take('after a call');
  api.wait(86_400);
  await take('the day after');
  return boards;
}

test('each store tells the same boards, whatever it keeps of them (17.6, SCR-04)', async () => {
  const told = await Promise.all(storeKinds.map(boardsOf));
  for (const boards of told) expect(boards).toEqual(told[0]);
  expect(told[0]?.[1]).not.toEqual(told[0]?.[7]);
});

test.each(storeKinds)('of those at risk it says who can read a message, in %s (SCR-04)', async (kind) => {
  const world = boardWorld();
  const account = { ...demoAccounts.patient, accountId: ill.third, username: 'third@example.test' };
  const store = await makeStore(kind, { ...world, accounts: [...world.accounts, account] });
  const api = testApi(store);
  const readers = async () => {
    const { rows } = (await toldBoard(api, '2026-11')).columns.atRisk;
    expect(rows.map(({ hasAccount }) => hasAccount)).toContain(false);
    return rows.flatMap(({ userId, hasAccount }) => (hasAccount ? [userId] : []));
  };
  expect(await readers()).toContain(ill.third);
  await store.lives.endAccess(actor, ill.third);
  expect(await readers(), 'whose access has ended reads none').not.toContain(ill.third);
});

test.each(storeKinds)('another clinic has a board of its own in the store in %s (17.6)', async (kind) => {
  const { keptBoards } = await makeStore(kind, boardWorld());
  const search = { month: '2026-11', now: startOfTest };
  const kept = await keptBoards.of({ ...search, clinicId: 'clinic-none' });
  expect(kept).toMatchObject({ entries: [], toJudge: [], closed: null, codes: [] });
  expect(await keptBoards.rows({ ...search, clinicId: 'clinic-none', patientIds: [ill.own] })).toEqual(
    new Map(),
  );
});
