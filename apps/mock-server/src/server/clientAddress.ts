import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';

/** What `@hono/node-server` gives beside a request. */
const NodeEnv = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

/**
 * Makes the function that says where a request comes from.
 *
 * @param proxies how many of our own stand one behind the other: each adds an address to X-Forwarded-For, so that one from
 *   the right is the caller's. What stands further left anybody can write. With none the header is not looked at.
 */
export function clientAddress(proxies: number): (request: Request, env: unknown) => string {
  return (request, env) => {
    const passed = proxies > 0 ? (request.headers.get('x-forwarded-for')?.split(',') ?? []) : [];
    const forwarded = (passed.at(-proxies) ?? passed[0])?.trim();
    const socket = NodeEnv.safeParse(env).data?.incoming.socket.remoteAddress;
    return networkOf(forwarded || socket || 'unknown');
  };
}

/** One household or office has a whole /64 of IPv6: its first four groups are the address that counts. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
