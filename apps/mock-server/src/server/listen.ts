import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from './environment.ts';

/** How long a stop waits for the answers that are under way. */
const drainMs = 10_000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** A server that listens. */
export interface Listening {
  /** For the person at the terminal. */
  address: string;
  port: number;
  /** Takes no more requests, waits for the answers that are under way, and ends. */
  close(): Promise<void>;
}

/**
 * Listens for requests.
 *
 * @throws Error in plain words when the port is taken or may not be used
 */
export async function listen(
  fetch: Fetch,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<Listening> {
  const server = createServer(getRequestListener(fetch));
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inPlainWords(error, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${host ?? 'localhost'}:${boundPort}`,
    port: boundPort,
    close: () =>
      new Promise((resolve) => {
        const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        // Connections whose answer is still under way end with it, instead of waiting for another request.
        server.keepAliveTimeout = 1;
        server.closeIdleConnections();
      }),
  };
}

function inPlainWords(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken. Stop the program that has it, or choose another one: PORT=3001 npm start`,
    );
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} may not be used. Choose one above 1023.`);
  return error;
}
