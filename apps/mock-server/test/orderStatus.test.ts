import { endpoints } from '@rpm/api-client/calls';
import { type OrderStatus, orderStatuses } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts, northside, someOrders } from '../src/seed/index.ts';
import { fill } from '../src/seed/seedDatabase.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { type Answer, type TestApi, testApi } from './harness.ts';
import { emptyDatabase, makeStore, open, storeKinds } from './stores.ts';

type Outcome = 'change' | 'no-op' | 'conflict';
const modes = ['Pickup', 'Mail', 'Courier', null] as const;
type Mode = (typeof modes)[number];

/** The table of behaviour section 4, written out: all that is not here is a conflict. */
function tableSays(from: OrderStatus, to: OrderStatus, mode: Mode): Outcome {
  const row = `${from} ${to}`;
  if (row === 'Submitted Processing') return 'change';
  if (row === 'Processing PickedUp' && mode === 'Pickup') return 'change';
  if (row === 'Processing Shipped' && mode === 'Mail') return 'change';
  if (['Processing Processing', 'PickedUp PickedUp', 'Shipped Shipped'].includes(row)) return 'no-op';
  return 'conflict';
}

const cells = modes.flatMap((mode) =>
  orderStatuses.flatMap((from) =>
    orderStatuses.map((to) => ({ from, to, mode, says: tableSays(from, to, mode) })),
  ),
);
const idOf = (from: OrderStatus, to: OrderStatus, mode: Mode) => `${from}-${to}-${mode}`;

const expectedAnswers: Record<Outcome, (from: OrderStatus) => Pick<Answer, 'status' | 'json'>> = {
  change: () => ({ status: 200, json: { message: serverWords.statusChanged } }),
  'no-op': () => ({ status: 200, json: { message: serverWords.statusUnchanged } }),
  conflict: (from) => ({ status: 409, json: { message: refusalWords.statusConflict, current: from } }),
};

const statuses = async ({ services }: TestApi) => {
  const { rows } = await services.store.orders.page({
    clinicId: northside.clinicId,
    page: 0,
    noOfRows: 1000,
  });
  return new Map(rows.map(({ orderId, status }) => [orderId, status]));
};
const change = (api: TestApi, token: string, orderId: string, status: string) =>
  api.ask(endpoints.updateDeviceOrderStatus, { token, body: { orderId, status } });

describe.each(storeKinds)('the status of an order over the store in %s (behaviour section 4)', (kind) => {
  test('follows the table, cell by cell, and only a change is written down', async () => {
    const orders = cells.map(({ from, to, mode }) =>
      anOrder({ orderId: idOf(from, to, mode), status: from, deliveryMode: mode }),
    );
    const api = testApi(await makeStore(kind, clinicWith(orders)));
    const token = await api.sessionOf(demoAccounts.staff);
    for (const { from, to, mode, says } of cells) {
      const answer = await change(api, token, idOf(from, to, mode), to);
      expect(answer, `${from} to ${to} by ${mode}`).toMatchObject(expectedAnswers[says](from));
    }
    const after = await statuses(api);
    for (const { from, to, mode, says } of cells) {
      expect(after.get(idOf(from, to, mode))).toBe(says === 'change' ? to : from);
    }
    const changes = cells.filter(({ says }) => says === 'change');
    expect((await api.services.store.audit.list(northside.clinicId)).map(({ subject }) => subject)).toEqual(
      changes.map(({ from, to, mode }) => idOf(from, to, mode)),
    );
  });

  test.each(['submitted', 'Picked Up', 'PICKEDUP', '', 'On Hold', ' Shipped'])(
    '"%s" is no status',
    async (status) => {
      const api = testApi(await makeStore(kind, clinicWith([anOrder()])));
      const answer = await change(api, await api.sessionOf(demoAccounts.staff), 'ORD-1', status);
      expect(answer).toMatchObject({ status: 400, json: { field: 'status' } });
    },
  );

  test('holds for any commands of three people in any order (model)', async () => {
    const actors = [demoAccounts.provider, demoAccounts.colleague, demoAccounts.staff];
    const setUp = someOrders(4, (n) => ({ deliveryMode: modes[n - 1] ?? null }));
    const command = fc.record({
      actor: fc.nat(actors.length - 1),
      order: fc.nat(setUp.length - 1),
      to: fc.constantFrom(...orderStatuses, 'Processing' as const, 'Shipped' as const, 'PickedUp' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), async (commands) => {
        const api = testApi(await makeStore(kind, clinicWith(setUp)));
        const tokens = await Promise.all(actors.map((actor) => api.sessionOf(actor)));
        const model = new Map(setUp.map(({ orderId }): [string, OrderStatus] => [orderId, 'Submitted']));
        let changes = 0;
        for (const { actor, order, to } of commands) {
          const { orderId = '' } = setUp[order] ?? {};
          const from = model.get(orderId) ?? 'Submitted';
          const says = tableSays(from, to, modes[order] ?? null);
          expect(await change(api, tokens[actor] ?? '', orderId, to)).toMatchObject(
            expectedAnswers[says](from),
          );
          if (says === 'change') {
            model.set(orderId, to);
            changes += 1;
          }
        }
        expect(await statuses(api)).toEqual(model);
        expect(await api.services.store.audit.list(northside.clinicId)).toHaveLength(changes);
      }),
      { seed: 20_417, numRuns: kind === 'memory' ? 60 : 8 },
    );
  });
});

describe('two servers on one database', () => {
  test('two clerks press Acknowledge together: one changes it, the other finds it done', async () => {
    const url = await emptyDatabase();
    const [one, two] = [open(url), open(url)];
    await migrate(one);
    const world = clinicWith(someOrders(15));
    await fill(one, { world, kind: 'demo', passwordHash: async () => '' });
    const apis = [testApi(postgresStore(one)), testApi(postgresStore(two))];
    const tokens = await Promise.all([
      apis[0]?.sessionOf(demoAccounts.staff),
      apis[1]?.sessionOf(demoAccounts.provider),
    ]);
    for (const { orderId } of world.orders) {
      const answers = await Promise.all(
        apis.map((api, at) => change(api, tokens[at] ?? '', orderId, 'Processing')),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.map(({ json }) => (json as { message: string }).message).sort()).toEqual(
        [serverWords.statusChanged, serverWords.statusUnchanged].sort(),
      );
    }
    expect(await apis[0]?.services.store.audit.list(northside.clinicId)).toHaveLength(15);
  });

  test('two that want to leave Processing by different ways: the second is told the status that it has now', async () => {
    const store = await makeStore('postgres', clinicWith([anOrder({ status: 'Shipped' })]));
    const api = testApi(store);
    const answer = await change(api, await api.sessionOf(demoAccounts.staff), 'ORD-1', 'Processing');
    expect(answer).toMatchObject({ status: 409, json: { current: 'Shipped' } });
  });
});
