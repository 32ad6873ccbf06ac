import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { aPatient, demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';
import { startOfTest, testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements a page of the patient list takes by each sort, in a clinic with so many patients more. */
async function statementsOf(more: number) {
  let statements = 0;
  const world = requestWorld();
  const patients = Array.from({ length: more }, (_, at) =>
    aPatient({
      ...{ patientId: `more-${at}`, username: `more-${at}@example.test`, lastName: `More ${at}` },
      providerId: demoAccounts.provider.accountId,
    }),
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
  const { accountId: userId } = demoAccounts.provider;
  const random = (size: number) => new Uint8Array(size).fill(7);
  const token = await startSession(store, random, { accountId: userId, now: startOfTest });
  const ask = (query: Record<string, string>) =>
    api.ask(endpoints.getPatientList, {
      token,
      params: { userId },
      query: { page: '0', noOfRows: '50', ...query },
    });
  // The first read of a quarter of an hour is taken down.
  await ask({});
  const taken: Record<string, number> = {};
  for (const sort of ['urgency', 'unreviewed', 'latest', 'name']) {
    statements = 0;
    const { status } = await ask({ sort });
    expect(status).toBe(200);
    taken[sort] = statements;
  }
  return taken;
}

test('a page of the patient list is one statement beside that of the session, and by urgency the order of who waits another (17.6)', async () => {
  const few = await statementsOf(0);
  expect(few).toEqual({ urgency: 3, unreviewed: 2, latest: 2, name: 2 });
  expect(await statementsOf(40)).toEqual(few);
});
