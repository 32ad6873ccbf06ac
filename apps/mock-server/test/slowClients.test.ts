import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from '../src/index.ts';
import { clinicWith } from '../src/seed/index.ts';
import { type Listening, listen } from '../src/server/listen.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

/** Quick limits for what is tested, patience for all else: a wrong limit makes the test run out of time. */
const patient = { headersMs: 60_000, requestMs: 60_000, idleMs: 60_000, stalledMs: 60_000, checkEveryMs: 10 };

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

type Options = Partial<Parameters<typeof listen>[1]>;

async function start(fetch: Parameters<typeof listen>[0], options: Options): Promise<Listening> {
  const server = await listen(fetch, { ...patient, drainMs: 10, ...options, port: 0, host: '127.0.0.1' });
  cleanUps.push(server.close);
  return server;
}
const hello = () => new Response('hello');

interface Client {
  socket: Socket;
  /** All that came, once the server has closed the connection. */
  closed: Promise<string>;
  /** Resolves when the text has come. */
  received(text: string): Promise<void>;
}
/** A client that says exactly these words and then waits. */
async function say({ port }: Listening, words: string): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  cleanUps.push(async () => void socket.destroy());
  let came = '';
  socket.on('data', (chunk: Buffer) => {
    came += chunk.toString();
  });
  // A reset is one way for the server to close.
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(() => came);
  await once(socket, 'connect');
  socket.write(words);
  const received = async (text: string) => {
    while (!came.includes(text)) await once(socket, 'data');
  };
  return { socket, closed, received };
}

const wholeRequest = 'GET / HTTP/1.1\r\nhost: here.example\r\n\r\n';
const halfPost =
  'POST /api/login HTTP/1.1\r\nhost: here.example\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"user';

describe('nobody holds a connection for ever', () => {
  test('by saying nothing', async () => {
    const client = await say(await start(hello, { headersMs: 50 }), '');
    expect(await client.closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('by headers that never end', async () => {
    const client = await say(await start(hello, { headersMs: 50 }), 'GET / HTTP/1.1\r\nhost: here');
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('by a body that never ends', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const { fetch } = createApi(api.services);
    const client = await say(await start(fetch, { requestMs: 60, headersMs: 60 }), halfPost);
    expect(await client.closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('by a body that never ends, when the call is given up first: it is told so', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])), { answerWithinMs: 30 });
    const client = await say(await start(createApi(api.services).fetch, {}), halfPost);
    expect(await client.closed).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('by keeping it after an answer', async () => {
    const client = await say(await start(hello, { idleMs: 30 }), wholeRequest);
    expect(await client.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*hello$/);
  });

  test('by not reading the answer', async () => {
    const cutOff = Promise.withResolvers<boolean>();
    const large = (_request: Request, env: object) => {
      const { outgoing } = env as HttpBindings;
      outgoing.once('close', () => cutOff.resolve(!outgoing.writableFinished));
      // More than all buffers between the two hold.
      return new Response(new Uint8Array(64 * 1024 * 1024));
    };
    const { socket } = await say(await start(large, { stalledMs: 50 }), wholeRequest);
    socket.pause();
    expect(await cutOff.promise).toBe(true);
  });
});

test('a caller that goes away half-way is no failure of ours in the log', async () => {
  const logged = Promise.withResolvers<unknown>();
  const api = testApi(await makeStore('memory', clinicWith([])), { log: logged.resolve });
  const client = await say(
    await start(createApi(api.services).fetch, {}),
    halfPost.replace('content-type', 'expect: 100-continue\r\ncontent-type'),
  );
  await client.received('100 Continue');
  client.socket.destroy();
  expect(await logged.promise).toMatchObject({ event: 'request', route: '/api/login', status: 400 });
});

test('beyond the limit of all, the connection that is idle makes room for a new one (F14)', async () => {
  const server = await start(hello, { maxConnections: 1 });
  const first = await say(server, wholeRequest);
  await first.received('hello');
  const second = await say(server, wholeRequest);
  await second.received('hello');
  expect(await first.closed).toContain('hello');
});

describe('there is room for who is at work (F14)', () => {
  test('beyond the cap of an address its connection that was idle longest is closed, and a busy one is not', async () => {
    const going = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const fetch = () => {
      asked.resolve();
      return going.promise;
    };
    const server = await start(fetch, { maxConnectionsPerAddress: 2 });
    const busy = await say(server, wholeRequest);
    await asked.promise;
    const silent = await say(server, '');
    await say(server, '');
    expect(await silent.closed).toBe('');
    going.resolve(new Response('hello'));
    await busy.received('hello');
  });

  test('where nothing is idle, the new one is closed', async () => {
    const asked = Promise.withResolvers<void>();
    const fetch = () => {
      asked.resolve();
      return new Promise<Response>(() => {});
    };
    const server = await start(fetch, { maxConnections: 1 });
    await say(server, wholeRequest);
    await asked.promise;
    expect(await (await say(server, '')).closed).toBe('');
  });
});

describe('the Host header (F27)', () => {
  test('may be missing in HTTP/1.0, as in the probe of a balancer', async () => {
    const client = await say(await start(hello, {}), 'GET /health HTTP/1.0\r\n\r\n');
    expect(await client.closed).toContain('hello');
  });

  test('stands there once', async () => {
    const twice = 'GET / HTTP/1.1\r\nhost: here.example\r\nhost: there.example\r\nconnection: close\r\n\r\n';
    expect(await (await say(await start(hello, {}), twice)).closed).toMatch(/^HTTP\/1.1 400/);
  });
});
