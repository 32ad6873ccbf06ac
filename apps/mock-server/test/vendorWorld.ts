import { createHmac } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import type { Vendor, VendorDelivered, VitalKind } from '@rpm/domain';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { StoredOrder } from '../src/subjects/orders/contract.ts';
import { ownOrder } from './deviceOrders.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

/** A moment, in seconds from the beginning of the test. */
export const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

/** An order in use since a day, of the patient who can log in. */
export const activated = (special: Partial<StoredOrder> = {}) =>
  ownOrder({ status: 'Activated', serial: 'SN-1', activatedAt: at(-86_400), ...special });

/** A blood pressure, as Tenovi delivers it. */
export const cuff = (seconds: number, special: object = {}) => ({
  ...{ metric: 'blood_pressure', hwi_device_id: 'SN-1', value_1: '128', value_2: '76' },
  ...{ timestamp: at(seconds).toISOString(), ...special },
});

/** With what a delivery is signed. */
export interface Signing {
  secret: string;
  id?: string;
  /** Seconds from the beginning of the test. */
  time?: number;
}

/** The headers of a delivery, as a vendor makes them. */
export function signed(body: string, { secret, id = 'msg-1', time = 0 }: Signing) {
  const timestamp = String(startOfTest.getTime() / 1000 + time);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    ...{ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    'content-type': 'application/json',
  };
}

/** A clinic with a vendor that delivers to it. */
export const connected = async (kind: StoreKind, orders = [activated()], vendor: Vendor = 'tenovi') =>
  connectedTo(await makeStore(kind, clinicWith(orders)), vendor);

/** A vendor that delivers to the clinic of a store. */
export async function connectedTo(store: Store, vendor: Vendor = 'tenovi') {
  const api = testApi(store);
  const token = await api.sessionOf(demoAccounts.administrator);
  const added = await api.ask(endpoints.addVendorConnection, { token, body: { vendor } });
  const { connectionId, secret } = added.json as { connectionId: string; secret: string };
  const send = async (body: unknown, signing: Partial<Signing> = {}, headers: object = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await api.request(`/api/vendor-readings/${connectionId}`, {
      method: 'POST',
      body: text,
      headers: { ...signed(text, { secret, ...signing }), ...headers },
    });
    return { status: response.status, json: (await response.json()) as VendorDelivered };
  };
  const ask = (name: keyof typeof endpoints, body?: object) => api.ask(endpoints[name], { token, body });
  const page = (vital: VitalKind = 'BloodPressure', patientId = demoAccounts.patient.accountId) =>
    store.readings.page({ ...{ patientId, vital, bounds: {}, page: 0, noOfRows: 50 } });
  return { api, token, added, connectionId, secret, send, ask, page };
}
