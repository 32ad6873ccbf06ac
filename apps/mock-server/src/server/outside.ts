import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { limits } from '@rpm/domain';
import * as oauth from 'openid-client';
import type { GateFault } from '../subjects/hospitals/gate.ts';

/** A fault on its way out of here. */
export class OutsideError extends Error {
  readonly fault: GateFault;
  constructor(fault: GateFault['fault'], status: number | null = null) {
    super(fault);
    this.fault = { fault, status };
  }
}

/** Whether it is on this machine, where an address without encryption may be named to try it out. */
const isLocal = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address);

/** Whether we go where somebody sends us: nobody sends us to where nothing is encrypted, but what is on this machine itself. */
export const isSafeFrom = (sender: string, address: string): boolean =>
  address.startsWith('https://') || (isLocal(sender) && isLocal(address));

/** Has a client of somebody keep to the limits. */
export function throughLimits(config: oauth.Configuration, server: string): void {
  config.timeout = limits.hospitalAnswerMs / 1000;
  config[oauth.customFetch] = (address, options) => limited(address, options as RequestInit);
  if (isLocal(server)) oauth.allowInsecureRequests(config);
}

/** The same while it reads what a server says of itself. */
export const discoveryWithin = (server: string): oauth.DiscoveryRequestOptions => ({
  [oauth.customFetch]: (address, options) => limited(address, options as RequestInit),
  timeout: limits.hospitalAnswerMs / 1000,
  execute: isLocal(server) ? [oauth.allowInsecureRequests] : [],
});

/** A request with an end, in time and in size; where a redirect would lead, nobody goes. */
async function limited(address: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(address, {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.hospitalAnswerMs),
  });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > limits.hospitalAnswerMaxBytes) throw new OutsideError('tooMuch', answer.status);
    parts.push(part);
  }
  const { status, headers } = answer;
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers });
}

/** What stands at an address. @throws OutsideError */
export async function jsonAt(address: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await limited(address, { headers });
  if (!answer.ok) throw new OutsideError(faultOf(answer.status), answer.status);
  try {
    return await answer.json();
  } catch {
    throw new OutsideError('notFhir', answer.status);
  }
}

/** Addresses that are of no public host: this machine, networks of a house, those of a cloud's own services. */
const inside = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether a host that somebody else has named is inside a network that is not theirs. @param address an IP address */
export const isInside = (address: string): boolean =>
  inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Posts to an address that a system of somebody else has named. A name that stands for an address inside the operator's
 * network is not spoken to.
 *
 * @throws OutsideError unless it was taken
 */
export async function postTo(address: string, headers: Record<string, string>, body: string): Promise<void> {
  const { hostname } = new URL(address);
  if (!isLocal(address)) {
    const found = await lookup(hostname, { all: true });
    if (found.some((each) => isInside(each.address))) throw new OutsideError('unreachable');
  }
  const { ok, status } = await limited(address, { method: 'POST', headers, body });
  if (!ok) throw new OutsideError(faultOf(status), status);
}

const faultOf = (status: number): GateFault['fault'] =>
  status === 401 || status === 403 ? 'refused' : status === 429 || status >= 500 ? 'broken' : 'notFhir';

/** Makes a fault of whatever is thrown. */
export async function faulted<T extends object>(work: () => Promise<T>): Promise<T | GateFault> {
  try {
    return await work();
  } catch (error) {
    return problemOf(error);
  }
}

/** What is said by the status of a token endpoint: of a code or a token that is not good, it is 400. */
const refusedWith = (status: number): GateFault => ({
  fault: status === 400 ? 'refused' : faultOf(status),
  status,
});

function problemOf(error: unknown): GateFault {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutsideError) return each.fault;
    if (each instanceof oauth.AuthorizationResponseError) return { fault: 'denied', status: null };
    if (each instanceof oauth.ResponseBodyError) return refusedWith(each.status);
    // Not what OAuth says of a refusal, but one all the same.
    if (each.cause instanceof Response) return refusedWith(each.cause.status);
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return { fault: 'slow', status: null };
    if ('code' in each && typeof each.code === 'string' && /^(E[A-Z]+|UND_ERR_.*)$/.test(each.code))
      return { fault: 'unreachable', status: null };
  }
  return { fault: error instanceof TypeError ? 'unreachable' : 'notFhir', status: null };
}
