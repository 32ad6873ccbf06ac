import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections are kept. */
export interface ConnectionCaps {
  /** Of all. */
  max: number;
  /** Of one address; any number when left out, as behind a proxy, which is one address for everybody. */
  perAddress?: number | undefined;
}

/**
 * Keeps room for new connections: beyond a cap the one that has been idle longest is closed, and only where none is idle
 * the new one. So whoever opens thousands and says nothing closes their own, not those of people at work (F14).
 *
 * A connection is idle while no request is under way on it, also before its first one.
 */
export function keepRoom(server: Server, { max, perAddress }: ConnectionCaps): void {
  /** Requests under way on each connection; who was used last stands last. */
  const open = new Map<Socket, number>();
  const idleAmong = (isCounted: (socket: Socket) => boolean) => {
    for (const [socket, busy] of open) if (busy === 0 && isCounted(socket)) return socket;
    return undefined;
  };
  const use = (socket: Socket, change: 1 | -1) => {
    const busy = open.get(socket);
    if (busy === undefined) return;
    open.delete(socket);
    open.set(socket, busy + change);
  };
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    const isOfSame = (other: Socket) => other.remoteAddress === remoteAddress;
    const ofSame = perAddress === undefined ? 0 : [...open.keys()].filter(isOfSame).length;
    const isFullHere = perAddress !== undefined && ofSame >= perAddress;
    if (isFullHere || open.size >= max) {
      const idle = idleAmong(isFullHere ? isOfSame : () => true);
      if (!idle) return void socket.destroy();
      open.delete(idle);
      idle.destroy();
    }
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    use(socket, 1);
    response.once('close', () => use(socket, -1));
  });
}
