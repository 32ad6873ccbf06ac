import { OrderPlaced, type OrderStatus, orderStatuses } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { aDevice, aPlacement, commands, forgetTries, ownOrder } from './deviceOrders.ts';
import { type Answer, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { provider, staff, administrator, patient } = demoAccounts;
const { clinicId } = northside;
const actors = { provider, staff, administrator, patient };
type Who = keyof typeof actors;
const models = ['EX-BP120', 'SD-WS55'] as const;
const serials = ['SN-1', 'SN-2'] as const;
type Mode = 'Pickup' | 'Mail';

/** An order as the model has it. */
interface Modeled {
  orderId: string;
  status: OrderStatus;
  mode: Mode;
  model: (typeof models)[number];
  serial: string | null;
}
type Command =
  | { do: 'place'; who: Who; mode: Mode; devices: (typeof models)[number][]; crashes: boolean }
  | { do: 'status'; who: Who; order: number; to: OrderStatus }
  | { do: 'activate'; who: Who; order: number; serial: (typeof serials)[number]; crashes: boolean }
  | { do: 'deactivate'; who: Who; order: number };

/** The table of behaviour section 4, written out: the steps that change something. */
const steps: Record<string, OrderStatus[]> = {
  'Submitted by Pickup': ['Processing'],
  'Submitted by Mail': ['Processing'],
  'Processing by Pickup': ['PickedUp'],
  'Processing by Mail': ['Shipped'],
};
/** Repeating these is harmless. */
const repeatable = ['Processing', 'PickedUp', 'Shipped'];

const ok = (message: string) => ({ status: 200, json: { message } });
const refused = (
  status: number,
  code: 'statusConflict' | 'cannotActivate' | 'serialTaken' | 'forbidden' | 'unexpected' | 'notFound',
  more = {},
) => ({
  status,
  json: { code, message: refusalWords[code], ...more },
});
const forbidden = refused(403, 'forbidden');
const crashed = refused(500, 'unexpected');

/** What the table says of a command: the answer, and what changes. */
function tableSays(
  orders: Modeled[],
  order: Modeled,
  command: Exclude<Command, { do: 'place' }>,
): { answer: Pick<Answer, 'status'> & { json: { message: string } }; change?: Partial<Modeled> } {
  const isPatient = command.who === 'patient';
  const { status, mode } = order;
  switch (command.do) {
    case 'status': {
      const { to } = command;
      if (isPatient) return { answer: forbidden };
      if (steps[`${status} by ${mode}`]?.includes(to))
        return { answer: ok(serverWords.statusChanged), change: { status: to } };
      if (status === to && repeatable.includes(to)) return { answer: ok(serverWords.statusUnchanged) };
      return { answer: refused(409, 'statusConflict', { current: status }) };
    }
    case 'activate': {
      const { serial, crashes } = command;
      if (!isPatient) return { answer: forbidden };
      const isRepeat = status === 'Activated' && order.serial === serial;
      if (!isRepeat && status !== 'PickedUp' && status !== 'Shipped')
        return { answer: refused(409, 'cannotActivate') };
      const isTaken = orders.some(
        (each) => each !== order && each.status === 'Activated' && each.serial === serial,
      );
      if (isTaken) return { answer: refused(409, 'serialTaken') };
      if (crashes) return { answer: crashed };
      const answer = ok('Device Activated');
      return isRepeat ? { answer } : { answer, change: { status: 'Activated' as const, serial } };
    }
    case 'deactivate': {
      if (isPatient) return { answer: forbidden };
      const answer = ok(serverWords.deactivated);
      if (status === 'Activated') return { answer, change: { status: 'Deactivated' as const } };
      if (status === 'Deactivated') return { answer };
      return { answer: refused(409, 'statusConflict', { current: status }) };
    }
  }
}

/** The store of a server that dies when all is done but not yet kept. */
const dying = (store: Store): Store => ({
  ...store,
  once: (intent, work) =>
    store.once(intent, async (parts) => {
      await work(parts);
      throw new Error('the server died');
    }),
});

const start: Modeled[] = [
  { orderId: 'ORD-1', status: 'Submitted', mode: 'Mail', model: 'EX-BP120', serial: null },
  { orderId: 'ORD-2', status: 'Processing', mode: 'Pickup', model: 'EX-BP120', serial: null },
  { orderId: 'ORD-3', status: 'Shipped', mode: 'Mail', model: 'EX-BP120', serial: null },
  { orderId: 'ORD-4', status: 'PickedUp', mode: 'Pickup', model: 'SD-WS55', serial: null },
];
const seeds = start.map(({ orderId, status, mode, model }) =>
  ownOrder({ orderId, status, deliveryMode: mode, deviceModel: model, deviceId: model }),
);

const clerk = fc.constantFrom<Who[]>('provider', 'staff', 'administrator', 'staff', 'provider', 'patient');
const owner = fc.constantFrom<Who[]>('patient', 'patient', 'patient', 'staff');
const order = fc.nat(4);
const to = fc.constantFrom<OrderStatus[]>(...orderStatuses, 'Processing', 'PickedUp', 'Shipped');
const serial = fc.constantFrom(...serials);

/** @param crash how often a server dies in the middle: one time in so many; 0 is never */
function anyCommand(crash: number): fc.Arbitrary<Command> {
  const crashes = fc.nat(Math.max(0, crash - 1)).map((n) => crash > 0 && n === 0);
  return fc.oneof(
    fc.record({
      do: fc.constant('place' as const),
      who: clerk,
      mode: fc.constantFrom<Mode[]>('Pickup', 'Mail'),
      devices: fc.array(fc.constantFrom(...models), { minLength: 1, maxLength: 2 }),
      crashes,
    }),
    { weight: 3, arbitrary: fc.record({ do: fc.constant('status' as const), who: clerk, order, to }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('activate' as const), who: owner, order, serial, crashes }),
    },
    fc.record({ do: fc.constant('deactivate' as const), who: clerk, order }),
  );
}

