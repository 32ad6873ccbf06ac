import { EventEmitter, once } from 'node:events';
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
  expect(await (await answer).text()).toBe('answered');
  await closed;
});

test('a taken port is refused in plain words', async () => {
  const answer = () => new Response();
  const first = await listen(answer, { port: 0, host: '127.0.0.1' });
  await expect(listen(answer, { port: first.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.port} is taken.`,
  );
  await first.close();
});
