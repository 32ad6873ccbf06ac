import { orderStatuses } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { clinicOf, ownOrder } from './deviceOrders.ts';
import type { TestApi } from './harness.ts';
import { storeKinds } from './stores.ts';

const { clinicId } = northside;
const auditOf = ({ services }: TestApi) => services.store.audit.list(clinicId);

describe.each(storeKinds)('the token of a device over the store in %s', (kind) => {
  const tokenOf = ({ json }: { json: unknown }) => (json as { token: string }).token;

  test('is found by its hash until a new one or the end of the device (behaviour R1)', async () => {
    const activatedAt = new Date('2026-11-02T10:00:00.250Z');
    const { api, clerk } = await clinicOf(kind, ownOrder({ status: 'Activated', activatedAt }));
    const { deviceTokens } = api.services.store;
    const find = (token: string) => deviceTokens.find(hashToken(token));
    const first = await clerk.issueToken('ORD-1');
    expect(first).toMatchObject({
      status: 200,
      json: {
        message: serverWords.tokenIssued,
        token: expect.stringMatching(/^[\w-]{43}$/),
        deviceSerialId: 'SN-1',
      },
    });
    const device = {
      orderId: 'ORD-1',
      patientId: demoAccounts.patient.accountId,
      clinicId,
      serial: 'SN-1',
      vitals: ['BloodPressure', 'HeartRate'],
      activatedAt,
    };
    expect(await find(tokenOf(first))).toEqual(device);
    expect(await deviceTokens.live(device.patientId)).toEqual([device]);
    const second = await clerk.issueToken('ORD-1');
    expect([await find(tokenOf(first)), await find(tokenOf(second))]).toEqual([null, device]);
    expect(await deviceTokens.find(tokenOf(second))).toBeNull();
    await clerk.deactivate('ORD-1');
    expect(await find(tokenOf(second))).toBeNull();
    const audit = await auditOf(api);
    expect(audit.map(({ action }) => action)).toEqual(['device.token', 'device.token', 'order.status']);
    expect(JSON.stringify(audit)).not.toContain(hashToken(tokenOf(second)));
  });

  test('is seen with its time and ended by a press, twice without harm', async () => {
    const { api, clerk } = await clinicOf(
      kind,
      ownOrder({ status: 'Activated' }),
      ownOrder({ orderId: 'ORD-2', status: 'Activated', serial: 'SN-2' }),
    );
    const { accountId } = demoAccounts.patient;
    const tokens = async () => (await clerk.tokensOf(accountId)).json;
    expect(await tokens()).toEqual({ tokens: [] });
    const given = tokenOf(await clerk.issueToken('ORD-1'));
    await clerk.issueToken('ORD-2');
    expect(await tokens()).toEqual({
      tokens: ['ORD-1', 'ORD-2'].map((orderId) => ({ orderId, issuedTime: expect.any(String) })),
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await clerk.revokeToken('ORD-1')).toMatchObject({
        status: 200,
        json: { message: serverWords.tokenRevoked },
      });
    }
    expect(await api.services.store.deviceTokens.find(hashToken(given))).toBeNull();
    expect(await tokens()).toMatchObject({ tokens: [{ orderId: 'ORD-2' }] });
    expect((await auditOf(api)).map(({ action }) => action)).toEqual([
      ...['device.token', 'device.token', 'device.token-revoked'],
    ]);
    expect(await clerk.revokeToken('ORD-9')).toMatchObject({ status: 404 });
    await clerk.deactivate('ORD-2');
    expect(await tokens()).toEqual({ tokens: [] });
  });

  test('is given to no device that is not in use', async () => {
    const from = orderStatuses.filter((status) => status !== 'Activated');
    const orders = [
      ...from.map((status) => ownOrder({ orderId: `ORD-${status}`, status })),
      ownOrder({ orderId: 'ORD-Activated', status: 'Activated', serial: null }),
    ];
    const { api, clerk } = await clinicOf(kind, ...orders);
    for (const status of orderStatuses) {
      expect(await clerk.issueToken(`ORD-${status}`)).toMatchObject({
        status: 409,
        json: { message: refusalWords.notInUse, current: status },
      });
    }
    expect(await auditOf(api)).toEqual([]);
  });

  test('of an order of which no patient is known opens nothing', async () => {
    const { api, clerk } = await clinicOf(kind, ownOrder({ status: 'Activated', patientId: null }));
    const token = tokenOf(await clerk.issueToken('ORD-1'));
    expect(await api.services.store.deviceTokens.find(hashToken(token))).toBeNull();
  });
});
