import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { aPatient, demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';
import { boardWorld, ill, pressure } from './boardWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements the board takes in a clinic with so many patients more: at first, when nothing happened, and after a reading; and the example of the device period after that. */
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
  const counted = async (ask: () => Promise<{ status: number }>) => {
    await api.settle();
    statements = 0;
    expect((await ask()).status).toBe(200);
    return statements;
  };
  const taken = (month = '2026-11') =>
    counted(() => api.ask(endpoints.getBillBoard, { token, query: { month } }));
  // The first read of a quarter of an hour is taken down.
  await taken('2026-09');
  const first = await taken();
  const idle = await taken();
  await store.readings.add([pressure(ill.own, new Date('2026-11-19T15:00:00Z'))]);
  const afterReading = await taken();
  const example = await counted(() => api.ask(endpoints.getPeriodExample, { token }));
  return { first, idle, afterReading, example };
}

test('a board of which everything holds is three statements beside that of the session, and its example a bounded number, whatever the size of the clinic (17.6)', async () => {
  const few = await statementsOf(0);
  expect(few).toEqual({ first: 13, idle: 4, afterReading: 14, example: 16 });
  expect(await statementsOf(40)).toEqual(few);
});