describe.each(storeKinds)('any commands of four people over the store in %s', (kind) => {
  test('come out as the table says (behaviour section 4, model)', async () => {
    const seen = new Set<string>();
    const { runs, crash } = kind === 'memory' ? { runs: 40, crash: 0 } : { runs: 12, crash: 3 };
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand(crash), { minLength: 30, maxLength: 60 }), async (sequence) => {
        const store = await makeStore(kind, clinicWith(seeds));
        const api = testApi(store);
        const dyingApi = testApi(dying(store));
        const tokens = new Map<Who, string>();
        for (const [name, account] of Object.entries(actors)) {
          tokens.set(name as Who, await api.sessionOf(account));
        }
        const orders = start.map((each) => ({ ...each }));
        let transitions = 0;

        for (const [at, each] of sequence.entries()) {
          const crashes = 'crashes' in each && each.crashes;
          if (each.do === 'activate') await forgetTries(api);
          const hands = commands(crashes ? dyingApi : api, tokens.get(each.who) ?? '');
          const key = `key-${at}`;
          if (each.do === 'place') {
            const { address, ...rest } = aPlacement({ modeOfDelivery: each.mode });
            const body = {
              ...rest,
              ...(each.mode === 'Mail' && { address }),
              orders: each.devices.map((model) => aDevice(model)),
            };
            const answer = await hands.place(body, { key });
            seen.add(`place ${answer.status}`);
            const isClerk = each.who !== 'patient';
            const expected = isClerk ? (crashes ? 500 : 200) : 403;
            expect(answer.status, answer.text).toBe(expected);
            if (expected !== 200) continue;
            const { data } = OrderPlaced.parse(answer.json);
            expect(data.orders).toHaveLength(each.devices.length);
            for (const [place, orderId] of data.orders.entries()) {
              expect(orders.map((other) => other.orderId)).not.toContain(orderId);
              const model = each.devices[place] ?? 'EX-BP120';
              orders.push({ orderId, status: 'Submitted', mode: each.mode, model, serial: null });
              transitions += 1;
            }
            continue;
          }
          const asked = orders[each.order % orders.length];
          if (!asked) throw new Error('There is always an order.');
          const { orderId } = asked;
          const says = tableSays(orders, asked, each);
          const answer = await (each.do === 'status'
            ? hands.setStatus(orderId, each.to)
            : each.do === 'activate'
              ? hands.activate(orderId, each.serial, { deviceId: asked.model }, { key })
              : hands.deactivate(orderId));
          seen.add(`${each.do} ${answer.status}${says.change ? ' change' : ''}`);
          if (says.answer.json.message === refusalWords.serialTaken) seen.add('serial taken');
          expect({ status: answer.status, json: answer.json }, `${each.do} from ${asked.status}`).toEqual(
            says.answer,
          );
          if (says.change) {
            Object.assign(asked, says.change);
            transitions += 1;
          }
        }

        const { rows } = await store.orders.page({ clinicId, page: 0, noOfRows: 200 });
        expect(new Map(rows.map(({ orderId, status }) => [orderId, status]))).toEqual(
          new Map(orders.map(({ orderId, status }) => [orderId, status])),
        );
        expect(await store.audit.list(clinicId)).toHaveLength(transitions);
        const active: string[] = [];
        for (const { orderId, status, serial: bound } of orders) {
          expect((await store.orders.owner(orderId))?.clinicId).toBe(clinicId);
          expect((await store.orders.details(orderId))?.serial).toBe(bound);
          if (status === 'Activated') active.push(String(bound));
        }
        expect(new Set(active).size).toBe(active.length);
      }),
      { seed: 20_417, numRuns: runs },
    );
    // The sequences are worth something: they met every kind of answer.
    expect([...seen].sort()).toEqual(
      [
        'activate 200',
        'activate 200 change',
        'activate 403',
        'activate 409',
        'deactivate 200',
        'deactivate 200 change',
        'deactivate 403',
        'deactivate 409',
        'place 200',
        'place 403',
        'serial taken',
        'status 200',
        'status 200 change',
        'status 403',
        'status 409',
        ...(crash > 0 ? ['activate 500', 'place 500'] : []),
      ].sort(),
    );
    // Some hundred commands, each with its look at every order.
  }, 90_000);
});
