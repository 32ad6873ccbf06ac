import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { boardWorld, expectAgreement } from './boardWorld.ts';
import { testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { rightRequests } from './rightRequests.ts';
import { filledDatabase, openAsApp } from './stores.ts';
import { sessionCalls } from './wallStatements.ts';

const { provider, administrator, patient } = demoAccounts;
const isWrite = (name: EndpointName) => endpoints[name].method !== 'GET' && name !== 'logout';

test('whatever is written by whatever call, the kept board is the one that judging anew gives (17.6, SCR-04)', async () => {
  const world = { ...boardWorld(requestWorld()), timers: [] };
  const api = testApi(postgresStore(openAsApp(await filledDatabase(world))));
  await expectAgreement(api, 'the beginning');
  let done = 0;
  for (const who of [provider, administrator, patient])
    for (const name of sessionCalls.filter(isWrite)) {
      const token = await api.sessionOf(who);
      const { status } = await api.ask(endpoints[name], { ...rightRequests[name], token });
      if (status !== 200) continue;
      done += 1;
      await expectAgreement(api, `${name} of ${who.username}`, ['2026-11']);
    }
  await expectAgreement(api, 'the end');
  expect(done).toBeGreaterThan(100);
});
