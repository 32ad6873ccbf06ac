import { describe, expect, test } from 'vitest';
import { people } from './requestPeople.ts';
import { storeKinds } from './stores.ts';
import { activated, at, connected, cuff } from './vendorWorld.ts';

describe.each(storeKinds)('a device that was somebody else’s before, over %s', (kind) => {
  /** The first patient's has come back, and is the second one's since an hour. */
  const handedOver = () =>
    connected(kind, [
      activated({
        orderId: 'ORD-OLD',
        patientId: people.colleagues.userId,
        status: 'Deactivated',
        activatedAt: at(-9 * 86_400),
      }),
      // Readings are to the second.
      activated({ activatedAt: at(-3599.5) }),
    ]);
  const earlier = (special: object = {}) => cuff(-86_400, special);

  test('what was measured before the handover comes late and waits; it is not the new holder’s, and no day of data', async () => {
    const { send, page, ask, api } = await handedOver();
    expect(await send([earlier(), cuff(-3601), cuff(-3600), cuff(-60)])).toMatchObject({
      ...{ status: 200, json: { accepted: 2, duplicates: 0, waiting: 2, ignored: 0, refused: [] } },
    });
    expect((await page()).rows.map((row) => row.at)).toEqual([at(-60), at(-3600)]);
    const { patientId } = activated();
    expect(await api.services.store.readings.totalDays(patientId ?? '')).toBe(1);
    expect((await ask('getWaitingDevices')).json).toMatchObject([{ serial: 'SN-1', count: 2 }]);
  });

  test('a pulse beside it waits as well, and what somebody typed', async () => {
    const { send, page } = await handedOver();
    const pulse = earlier({ metric: 'pulse', value_1: '71' });
    expect((await send([earlier(), pulse])).json).toMatchObject({ accepted: 0, waiting: 2, ignored: 0 });
    expect((await page()).total).toBe(0);
    expect((await page('HeartRate')).total).toBe(0);

    const impilo = await connected(kind, [activated({ activatedAt: at(-3600) })], 'impilo');
    const device = { deviceIdentifiers: [{ type: 'serial', value: 'SN-1' }] };
    const payload = { systolic: 128, diastolic: 76, readingTimestamp: at(-86_400).toISOString(), device };
    const typed = { id: 1, payload: { ...payload, manual: true } };
    expect((await impilo.send(typed)).json).toMatchObject({ accepted: 0, waiting: 1 });
  });

  test('linked to the new holder’s device by hand, it stays in the list and can be dismissed', async () => {
    const { send, ask, page, connectionId } = await handedOver();
    await send(earlier());
    const binding = { connectionId, serial: 'SN-1', orderId: 'ORD-1' };
    expect(await ask('bindWaitingDevice', binding)).toMatchObject({ json: { accepted: 0, earlier: 1 } });
    expect((await send(earlier(), { id: 'msg-2' })).json).toMatchObject({ accepted: 0, waiting: 1 });
    expect((await page()).total).toBe(0);
    expect((await ask('dismissWaitingDevice', { connectionId, serial: 'SN-1' })).status).toBe(200);
    expect((await ask('getWaitingDevices')).json).toEqual([]);
  });
});
