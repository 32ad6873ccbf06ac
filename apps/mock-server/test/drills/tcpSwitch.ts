import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address for the database, whichever machine it is on: what a virtual address or a proxy is in a data center. */
export interface TcpSwitch {
  port: number;
  /** Sends new connections there, and ends those that go elsewhere. */
  turnTo(port: number): void;
  close(): void;
}

/** @param first where connections go at the beginning */
export async function tcpSwitch(first: number): Promise<TcpSwitch> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to);
    to.pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turnTo(port) {
      target = port;
      endAll();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
