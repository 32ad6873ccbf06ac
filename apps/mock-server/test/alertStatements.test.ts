import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startSession } from '../src/subjects/sessions/sessions.ts';
import { startOfTest, testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, open } from './stores.ts';

/** How many statements each page of alerts takes, and how many alerts it shows, in a clinic with so many in each tab. */
async function statementsOf(count: number) {
  const [alert] = requestWorld().alerts?.() ?? [];
  if (!alert) throw new Error('There is an alert.');
  const alerts = () =>
    Array.from({ length: 2 * count }, (_, n) => {
      const end =
        n % 2
          ? { outcome: 'advice' as const, note: 'Called.', resolvedAt: startOfTest }
          : { outcome: null, note: null, resolvedAt: null };
      return {
        ...{
          ...alert,
          alertId: `many-${n}`,
          history: [],
          parameter: `p${n}`,
          ownerId: null,
          snoozedUntil: null,
        },
        ...{ state: n % 2 ? ('Resolved' as const) : ('Open' as const), ...end },
      };
    });
  const db = open(await filledDatabase({ ...requestWorld(), alerts }));
  let statements = 0;
  const store = postgresStore(
    db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const api = testApi(store);
  const { accountId } = demoAccounts.provider;
  const random = (size: number) => new Uint8Array(size).fill(7);
  const token = await startSession(store, random, { accountId, now: startOfTest });
  const taken: Record<string, number> = {};
  const ask = (tab: string) =>
    api.ask(endpoints.getAlerts, { token, query: { tab, page: '0', noOfRows: '50' } });
  // The first read of a quarter of an hour is taken down.
  await ask('medical');
  for (const tab of ['medical', 'resolved'] as const) {
    statements = 0;
    const { json } = await ask(tab);
    expect(json).toMatchObject({ total: count, result: { length: count } });
    taken[tab] = statements;
  }
  statements = 0;
  const { json } = await api.ask(endpoints.getAlertCounts, { token });
  expect([json]).toContainEqual(expect.objectContaining({ critical: count, cautious: 0 }));
  return { ...taken, counts: statements };
}

test('a page of alerts is one statement beside that of the session, however many it shows (SCR-02)', async () => {
  const one = await statementsOf(1);
  expect(one).toEqual({ medical: 2, resolved: 2, counts: 3 });
  expect(await statementsOf(40)).toEqual(one);
});
