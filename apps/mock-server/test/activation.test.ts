import { endpoints } from '@rpm/api-client/calls';
import { limits, orderStatuses } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { anOrder, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { clinicOf, commands, forgetTries, ownOrder } from './deviceOrders.ts';
import { startOfTest, type TestApi } from './harness.ts';
import { storeKinds } from './stores.ts';

const { clinicId } = northside;
const done = { status: 200, json: { message: 'Device Activated' } };
const cannot = { status: 409, json: { message: refusalWords.cannotActivate } };
const taken = { status: 409, json: { message: refusalWords.serialTaken } };

const statusOf = async ({ services }: TestApi, orderId = 'ORD-1') => {
  const { rows } = await services.store.orders.page({ clinicId, page: 0, noOfRows: 50 });
  return rows.find((row) => row.orderId === orderId)?.status;
};
const auditOf = ({ services }: TestApi) => services.store.audit.list(clinicId);

describe.each(storeKinds)('activation over the store in %s (API-15)', (kind) => {
  test('binds the serial number, once, with one line in the audit (ACT-02, ACT-03)', async () => {
    const { api, patient } = await clinicOf(kind, ownOrder({ status: 'Shipped' }));
    expect(await patient.activate('ORD-1', ' SN 77 ')).toMatchObject(done);
    api.wait(60);
    expect(await patient.activate('ORD-1', 'sn77')).toMatchObject(done);
    expect(await statusOf(api)).toBe('Activated');
    expect(await api.services.store.orders.details('ORD-1')).toMatchObject({
      serial: 'SN 77',
      activatedAt: startOfTest,
    });
    expect(await auditOf(api)).toEqual([
      {
        at: startOfTest,
        clinicId,
        accountId: demoAccounts.patient.accountId,
        action: 'order.status',
        subject: 'ORD-1',
        details: { from: 'Shipped', to: 'Activated' },
        from: { source: 'somewhere', browser: 'other' },
      },
    ]);
  });

  test('follows the table from each status, and no refusal holds the word of success (behaviour 4, R13)', async () => {
    const from = [...orderStatuses, 'On Hold', null];
    const orders = from.map((status) => ownOrder({ orderId: `ORD-${status}`, status }));
    const { api, patient } = await clinicOf(kind, ...orders);
    for (const status of from) {
      const isReady = status === 'PickedUp' || status === 'Shipped';
      await forgetTries(api);
      const answer = await patient.activate(`ORD-${status}`, `new-${status}`);
      expect(answer, `from ${status}`).toMatchObject(isReady ? done : cannot);
      expect(answer.text.includes('Activated')).toBe(isReady);
      expect(await statusOf(api, `ORD-${status}`)).toBe(isReady ? 'Activated' : status);
    }
    expect(await auditOf(api)).toHaveLength(2);
  });

  test('a serial number belongs to one activated order, of whatever model, however it is written (behaviour 4)', async () => {
    const { patient, clerk } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Shipped' }),
      ownOrder({ orderId: 'B', status: 'PickedUp' }),
      ownOrder({ orderId: 'C', status: 'Shipped', deviceModel: 'SD-WS55', deviceId: 'SD-WS55' }),
    );
    expect(await patient.activate('A', 'SN-1')).toMatchObject(done);
    const refused = await patient.activate('B', 'sn-1 ');
    expect(refused).toMatchObject(taken);
    expect(refused.text).not.toContain('Activated');
    expect(await patient.activate('B', '\u200bSN\u00ad-1\u2060')).toMatchObject(taken);
    expect(await patient.activate('C', 'SN-1', { deviceId: 'SD-WS55' })).toMatchObject(taken);
    expect(await patient.activate('C', 'SN-3', { deviceId: 'SD-WS55' })).toMatchObject(done);
    expect(await patient.activate('B', 'SN-2\ufeff')).toMatchObject(done);
    await clerk.deactivate('A');
    expect(await patient.activate('A', 'SN-1')).toMatchObject(cannot);
  });

  test('after five that were refused a patient must wait; what worked is not counted (behaviour R33)', async () => {
    const { api, patient, clerk } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Shipped' }),
      ownOrder({ orderId: 'B', status: 'Shipped' }),
    );
    expect(await patient.activate('A', 'SN-1')).toMatchObject(done);
    const together = await Promise.all(Array.from({ length: 25 }, () => patient.activate('B', 'SN-1')));
    expect(together.filter(({ status }) => status === 409)).toHaveLength(limits.loginTries);
    const waiting = {
      status: 429,
      json: { message: refusalWords.tooManySerials({ minutes: limits.loginWindowMinutes }) },
    };
    for (const each of together) expect(each).toMatchObject(each.status === 409 ? taken : waiting);
    const refused = await patient.activate('B', 'SN-2');
    expect(refused).toMatchObject(waiting);
    expect(refused.headers.get('retry-after')).toBe(String(limits.loginWindowMinutes * 60));
    expect(await statusOf(api, 'B')).toBe('Shipped');
    // Others are not held up by it.
    expect((await clerk.deactivate('A')).status).toBe(200);
    api.wait(limits.loginWindowMinutes * 60);
    const later = commands(api, await api.sessionOf(demoAccounts.patient));
    expect(await later.activate('B', 'SN-2')).toMatchObject(done);
  });

  test('a device that works, and a mistake in the call, take no try away', async () => {
    const { patient } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Shipped' }),
      ownOrder({ orderId: 'B', status: 'Shipped' }),
    );
    for (let at = 0; at < limits.loginTries + 1; at += 1) {
      expect(await patient.activate('A', 'SN-1')).toMatchObject(done);
      expect((await patient.activate('B', 'SN-1', { deviceId: 'SD-WS55' })).status).toBe(404);
    }
    for (let at = 0; at < limits.loginTries; at += 1) {
      expect(await patient.activate('B', 'SN-1')).toMatchObject(taken);
      // A repeat of the one that worked must not open the way for more tries.
      if (at < limits.loginTries - 1) expect(await patient.activate('A', 'SN-1')).toMatchObject(done);
    }
    expect((await patient.activate('B', 'SN-1')).status).toBe(429);
  });

  test('a serial number in use at another clinic is no business of this one: it tells nothing and blocks nothing (F9)', async () => {
    const elsewhere = { orderId: 'S', clinicId: southside.clinicId, status: 'Activated', serial: 'SN-9' };
    const { patient } = await clinicOf(
      kind,
      ownOrder({ orderId: 'B', status: 'Shipped' }),
      anOrder(elsewhere),
    );
    expect(await patient.activate('B', 'SN-9')).toMatchObject(done);
  });

  test('what staff recorded when they handed the device out is compared, however it is written (F9)', async () => {
    const { api, patient, clerk } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Processing', deliveryMode: 'Mail' }),
      ownOrder({ orderId: 'B', status: 'Processing', deliveryMode: 'Mail' }),
      ownOrder({ orderId: 'C', status: 'Activated', serial: 'SN-1' }),
    );
    const clerksToken = await api.sessionOf(demoAccounts.staff);
    const dispatch = (orderId: string, status: string, deviceSerialId: string) =>
      api.ask(endpoints.updateDeviceOrderStatus, {
        token: clerksToken,
        body: { orderId, status, deviceSerialId },
      });
    expect(await dispatch('A', 'Shipped', '\u200bSN-77 ')).toMatchObject({ status: 200 });
    expect((await clerk.setStatus('B', 'Shipped')).status).toBe(200);
    const other = await patient.activate('A', 'SN-78');
    expect(other).toMatchObject(taken);
    // A foreign serial number and one in use are answered alike.
    expect((await patient.activate('A', 'SN-1')).text).toBe(other.text);
    expect(await patient.activate('A', 'ｓｎ-77')).toMatchObject(done);
    expect(await patient.activate('A', 'SN-77')).toMatchObject(done);
    expect(await patient.activate('B', 'SN-78')).toMatchObject(done);
  });

  test('a serial number comes with the dispatch alone (F9)', async () => {
    const { api } = await clinicOf(kind, ownOrder({ orderId: 'A', status: 'Submitted' }));
    const token = await api.sessionOf(demoAccounts.staff);
    for (const [status, deviceSerialId] of [
      ['Processing', 'SN-1'],
      ['Shipped', ' '],
      ['Shipped', 'x'.repeat(65)],
    ]) {
      const body = { orderId: 'A', status, deviceSerialId };
      expect(await api.ask(endpoints.updateDeviceOrderStatus, { token, body })).toMatchObject({
        status: 400,
        json: { field: 'deviceSerialId' },
      });
    }
  });

  test('letters that only look like those of the label are refused (F9)', async () => {
    const { patient } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Activated', serial: 'SN-1' }),
      ownOrder({ orderId: 'B', status: 'Shipped' }),
    );
    for (const lookalike of ['S\u039d-1', '\u0405N-1', 'SN\u20101']) {
      expect(await patient.activate('B', lookalike)).toMatchObject({
        status: 400,
        json: { field: 'deviceSerialId' },
      });
    }
    for (const same of ['S\u200bN-1', '\uff33\uff2e\uff0d\uff11']) {
      expect(await patient.activate('B', same)).toMatchObject(taken);
    }
  });

  test('the serial number of a device that was taken out of use can be used again', async () => {
    const { patient, clerk } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Shipped' }),
      ownOrder({ orderId: 'B', status: 'Shipped' }),
    );
    await patient.activate('A', 'SN-1');
    await clerk.deactivate('A');
    expect(await patient.activate('B', 'SN-1', {}, { key: 'one' })).toMatchObject(done);
  });

  test('a repeat with the same key is answered as the first time, refusals apart', async () => {
    const { api, patient, clerk } = await clinicOf(
      kind,
      ownOrder({ orderId: 'A', status: 'Activated', serial: 'SN-1' }),
      ownOrder({ orderId: 'B', status: 'Shipped' }),
    );
    expect(await patient.activate('B', 'SN-1', {}, { key: 'one' })).toMatchObject(taken);
    await clerk.deactivate('A');
    expect(await patient.activate('B', 'SN-1', {}, { key: 'one' })).toMatchObject(done);
    await clerk.deactivate('B');
    expect(await patient.activate('B', 'SN-1', {}, { key: 'one' })).toMatchObject(done);
    expect(await statusOf(api, 'B')).toBe('Deactivated');
    expect(await patient.activate('B', 'SN-2', {}, { key: 'one' })).toMatchObject({ status: 422 });
  });
});

