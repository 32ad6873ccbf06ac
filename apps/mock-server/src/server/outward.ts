import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { isLocalAddress, limits } from '@rpm/domain';
import { Agent, buildConnector, EnvHttpProxyAgent, fetch, type RequestInit as Sent } from 'undici';
import { OutsideError } from './outsideError.ts';

/**
 * Sends one request to an address that somebody outside has named: with an end, in time and in size; where a redirect would
 * lead, nobody goes.
 *
 * @throws OutsideError for an address that is not encrypted, and for an answer that is too long
 */
export type Outward = (
  address: string,
  options: Pick<RequestInit, 'method' | 'headers' | 'body'>,
) => Promise<Response>;

/** Looks a name up, as `dns.lookup` does when it is asked for all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

interface OutwardOptions {
  /** Hosts that may be inside the operator's network, by the names and numbers by which addresses name them. */
  insideHosts?: readonly string[];
  /** Whether requests leave by the proxy that the environment names: it looks the names up, and decides. */
  byProxy?: boolean;
  resolve?: Resolve;
}

/** Whether an address is on this machine and not encrypted, as somebody who tries it out names it. */
export const isLocal = (address: string): boolean => isLocalAddress(URL.parse(address)?.origin ?? '');

/**
 * The one way out of here to addresses that somebody outside has named. The connection itself is what is judged: a name is
 * looked up once, for it, and what stands inside a network that is not theirs is not connected to. So a name that is
 * somebody else's the second time helps nobody.
 *
 * @see ADR 75
 */
export function outward({
  insideHosts = [],
  byProxy = false,
  resolve = lookup,
}: OutwardOptions = {}): Outward {
  const known = new Set(insideHosts.map((each) => each.toLowerCase()));
  const connect = connector((host, address) => known.has(host.toLowerCase()) || !isInside(address), resolve);
  const away = byProxy ? new EnvHttpProxyAgent({ connect }) : new Agent({ connect });
  const here = new Agent({ connect: connector((_, address) => isThisMachine(address), resolve) });
  return async (address, options) => {
    const isHere = isLocal(address);
    if (!isHere && URL.parse(address)?.protocol !== 'https:') throw new OutsideError('unreachable');
    const answer = await fetch(address, {
      ...(options as Sent),
      dispatcher: isHere ? here : away,
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
    const { status } = answer;
    return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers: [...answer.headers] });
  };
}

/** Connects to nothing but what may be: judged are the very addresses of which the connection takes one. */
function connector(
  may: (host: string, address: string) => boolean,
  resolve: Resolve,
): buildConnector.connector {
  const judged: LookupFunction = (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new OutsideError('unreachable'), []);
      if (!found.every(({ address }) => may(hostname, address)))
        return callback(new OutsideError('unreachable'), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  const connect = buildConnector({ allowH2: false, lookup: judged });
  return (options, callback) => {
    const { hostname } = options;
    // Nobody looks up what is an address already.
    if (isIP(hostname) && !may(hostname, hostname)) callback(new OutsideError('unreachable'), null);
    else connect(options, callback);
  };
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
  // What has an IPv4 address in it leads to that one.
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
])
  inside.addSubnet(net, bits, 'ipv6');
const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a host that somebody else has named is inside a network that is not theirs. @param address an IP address */
export const isInside = (address: string): boolean => inside.check(address, familyOf(address));
const isThisMachine = (address: string) => thisMachine.check(address, familyOf(address));
