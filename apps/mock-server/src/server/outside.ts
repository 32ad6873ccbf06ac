import { limits } from '@rpm/domain';
import * as oauth from 'openid-client';
import { faultOf, OutsideError } from './outsideError.ts';
import { isLocal, type Outward } from './outward.ts';

/** Whether we go where somebody sends us: nobody sends us to where nothing is encrypted, but what is on this machine itself. */
export const isSafeFrom = (sender: string, address: string): boolean =>
  address.startsWith('https://') || (isLocal(sender) && isLocal(address));

/** Has a client of somebody keep to the limits, on the one way out. */
export function throughLimits(send: Outward, config: oauth.Configuration, server: string): void {
  config.timeout = limits.hospitalAnswerMs / 1000;
  config[oauth.customFetch] = (address, options) => send(address, options as RequestInit);
  if (isLocal(server)) oauth.allowInsecureRequests(config);
}

/** The same while it reads what a server says of itself. */
export const discoveryWithin = (send: Outward, server: string): oauth.DiscoveryRequestOptions => ({
  [oauth.customFetch]: (address, options) => send(address, options as RequestInit),
  timeout: limits.hospitalAnswerMs / 1000,
  execute: isLocal(server) ? [oauth.allowInsecureRequests] : [],
});

/** What stands at an address. @throws OutsideError */
export async function jsonAt(
  send: Outward,
  address: string,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await send(address, { headers });
  if (!answer.ok) throw new OutsideError(faultOf(answer.status), answer.status);
  try {
    return await answer.json();
  } catch {
    throw new OutsideError('notFhir', answer.status);
  }
}
