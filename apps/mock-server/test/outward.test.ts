import type { LookupAddress } from 'node:dns';
import { createServer as httpServer } from 'node:http';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { hospitalGate } from '../src/server/hospitalGate.ts';
import { notifyGate } from '../src/server/notifyGate.ts';
import { isInside, isLocal, outward, type Resolve } from '../src/server/outward.ts';
import { signOnGate } from '../src/server/signOnGate.ts';
import { atTheEnd } from './atTheEnd.ts';

/*
 * The one way out to addresses that somebody outside has named, over real sockets, with names that stand for what a test
 * wants them to.
 */

const internet: LookupAddress = { address: '93.184.216.34', family: 4 };
const here: LookupAddress = { address: '127.0.0.1', family: 4 };
const unreachable = { fault: 'unreachable', status: null };

/** Stands for the addresses in their order, then for the last of them. */
function names(...answers: readonly (readonly LookupAddress[])[]) {
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _, callback) => {
    asked.push(hostname);
    const found = [...(answers[asked.length - 1] ?? answers.at(-1) ?? [])];
    setImmediate(() => callback(null, found));
  };
  return { asked, resolve };
}

/** What is on this machine and must not be reached; it counts who comes. */
async function insider() {
  const come = { count: 0 };
  const server = createServer((socket) => {
    come.count += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  atTheEnd(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  return { come, port, address: `https://rebinds.example:${port}/hook` };
}

describe('an address that somebody outside has named (15.3, 15.4, 15.5)', () => {
  test('is judged in the connection itself: a name that is public first and this machine then is not connected to', async () => {
    const { come, address } = await insider();
    const { asked, resolve } = names([internet], [here]);
    const send = outward({ resolve });
    const wanted: unknown[] = [];
    // The internet is not there: what would be connected to is taken down.
    const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementationOnce(function (
      this: Socket,
      options: unknown,
    ) {
      const { host, lookup } = options as {
        host: string;
        lookup: (name: string, how: object, done: (error: unknown, found: unknown) => void) => void;
      };
      lookup(host, { all: true }, (error, found) => {
        wanted.push(error, found);
        this.destroy(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      });
      return this;
    });
    atTheEnd(async () => void spy.mockRestore());
    expect(await notifyGate(send).send(address, [], '{}')).toEqual(unreachable);
    // One look-up, and what it said is what is connected to.
    expect([asked, wanted]).toEqual([['rebinds.example'], [null, [internet]]]);
    expect(await notifyGate(send).send(address, [], '{}')).toEqual(unreachable);
    expect([asked.length, come.count]).toEqual([2, 0]);
  });

  test('is not spoken to for one of its addresses that is inside, nor for a number', async () => {
    const { come, address, port } = await insider();
    const send = outward({ resolve: names([internet, here]).resolve });
    expect(await notifyGate(send).send(address, [], '{}')).toEqual(unreachable);
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost'])
      expect([host, await notifyGate(outward()).send(`https://${host}:${port}/`, [], '{}')]).toEqual([
        ...[host, unreachable],
      ]);
    expect(come.count).toBe(0);
  });

  test('is spoken to inside where the operator has named its host', async () => {
    const { come, address, port } = await insider();
    const send = outward({ resolve: names([here]).resolve, insideHosts: ['Rebinds.example', '127.0.0.1'] });
    await notifyGate(send).send(address, [], '{}');
    expect(come.count).toBe(1);
    await notifyGate(send).send(`https://127.0.0.1:${port}/`, [], '{}');
    expect(come.count).toBe(2);
    await notifyGate(send).send(address.replace('rebinds', 'other'), [], '{}');
    expect(come.count).toBe(2);
  });

  test('of a hospital, a provider and an EHR goes the same way', async () => {
    const { come, port } = await insider();
    const address = `https://rebinds.example:${port}/r4`;
    const send = outward({ resolve: names([here]).resolve });
    const asked = { state: 's', redirect: 'https://portal.example/back' };
    const hospital = hospitalGate(send);
    const at = { endpoint: address, clientId: 'us', clientAuth: 'none' as const };
    const tokens = { access: 'a', refresh: 'r', until: null, patient: 'p-1' };
    expect(await hospital.begin(at, { kinds: ['Condition'], ...asked })).toEqual(unreachable);
    expect(await hospital.read(at, tokens, 'Patient/p-1')).toEqual(unreachable);
    expect(await hospital.renew(at, tokens)).toEqual(unreachable);
    const signOn = signOnGate(send);
    const of = { address, clientId: 'us', secret: null };
    expect(await signOn.look(address)).toBe('unreachable');
    expect(await signOn.begin({ ...of, kind: 'signOn' }, { ...asked, launch: null })).toEqual(unreachable);
    expect(await signOn.begin({ ...of, kind: 'ehr' }, { ...asked, launch: 'l' })).toEqual(unreachable);
    expect(come.count).toBe(0);
  });

  test('without encryption is spoken to on this machine alone, whatever is written before its host', async () => {
    const { come, port } = await insider();
    const send = outward({ resolve: names([here]).resolve });
    for (const address of [`http://rebinds.example:${port}/`, `http://localhost:1@rebinds.example:${port}/`])
      expect([address, await notifyGate(send).send(address, [], '{}')]).toEqual([address, unreachable]);
    expect(come.count).toBe(0);
    const elsewhere = outward({ resolve: names([internet]).resolve });
    expect(await notifyGate(elsewhere).send(`http://localhost:${port}/`, [], '{}')).toEqual(unreachable);
    expect(isLocal(`http://localhost:${port}/r4?patient=p-1`)).toBe(true);
    expect(isLocal('http://localhost:1@rebinds.example/')).toBe(false);
  });

  test('leaves by the proxy of the environment where there is one, which looks names up itself', async () => {
    const wanted: (string | undefined)[] = [];
    const proxy = httpServer();
    proxy.on('connect', ({ url }, socket) => {
      wanted.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((done) => void proxy.listen(0, '127.0.0.1', done));
    atTheEnd(async () => void proxy.close());
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    atTheEnd(async () => void vi.unstubAllEnvs());
    const { asked, resolve } = names([here]);
    const sent = notifyGate(outward({ resolve, byProxy: true })).send('https://ehr.example/hook', [], '{}');
    expect(await sent).toMatchObject({ fault: expect.any(String), status: null });
    expect([wanted, asked]).toEqual([['ehr.example:443'], []]);
  });
});

test('addresses inside are told from those of the internet', () => {
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1', 'fe80::1'],
    ...[
      '::ffff:10.0.0.1',
      '::10.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '2002:a00:1::',
      '2001::1',
      'fec0::1',
    ],
  ])
    expect([address, isInside(address)]).toEqual([address, true]);
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '2001:4860:4860::8888'])
    expect([address, isInside(address)]).toEqual([address, false]);
});
