import { EventEmitter, once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../src/server/listen.ts';

test('a server that is told to stop gives the answers that are under way, and takes no more requests', async () => {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const server = await listen(
    async () => {
      events.emit('arrived');
      await once(events, 'go on');
      return new Response('answered');
    },
    { port: 0, host: '127.0.0.1' },
  );
  const answer = fetch(server.address);
  await arrived;
  const closed = server.close();
  await expect(fetch(server.address)).rejects.toThrow('fetch failed');
  events.emit('go on');
  const given = await answer;
  expect([given.status, await given.text()]).toEqual([200, 'answered']);
  expect(given.headers.get('connection'), 'its connection ends with it').toBe('close');
  await closed;
});

test('an answer that does not come holds up a stop only so long', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await listen(
    () => {
      arrived.resolve();
      return new Promise<Response>(() => {});
    },
    { port: 0, host: '127.0.0.1', drainMs: 20 },
  );
  const answer = fetch(server.address);
  await arrived.promise;
  await Promise.all([expect(answer).rejects.toThrow('fetch failed'), server.close()]);
});

test('an answer that has begun is finished, and its connection does not hold up the stop', async () => {
  const rest = Promise.withResolvers<string>();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('begun and ')),
    async pull(controller) {
      controller.enqueue(encoder.encode(await rest.promise));
      controller.close();
    },
  });
  const server = await listen(() => new Response(body), {
    port: 0,
    host: '127.0.0.1',
    drainMs: 600_000,
    idleMs: 600_000,
  });
  const answer = await fetch(server.address);
  const closed = server.close();
  rest.resolve('finished');
  expect(await answer.text()).toBe('begun and finished');
  await closed;
});

test('a connection on which nothing is asked does not hold up a stop', async () => {
  const server = await listen(() => new Response('hello'), {
    port: 0,
    host: '127.0.0.1',
    drainMs: 600_000,
    idleMs: 600_000,
  });
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(get(server.address, { agent }), 'response');
  expect(answer.headers.connection).toBe('keep-alive');
  answer.resume();
  await once(answer, 'end');
  await server.close();
  agent.destroy();
});

test('a taken port is refused in plain words', async () => {
  const answer = () => new Response();
  const first = await listen(answer, { port: 0, host: '127.0.0.1' });
  await expect(listen(answer, { port: first.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.port} is taken.`,
  );
  await expect(
    listen(answer, { port: first.port, host: '127.0.0.1', portVariable: 'METRICS_PORT' }),
  ).rejects.toThrow(`METRICS_PORT=${first.port + 1}`);
  await first.close();
});

test('a host that is none of this machine is refused in plain words', async () => {
  const elsewhere = { port: 0, host: '192.0.2.1', portVariable: 'METRICS_PORT' };
  await expect(listen(() => new Response(), elsewhere)).rejects.toThrow(
    'METRICS_HOST is no address of this machine.',
  );
});
