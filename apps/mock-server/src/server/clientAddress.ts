import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';

/** What `@hono/node-server` gives beside a request. */
const NodeEnv = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

/**
 * Makes the function that says where a request comes from.
 *
 * @param trustProxy takes the last address of X-Forwarded-For, the one that our own proxy wrote. Without a proxy
 *   anybody can write that header, and it is not looked at.
 */
export function clientAddress(trustProxy: boolean): (request: Request, env: unknown) => string {
  return (request, env) => {
    const forwarded = trustProxy
      ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
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
