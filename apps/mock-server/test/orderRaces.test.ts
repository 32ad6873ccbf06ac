import { OrderPlaced } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { fill } from '../src/seed/seedDatabase.ts';
import { migrate } from '../src/store/sql/migrate.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import type { StoredOrder } from '../src/subjects/orders/contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { aDevice, aPlacement, commands, forgetTries, ownOrder } from './deviceOrders.ts';
import { type TestApi, testApi } from './harness.ts';
import { emptyDatabase, open } from './stores.ts';

const { clinicId } = northside;
const rounds = Array.from({ length: 12 }, (_, at) => at);
const times = <T>(make: (at: number) => T[]): T[] => rounds.flatMap(make);
const inTurn = (texts: string[]) => [...texts].sort();

describe('two servers on one database', () => {
  type Hands = ReturnType<typeof commands>;
  let one: TestApi;
  let patients: [Hands, Hands];
  let clerks: [Hands, Hands];
  let twins: [Hands, Hands];

  const orders: StoredOrder[] = times((at) => [
    ownOrder({ orderId: `A-${at}`, status: 'Shipped' }),
    ownOrder({ orderId: `B-${at}`, status: 'PickedUp' }),
    ownOrder({ orderId: `C-${at}`, status: 'Shipped' }),
    ownOrder({ orderId: `D-${at}`, status: 'Activated' }),
    ownOrder({ orderId: `E-${at}`, status: 'Activated' }),
    ownOrder({ orderId: `F-${at}`, status: 'Submitted' }),
  ]);
  beforeAll(async () => {
    const url = await emptyDatabase();
    const databases = [open(url), open(url)] as const;
    await migrate(databases[0]);
    await fill(databases[0], { world: clinicWith(orders), kind: 'demo', passwordHash: async () => '' });
    let drawn = 0;
    const random = (count: number) => new Uint8Array(count).fill(++drawn);
    one = testApi(postgresStore(databases[0]), { random });
    const two = testApi(postgresStore(databases[1]));
    const [own, provider, staff] = [
      await one.sessionOf(demoAccounts.patient),
      await one.sessionOf(demoAccounts.provider),
      await one.sessionOf(demoAccounts.staff),
    ];
    patients = [commands(one, own), commands(two, own)];
    clerks = [commands(one, provider), commands(two, staff)];
    twins = [commands(one, provider), commands(two, provider)];
  });

  const auditOf = async (orderId: string) => {
    const entries = await one.services.store.audit.list(clinicId);
    return entries.filter(({ subject }) => subject === orderId).map(({ action }) => action);
  };
  const statusOf = async (orderId: string) => {
    const { rows } = await one.services.store.orders.page({ clinicId, page: 0, noOfRows: 50, orderId });
    return rows.find((row) => row.orderId === orderId)?.status;
  };

  test.each([
    ['with keys', (at: number) => ({ key: `serial-${at}` })],
    ['without', () => ({})],
  ] as const)('%s: one serial number for two orders at once goes to one of them', async (how, options) => {
    for (const at of rounds) {
      // Each way has half of the orders.
      if ((how === 'without') === (at % 2 === 0)) continue;
      await forgetTries(one);
      const answers = await Promise.all([
        patients[0].activate(`A-${at}`, `RACE-${at}`, {}, options(at * 2)),
        patients[1].activate(`B-${at}`, `race-${at}`, {}, options(at * 2 + 1)),
      ]);
      expect(inTurn(answers.map(({ text }) => text))).toEqual(
        inTurn([
          JSON.stringify({ message: 'Device Activated' }),
          JSON.stringify({ code: 'serialTaken', message: refusalWords.serialTaken }),
        ]),
      );
      expect(inTurn(answers.map(({ status }) => String(status)))).toEqual(['200', '409']);
      expect([...(await auditOf(`A-${at}`)), ...(await auditOf(`B-${at}`))]).toEqual(['order.status']);
    }
  });

  test('one order activated twice at once is activated once', async () => {
    for (const at of rounds) {
      await forgetTries(one);
      const answers = await Promise.all(patients.map((hands) => hands.activate(`C-${at}`, `TWICE-${at}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await auditOf(`C-${at}`)).toEqual(['order.status']);
    }
  });

  test('two clerks deactivate together: one changes it, the other finds it done', async () => {
    for (const at of rounds) {
      const answers = await Promise.all(clerks.map((hands) => hands.deactivate(`D-${at}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await auditOf(`D-${at}`)).toEqual(['order.status']);
    }
  });

  test('no token outlives its device, whoever is first', async () => {
    for (const at of rounds) {
      const [issued] = await Promise.all([clerks[0].issueToken(`E-${at}`), clerks[1].deactivate(`E-${at}`)]);
      expect([200, 409], issued.text).toContain(issued.status);
      expect(await statusOf(`E-${at}`)).toBe('Deactivated');
      expect(await auditOf(`E-${at}`)).toEqual(
        issued.status === 200 ? ['device.token', 'order.status'] : ['order.status'],
      );
      const { token = '' } = issued.json as { token?: string };
      expect(await one.services.store.deviceTokens.find(hashToken(token))).toBeNull();
    }
  });

  test('two clerks acknowledge together: one changes it, the other finds it done', async () => {
    for (const at of rounds) {
      const answers = await Promise.all(clerks.map((hands) => hands.setStatus(`F-${at}`, 'Processing')));
      expect(inTurn(answers.map(({ text }) => text))).toEqual(
        inTurn([
          JSON.stringify({ message: serverWords.statusChanged }),
          JSON.stringify({ message: serverWords.statusUnchanged }),
        ]),
      );
    }
  });

  test('one order placed twice at once with one key is placed once', async () => {
    const place = (hands: Hands, at: number) =>
      hands.place(aPlacement({ orders: [aDevice('SD-TH8'), aDevice('SD-WS55')] }), { key: `place-${at}` });
    const before = (await one.services.store.audit.list(clinicId)).length;
    const numbers: string[] = [];
    for (const at of rounds) {
      // The provider's two are one intent; that of the member of staff is another one, for all its key.
      const answers = await Promise.all([...twins, clerks[1]].map((hands) => place(hands, at)));
      expect(answers.at(-1)?.status).toBe(200);
      const done = answers.filter(({ status }) => status === 200);
      const others = answers.filter(({ status }) => status !== 200);
      const texts = new Set(done.map(({ text }) => text));
      expect(texts.size).toBe(2);
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 409));
      for (const text of texts) numbers.push(...OrderPlaced.parse(JSON.parse(text)).data.orders);
    }
    expect(new Set(numbers).size).toBe(rounds.length * 4);
    expect((await one.services.store.audit.list(clinicId)).length - before).toBe(rounds.length * 4);
  });
});
