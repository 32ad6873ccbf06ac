import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { Store, StoreParts } from '../src/store/Store.ts';
import { people } from './requestPeople.ts';
import { makeStore } from './stores.ts';
import { activated, at, connectedTo, cuff } from './vendorWorld.ts';

const gone: string = people.colleagues.userId;
const kept: string = people.own.userId;
const actor = { accountId: demoAccounts.administrator.accountId, clinicId: activated().clinicId, at: at(0) };

/** A store in which something is done between a delivery's first look for its devices and what it makes of it. */
function withMeanwhile(store: Store, work: () => Promise<unknown>): Store {
  let isDone = false;
  const devicesOf =
    ({ vendors }: StoreParts): StoreParts['vendors']['devices'] =>
    async (about) => {
      const found = await vendors.devices(about);
      if (!isDone) {
        isDone = true;
        await work();
      }
      return found;
    };
  return {
    ...store,
    atomically: (all) =>
      store.atomically((parts) =>
        all({ ...parts, vendors: { ...parts.vendors, devices: devicesOf(parts) } }),
      ),
  };
}

describe('a delivery of a vendor, while somebody else writes', () => {
  test('finds its device again when the record of its patient has just become a part of another one (F5)', async () => {
    const basis = await makeStore('postgres', clinicWith([activated({ patientId: gone })]));
    const store = withMeanwhile(basis, () =>
      basis.within('every clinic', () =>
        basis.merges.merge(actor, { mergeId: 'merge-1', keptId: kept, goneId: gone, details: 'kept' }),
      ),
    );
    const { send, page } = await connectedTo(store);
    expect(await send([cuff(-60), cuff(-90)])).toMatchObject({
      ...{ status: 200, json: { accepted: 2, duplicates: 0, waiting: 0, refused: [] } },
    });
    expect((await page('BloodPressure', kept)).rows).toMatchObject([{ serial: 'SN-1' }, { serial: 'SN-1' }]);
    expect((await page('BloodPressure', gone)).total).toBe(0);
    expect((await send([cuff(-60), cuff(-90)])).status, 'taken down once, with its readings').toBe(409);
  });

  test('finds a device that somebody has linked meanwhile: nothing is left waiting', async () => {
    const basis = await makeStore('postgres', clinicWith([activated()]));
    let link: () => Promise<unknown> = async () => {};
    const { send, ask, page, connectionId } = await connectedTo(withMeanwhile(basis, () => link()));
    link = () => ask('bindWaitingDevice', { connectionId, serial: 'TNV-9', orderId: 'ORD-1' });
    expect(await send(cuff(-60, { hwi_device_id: 'TNV-9' }))).toMatchObject({
      ...{ status: 200, json: { accepted: 1, waiting: 0 } },
    });
    expect((await page()).total).toBe(1);
    expect((await ask('getWaitingDevices')).json).toEqual([]);
  });
});
