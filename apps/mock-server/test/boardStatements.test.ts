import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { aPatient, demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';
import { boardWorld, ill, pressure } from './boardWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements the board takes in a clinic with so many patients more: at first, when nothing happened, and after a reading. */
async function statementsOf(more: number) {
  let statements = 0;
  const world = boardWorld();
  const patients = Array.from({ length: more }, (_, at) =>
    aPatient({ patientId: `more-${at}`, username: `more-${at}@example.test`, lastName: `More ${at}` }),
  );
  const counting = open(
    await filledDatabase({ ...world, patients: [...world.patients, ...patients] }),
  ).withPlugin({
    transformQuery: ({ node }) => node,
    // Of results, since a statement that holds another is transformed twice.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const store = postgresStore(counting);
  const api = testApi(store);
  const random = (size: number) => new Uint8Array(size).fill(7);
  const { accountId } = demoAccounts.administrator;
  const token = await startSession(store, random, { accountId, now: startOfTest });
  const taken = async (month = '2026-11') => {
    await api.settle();
    statements = 0;
    const { status } = await api.ask(endpoints.getBillBoard, { token, query: { month } });
    expect(status).toBe(200);
    return statements;
  };
  // The first read of a quarter of an hour is taken down.
  await taken('2026-09');
  const first = await taken();
  const idle = await taken();
  await store.readings.add([pressure(ill.own, new Date('2026-11-19T15:00:00Z'))]);
  return { first, idle, afterReading: await taken() };
}

test('a board of which everything holds is two statements beside that of the session, whatever the size of the clinic (17.6)', async () => {
  const few = await statementsOf(0);
  expect(few).toEqual({ first: 12, idle: 3, afterReading: 13 });
  expect(await statementsOf(40)).toEqual(few);
});
