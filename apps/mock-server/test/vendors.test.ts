import { endpoints } from '@rpm/api-client/calls';
import { limits, NO_SERIAL } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { storeKinds } from './stores.ts';
import { activated, at, connected, cuff, signed } from './vendorWorld.ts';

const { patient, administrator, staff, otherProvider } = demoAccounts;

describe.each(storeKinds)('a vendor delivers to %s', (kind) => {
  test('a reading of a device in use; it counts as the device’s (RTE-07)', async () => {
    const { send, page, added, api } = await connected(kind);
    expect(added).toMatchObject({ status: 200, json: { message: serverWords.vendorConnected } });
    expect(await send(cuff(-60))).toEqual({
      status: 200,
      json: {
        ...{ message: serverWords.readingsTaken, accepted: 1, duplicates: 0, waiting: 0, ignored: 0 },
        refused: [],
      },
    });
    const { rows } = await page();
    expect(rows).toMatchObject([{ serial: 'SN-1', values: { systolic: 128, diastolic: 76 }, at: at(-60) }]);
    expect(await api.services.store.readings.totalDays(patient.accountId)).toBe(1);
  });

  test('the very same delivery again is a 409 and stores nothing; the same readings signed anew are duplicates', async () => {
    const { send, page } = await connected(kind);
    await send(cuff(-60));
    expect(await send(cuff(-60))).toMatchObject({
      status: 409,
      json: { code: 'webhookReplayed', message: refusalWords.webhookReplayed },
    });
    expect(await send(cuff(-60), { time: 5 })).toMatchObject({
      status: 200,
      json: { accepted: 0, duplicates: 1 },
    });
    expect((await page()).total).toBe(1);
  });

  test.each([
    ['another secret', { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }, {}, 'unauthorized'],
    ['another time than was signed', {}, { 'webhook-timestamp': '1763650801' }, 'unauthorized'],
    ['another id than was signed', {}, { 'webhook-id': 'msg-2' }, 'unauthorized'],
    ['no signature', {}, { 'webhook-signature': '' }, 'unauthorized'],
    ['what is no base64', {}, { 'webhook-signature': 'v1,***' }, 'unauthorized'],
    ['a clock that is 10 minutes behind', { time: -600 }, {}, 'webhookTime'],
    ['a clock that is 10 minutes ahead', { time: 600 }, {}, 'webhookTime'],
  ])('%s is a 401, and nothing is stored', async (_, signing, headers, code) => {
    const { send, page } = await connected(kind);
    expect(await send(cuff(-60), signing, headers)).toMatchObject({ status: 401, json: { code } });
    expect((await page()).total).toBe(0);
  });

  test('what is signed and not of now is in the clinic’s log of access, once in a quarter of an hour; what is not signed is not', async () => {
    const { api, send, connectionId } = await connected(kind);
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    for (const signing of [{ time: -600 }, { time: 600 }, { time: 600, secret }, {}])
      await send(cuff(-60), signing);
    await api.settle();
    const { store } = api.services;
    const log = await store.within('every clinic', () => store.access.list(northside.clinicId));
    expect(log.filter(({ accountId }) => accountId === connectionId)).toMatchObject([
      { event: 'refused', kind: '401 deliverVendorReadings', subject: '', source: 'somewhere', times: 2 },
    ]);
  });

  test('a body that was changed on the way is a 401; one that is too long a 413; bad JSON that is signed a 400', async () => {
    const { api, connectionId, secret, send } = await connected(kind);
    const headers = signed(JSON.stringify(cuff(-60)), { secret });
    const changed = await api.request(`/api/vendor-readings/${connectionId}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(cuff(-60, { value_1: '99' })) },
    });
    expect(changed.status).toBe(401);
    expect((await send(' '.repeat(limits.webhookMaxBytes + 1))).status).toBe(413);
    expect((await send('{"metric":')).status).toBe(400);
    expect((await send([])).status).toBe(400);
  });

  test('a bad reading of a batch is told, and the others are taken; order does not matter', async () => {
    const { send, page } = await connected(kind);
    const { json } = await send([
      cuff(-30),
      cuff(-90),
      cuff(-60, { value_1: '76', value_2: '128' }),
      cuff(-60, { value_1: '' }),
      cuff(4000),
      cuff(-60, { metric: 'glucose' }),
      cuff(-60, { metric: 'battery_percentage' }),
      cuff(-60, { metric: 'pulse', value_1: '71' }),
    ]);
    expect(json).toMatchObject({
      ...{ accepted: 3, waiting: 0, ignored: 1 },
      refused: [
        { at: 2, code: 'crossed' },
        { at: 3, code: 'badValues' },
        { at: 4, code: 'time' },
        { at: 5, code: 'notMeasured' },
      ],
    });
    expect((await page()).rows.map((row) => row.at)).toEqual([at(-30), at(-90)]);
    expect((await page('HeartRate')).total).toBe(1);
  });

  test('the pulse beside a pressure is left out where the device is not known for it', async () => {
    const { send, page } = await connected(kind, [activated({ vitals: ['BloodPressure'] })]);
    const { json } = await send([cuff(-60), cuff(-60, { metric: 'pulse', value_1: '71' })]);
    expect(json).toMatchObject({ accepted: 1, ignored: 1, refused: [] });
    expect((await page('HeartRate')).total).toBe(0);
  });

  test('what somebody typed at the vendor is the patient’s word: no day of data', async () => {
    const { send, page, api } = await connected(kind, [activated()], 'impilo');
    const device = { deviceIdentifiers: [{ type: 'serial', value: 'SN-1' }] };
    const payload = { systolic: 128, diastolic: 76, readingTimestamp: at(-60).toISOString(), device };
    await send({ id: 1, payload: { ...payload, manual: true } });
    expect((await page()).rows).toMatchObject([{ serial: NO_SERIAL }]);
    expect(await api.services.store.readings.totalDays(patient.accountId)).toBe(0);
  });

  test('a new secret works at once, the old one for a day more; an ended connection is nobody’s', async () => {
    const { ask, send, secret, connectionId, api } = await connected(kind);
    const renewed = await ask('renewVendorSecret', { connectionId });
    const { secret: newest } = renewed.json as { secret: string };
    expect(newest).not.toBe(secret);
    const day = limits.webhookOverlapHours * 3600;
    expect((await send(cuff(-10), { secret: newest })).status).toBe(200);
    expect((await send(cuff(-20), { secret, id: 'msg-2' })).status).toBe(200);
    expect((await ask('getVendorConnections')).json).toMatchObject([
      { connectionId, heard: '20261120-15:00:00', oldUntil: '20261121-15:00:00' },
    ]);
    api.wait(day + 1);
    expect((await send(cuff(-30), { secret, id: 'msg-3', time: day + 1 })).status).toBe(401);
    expect((await send(cuff(-30), { secret: newest, id: 'msg-3', time: day + 1 })).status).toBe(200);
    const token = await api.sessionOf(administrator);
    const body = { connectionId };
    expect((await api.ask(endpoints.endVendorConnection, { token, body })).status).toBe(200);
    expect((await send(cuff(-40), { secret: newest, id: 'msg-4', time: day + 1 })).status).toBe(401);
    expect((await api.ask(endpoints.endVendorConnection, { token, body })).status).toBe(404);
    const audit = await api.services.store.audit.list(northside.clinicId);
    expect(audit.map(({ action }) => action)).toEqual(['vendor.connected', 'vendor.secret', 'vendor.ended']);
    expect(JSON.stringify(audit)).not.toContain('whsec_');
  });

  test('a second new secret within the day drops none that the vendor may sign with', async () => {
    const { ask, send, secret, connectionId, api } = await connected(kind);
    const secrets = [secret];
    const renew = async () => {
      const { json } = await ask('renewVendorSecret', { connectionId });
      secrets.push((json as { secret: string }).secret);
    };
    const day = limits.webhookOverlapHours * 3600;
    await renew();
    api.wait(60);
    await renew();
    let count = 0;
    const good = async (time: number) =>
      Promise.all(
        secrets.map(async (each) => {
          count += 1;
          return (await send(cuff(-10 * count), { secret: each, id: `msg-${count}`, time })).status;
        }),
      );
    // The day of the first new secret is over, that of the second one is not.
    api.wait(day - 30);
    expect(await good(day + 30)).toEqual([200, 200, 200]);
    api.wait(31);
    expect(await good(day + 61)).toEqual([401, 401, 200]);
  });

  test('of many new secrets within the day the newest ones are good, and the one from before them', async () => {
    const { ask, send, secret, connectionId } = await connected(kind);
    const secrets = [secret];
    for (let count = 0; count < 6; count++) {
      const { json } = await ask('renewVendorSecret', { connectionId });
      secrets.push((json as { secret: string }).secret);
    }
    const statuses = await Promise.all(
      secrets.map(async (each, at) => (await send(cuff(-10 * at), { secret: each, id: `m-${at}` })).status),
    );
    expect(statuses).toEqual([200, 401, 401, 200, 200, 200, 200]);
  });

  test('a secret is kept encrypted, for its connection alone', async () => {
    const { api, connectionId, secret } = await connected(kind);
    const kept = await api.services.store.vendors.find(connectionId);
    expect(kept?.secret).not.toContain(secret.slice(6));
    expect(() => api.services.vault.open(kept?.secret ?? '', 'another')).toThrow();
  });

  test('a device of another clinic with the same serial number is none of this vendor’s', async () => {
    const foreign = activated({ clinicId: otherProvider.clinicId });
    const { send, page, ask } = await connected(kind, [foreign]);
    expect((await send(cuff(-60))).json).toMatchObject({ accepted: 0, waiting: 1 });
    expect((await page()).total).toBe(0);
    expect((await ask('getWaitingDevices')).json).toMatchObject([{ serial: 'SN-1', count: 1 }]);
  });

  test('a clinic has as many vendors as it may', async () => {
    const { ask } = await connected(kind);
    for (let count = 1; count < limits.vendorConnectionsMax; count++)
      expect((await ask('addVendorConnection', { vendor: 'impilo' })).status).toBe(200);
    expect(await ask('addVendorConnection', { vendor: 'impilo' })).toMatchObject({
      ...{ status: 409, json: { code: 'vendorsFull' } },
    });
  });
});

describe.each(storeKinds)('a device that nobody has, over %s', (kind) => {
  const unknown = (seconds: number, special: object = {}) =>
    cuff(seconds, { hwi_device_id: 'TNV-9', ...special });

  test('is listed with what waits; delivered again, nothing is doubled', async () => {
    const { send, ask } = await connected(kind);
    await send([unknown(-60), unknown(-120), unknown(-60, { metric: 'pulse', value_1: '71' })]);
    expect((await send(unknown(-60), { id: 'msg-2' })).json).toMatchObject({ accepted: 0, waiting: 1 });
    expect((await ask('getWaitingDevices')).json).toMatchObject([
      {
        ...{ serial: 'TNV-9', vendor: 'tenovi', vitals: ['BloodPressure', 'HeartRate'], count: 3 },
        ...{ first: '20261120-14:58:00', last: '20261120-14:59:00' },
      },
    ]);
  });

  test('linked to a patient’s device, what was measured since its activation comes in; older readings stay', async () => {
    const { send, ask, page, connectionId, api } = await connected(kind, [
      activated({ activatedAt: at(-100) }),
    ]);
    await send([unknown(-60), unknown(-200)]);
    const binding = { connectionId, serial: 'TNV-9', orderId: 'ORD-1' };
    expect(await ask('bindWaitingDevice', binding)).toMatchObject({
      ...{ status: 200, json: { message: serverWords.deviceBound, accepted: 1, earlier: 1 } },
    });
    expect((await page()).rows).toMatchObject([{ at: at(-60), serial: 'SN-1' }]);
    expect(await api.services.store.readings.totalDays(patient.accountId)).toBe(1);
    expect((await ask('getWaitingDevices')).json).toMatchObject([{ serial: 'TNV-9', count: 1 }]);
    // From now on it is known by that name.
    expect((await send(unknown(-30), { id: 'msg-2' })).json).toMatchObject({ accepted: 1, waiting: 0 });
    const dismissal = { connectionId, serial: 'TNV-9' };
    expect((await ask('dismissWaitingDevice', dismissal)).status).toBe(200);
    expect((await ask('getWaitingDevices')).json).toEqual([]);
    expect((await ask('dismissWaitingDevice', dismissal)).status).toBe(404);
    const audit = await api.services.store.audit.list(northside.clinicId);
    expect(audit.map(({ action }) => action)).toEqual([
      ...['vendor.connected', 'vendor.device-bound', 'vendor.readings-dismissed'],
    ]);
  });

  test('is linked to no device that measures nothing of what waits: nothing is lost', async () => {
    const { send, ask, connectionId } = await connected(kind, [activated({ vitals: ['Weight'] })]);
    await send(unknown(-60));
    expect(await ask('bindWaitingDevice', { connectionId, serial: 'TNV-9', orderId: 'ORD-1' })).toMatchObject(
      { status: 409, json: { code: 'vitalNotMeasured' } },
    );
    expect((await ask('getWaitingDevices')).json).toMatchObject([{ count: 1 }]);
    expect((await send(unknown(-50), { id: 'msg-2' })).json).toMatchObject({ waiting: 1 });
  });

  test('is linked to no device that is not in use, nor to one of another clinic', async () => {
    const { send, ask, connectionId } = await connected(kind, [
      ownOrder({ status: 'Shipped' }),
      activated({ orderId: 'ORD-2', clinicId: otherProvider.clinicId }),
    ]);
    await send(unknown(-60));
    const bind = (orderId: string) => ask('bindWaitingDevice', { connectionId, serial: 'TNV-9', orderId });
    expect(await bind('ORD-1')).toMatchObject({ status: 409, json: { code: 'notInUse' } });
    expect((await bind('ORD-2')).status).toBe(404);
    expect((await ask('getWaitingDevices')).json).toMatchObject([{ count: 1 }]);
  });

  test('staff of the clinic see and link it; they do not look after vendors', async () => {
    const { send, api, connectionId } = await connected(kind);
    await send(unknown(-60));
    const token = await api.sessionOf(staff);
    expect((await api.ask(endpoints.getWaitingDevices, { token })).json).toMatchObject([{ serial: 'TNV-9' }]);
    const body = { connectionId };
    expect((await api.ask(endpoints.renewVendorSecret, { token, body })).status).toBe(403);
  });
});
