import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { notifyGate } from '../src/server/notifyGate.ts';
import { atTheEnd } from './atTheEnd.ts';

describe('over the network', () => {
  /** A server of its own that answers with a status and keeps what came. */
  async function listening(status: number, location = '') {
    const got: { headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      got.push({ headers: request.headers, body });
      response.writeHead(status, location === '' ? {} : { location }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atTheEnd(async () => void server.close());
    return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
  }

  test('a notification is posted with its headers; what is not taken is told', async () => {
    const good = await listening(204);
    expect(await notifyGate().send(good.address, ['Authorization: Bearer abc:def'], '{"a":1}')).toBeNull();
    expect(good.got).toMatchObject([
      {
        headers: { authorization: 'Bearer abc:def', 'content-type': 'application/fhir+json' },
        body: '{"a":1}',
      },
    ]);
    const broken = await listening(503);
    expect(await notifyGate().send(broken.address, [], '{}')).toEqual({ fault: 'broken', status: 503 });
    const elsewhere = await listening(307, good.address);
    expect(await notifyGate().send(elsewhere.address, [], '{}')).toMatchObject({ status: 307 });
    expect(good.got).toHaveLength(1);
  });
});