describe('an activation that does not fit its order (R28)', () => {
  test.each([
    ['another user', { userId: 'patient-002' }, 403],
    ['another provider', { dUserId: demoAccounts.colleague.accountId }, 404],
    ['another device', { deviceId: 'SD-WS55' }, 404],
  ])('%s', async (_, special, status) => {
    const { api, patient } = await clinicOf('memory', ownOrder({ status: 'Shipped' }));
    expect((await patient.activate('ORD-1', 'SN-1', special)).status).toBe(status);
    expect(await statusOf(api)).toBe('Shipped');
  });

  test.each(['', '  ', '\u200b', '\u2060 \ufeff', 'x'.repeat(65)])(
    'the serial number "%s" is none (ACT-01)',
    async (serial) => {
      const { patient } = await clinicOf('memory', ownOrder({ status: 'Shipped' }));
      expect(await patient.activate('ORD-1', serial)).toMatchObject({
        status: 400,
        json: { field: 'deviceSerialId' },
      });
    },
  );
});

describe.each(storeKinds)('deactivation over the store in %s (API-25)', (kind) => {
  test('follows the table from each status, and keeps the reason out of the audit (behaviour 4)', async () => {
    const from = [...orderStatuses, 'On Hold', null];
    const orders = from.map((status) => ownOrder({ orderId: `ORD-${status}`, status }));
    const { api, clerk } = await clinicOf(kind, ...orders);
    for (const status of from) {
      const isUsed = status === 'Activated' || status === 'Deactivated';
      expect(await clerk.deactivate(`ORD-${status}`, 'Moved to Sampletown.'), `from ${status}`).toMatchObject(
        isUsed
          ? { status: 200, json: { message: serverWords.deactivated } }
          : { status: 409, json: { message: refusalWords.statusConflict, current: status } },
      );
    }
    const { store } = api.services;
    expect(await auditOf(api)).toMatchObject([
      { subject: 'ORD-Activated', details: { from: 'Activated', to: 'Deactivated' } },
    ]);
    expect(JSON.stringify(await auditOf(api))).not.toContain('Sampletown');
    expect(await store.orders.details('ORD-Activated')).toMatchObject({
      deactivationReason: 'Moved to Sampletown.',
      serial: 'SN-Activated',
    });
    expect((await store.orders.details('ORD-Deactivated'))?.deactivationReason).not.toContain('Sampletown');
  });
});
