import { endpoints } from '@rpm/api-client/calls';
import { Placement } from '@rpm/domain';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { StoredOrder } from '../src/subjects/orders/contract.ts';
import { serialTryKeys } from '../src/subjects/sessions/admit.ts';
import { type AskOptions, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore, type StoreKind } from './stores.ts';

/** A right order of an upper arm monitor by Mail, of the provider for the provider's own patient. */
export const aPlacement = (special: Partial<Placement> = {}): Placement => ({
  ...Placement.parse(rightRequests.placeDeviceOrder.body),
  ...special,
});

/** A device of a placement, without limits of its own. */
export const aDevice = (
  deviceId: string,
  vitals: Placement['orders'][number]['vitals'] = [],
): Placement['orders'][number] => ({
  mrSubSource: '',
  deviceName: '',
  deviceModel: '',
  brand: '',
  deviceId,
  imgSource: '',
  deviceSerialId: null,
  vitals,
});

/** An order of the patient who can log in. */
export const ownOrder = (special: Partial<StoredOrder> = {}): StoredOrder =>
  anOrder({ patientId: people.own.userId, email: people.own.username, ...special });

/** The commands on one order, each by whoever has the token. */
export const commands = (api: TestApi, token: string) => ({
  place: (body: unknown, options: AskOptions = {}) =>
    api.ask(endpoints.placeDeviceOrder, { token, body, ...options }),
  setStatus: (orderId: string, status: string) =>
    api.ask(endpoints.updateDeviceOrderStatus, { token, body: { orderId, status } }),
  activate: (orderId: string, deviceSerialId: string, special: object = {}, options: AskOptions = {}) =>
    api.ask(endpoints.activateDevice, {
      token,
      body: {
        orderId,
        userId: demoAccounts.patient.accountId,
        dUserId: demoAccounts.provider.accountId,
        deviceId: 'EX-BP120',
        deviceSerialId,
        ...special,
      },
      ...options,
    }),
  deactivate: (orderId: string, reason = 'The cuff is broken.') =>
    api.ask(endpoints.deactivateDevice, { token, body: { orderId, reason } }),
  issueToken: (orderId: string) => api.ask(endpoints.issueDeviceToken, { token, body: { orderId } }),
  revokeToken: (orderId: string) => api.ask(endpoints.revokeDeviceToken, { token, body: { orderId } }),
  tokensOf: (userId: string) => api.ask(endpoints.getDeviceTokens, { token, params: { userId } }),
});

/** As if the patient had tried no serial number: the limit of tries is not what the test is about. */
export const forgetTries = ({ services }: TestApi) =>
  services.store.signIns.succeed(serialTryKeys(demoAccounts.patient.accountId).account);

/** An API over these orders, and the commands of the patient and of a clerk. */
export async function clinicOf(kind: StoreKind, ...orders: StoredOrder[]) {
  const api = testApi(await makeStore(kind, clinicWith(orders)));
  return {
    api,
    patient: commands(api, await api.sessionOf(demoAccounts.patient)),
    clerk: commands(api, await api.sessionOf(demoAccounts.staff)),
  };
}
