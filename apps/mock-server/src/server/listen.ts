import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { keepRoom } from './connections.ts';

/** How long a connection may take for what. Milliseconds. */
interface Patience {
  /** For the headers of a request, from the first byte; also for a new connection to say anything at all. */
  headersMs: number;
  /** For a whole request, its body included. Below the time in which a call is answered. */
  requestMs: number;
  /**
   * Between two requests. Above the minute for which usual balancers keep a connection, so that it is not we who close
   * it just when the next request is on its way.
   */
  idleMs: number;
  /** For a connection on which nothing moves in either direction, such as a reader that does not read. */
  stalledMs: number;
  /** How often headers and requests are looked at; Node does it in rounds. */
  checkEveryMs: number;
  /** For the answers that are under way when the server stops. */
  drainMs: number;
}

const patience: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 65_000,
  stalledMs: 60_000,
  checkEveryMs: 2000,
  drainMs: 8000,
};

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

interface ListenOptions extends Partial<Patience> {
  /** 0 takes any free port. */
  port: number;
  /** All addresses of the machine when left out. */
  host: string | undefined;
  /** Connections at the same time; any number when left out. */
  maxConnections?: number | undefined;
  /** Of them, those of one address; any number when left out. */
  maxConnectionsPerAddress?: number | undefined;
  /** The variable that sets the port, for the words of a refusal. */
  portVariable?: string;
}

/** A server that listens. */
export interface Listening {
  /** For the person at the terminal. */
  address: string;
  port: number;
  /** Takes no more requests, waits for the answers that are under way, and ends. */
  close(): Promise<void>;
}

/**
 * Listens for requests. Nobody can hold a connection for ever: neither by silence, nor by sending or reading slowly.
 *
 * @throws Error in plain words when the port is taken or may not be used
 */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const { port, host, maxConnections, maxConnectionsPerAddress, portVariable = 'PORT' } = options;
  const times = { ...patience, ...options };
  let isStopping = false;
  const answer = async (request: Request, env: object) => {
    const response = await fetch(request, env);
    return isStopping ? lastOfItsConnection(response) : response;
  };
  const handle = getRequestListener(answer);
  const server = createServer(
    { connectionsCheckingInterval: times.checkEveryMs, requestTimeout: times.requestMs },
    (request, response) => {
      const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
      if (hosts.length > 1) return void response.writeHead(400, { connection: 'close' }).end();
      // HTTP/1.0 needs no Host: that is how older balancers ask whether we live (F27).
      request.headers.host ??= 'localhost';
      return handle(request, response);
    },
  );
  server.headersTimeout = times.headersMs;
  server.keepAliveTimeout = times.idleMs;
  server.timeout = times.stalledMs;
  keepRoom(server, { max: maxConnections ?? Number.POSITIVE_INFINITY, perAddress: maxConnectionsPerAddress });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inPlainWords(error, port, portVariable)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${nameOf(host)}:${boundPort}`,
    port: boundPort,
    close: () => {
      isStopping = true;
      return drain(server, times.drainMs);
    },
  };
}

/**
 * Makes sure that a port is free, before anything long is begun (F31).
 *
 * @throws Error in plain words when it is taken or may not be used
 */
export async function claimable(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(inPlainWords(error, port, 'PORT')));
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** A host as it stands in an address. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The answer, with word to the client that its connection ends with it. */
function lastOfItsConnection(answer: Response): Response {
  const copy = new Response(answer.body, answer);
  copy.headers.set('connection', 'close');
  return copy;
}

function drain(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    // Answers whose headers were already out end their connections too, instead of waiting for another request.
    server.keepAliveTimeout = 1;
  });
}

function inPlainWords(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE') {
    const example = variable === 'PORT' ? 'PORT=3001 npm start' : `${variable}=${port + 1}`;
    return new Error(
      `Port ${port} is taken. Stop the program that has it, or choose another one: ${example}`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be used. Choose one above 1023 in ${variable}.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`${variable.replace('PORT', 'HOST')} is no address of this machine.`);
  }
  return error;
}
