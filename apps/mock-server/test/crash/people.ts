import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import { expect } from 'vitest';
import { demoAccounts, demoPassword } from '../../src/seed/index.ts';
import { post } from '../program.ts';
import { rightRequests } from '../rightRequests.ts';

/**
 * Does something again and again until it succeeds, for a minute at most: a database whose first process is dead may
 * answer a moment longer by its others, and be away only then.
 */
export async function soon<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let look = 0; look < 600; look += 1) {
    const outcome = await attempt().catch(() => null);
    if (outcome !== null) return outcome;
    await pause(100);
  }
  throw new Error('It did not succeed within a minute.');
}

/** Logs somebody of the demo in, as soon as the server can. */
export const logIn = (address: string, { username }: { username: string }) =>
  soon(async () => {
    const answer = await post(address, endpoints.login, { username, password: demoPassword });
    return answer.ok ? SessionRecord.parse(await answer.json()).token : null;
  });

/** Makes an activated device of the demo patient's, and gives its token. */
export async function activateDevice(address: string, provider: string): Promise<string> {
  const ask = async <N extends keyof typeof endpoints>(name: N, body: unknown, token: string) => {
    const answer = await post(address, endpoints[name], body as object, token);
    const text = await answer.text();
    expect(answer.status, `${name}: ${text}`).toBe(200);
    return JSON.parse(text);
  };
  const placed = await ask('placeDeviceOrder', rightRequests.placeDeviceOrder.body, provider);
  const orderId = endpoints.placeDeviceOrder.answer.parse(placed).data.orders[0] ?? '';
  for (const status of ['Processing', 'Shipped']) {
    await ask('updateDeviceOrderStatus', { orderId, status }, provider);
  }
  const patient = await logIn(address, demoAccounts.patient);
  const activation = { ...(rightRequests.activateDevice.body as object), orderId, deviceSerialId: 'CRASH-1' };
  await ask('activateDevice', activation, patient);
  return endpoints.issueDeviceToken.answer.parse(await ask('issueDeviceToken', { orderId }, provider)).token;
}
