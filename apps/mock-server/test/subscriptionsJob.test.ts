import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fhirId } from '@rpm/domain';
import type { Bundle, Observation, Subscription } from 'fhir/r4';
import { expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { atTheEnd } from './atTheEnd.ts';
import { assertionOf, ownSystem } from './fhirWorld.ts';
import { startOfTest } from './harness.ts';
import { readingOf, told, wish } from './notifications.ts';
import { type Program, startProgram } from './program.ts';
import { filledDatabase, open } from './stores.ts';

/*
 * The server as clinics run it, a process on PostgreSQL with its queue, and a receiver as a system has one. The server is
 * killed as by a power cut, and started again.
 */

/** Where it is found, whichever port a start has: a receiver on this machine is for a portal that is there, too. */
const portal = 'http://127.0.0.1:3999';
const base = `${portal}/fhir`;
/** The queue asks every ten seconds, and for work that goes on five seconds later. */
const soon = { timeout: 40_000, interval: 100 };

/** A system's receiver: `next` are the statuses of its next answers, 0 none at all; then it takes what comes. */
async function receiver() {
  const got: { status: number; authorization: string | undefined; bundle: Bundle }[] = [];
  const next: number[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const status = next.shift() ?? 204;
    got.push({ status, authorization: request.headers.authorization, bundle: JSON.parse(body) as Bundle });
    if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { got, next, endpoint: `http://127.0.0.1:${port}/hook` };
}

async function startServer(url: string): Promise<Program & { address: string }> {
  const program = startProgram('main.ts', { DATABASE_URL: url, PORTAL_ORIGIN: portal });
  const [, address = ''] = (await program.printed(/Monitoring: \S+/)).split(' ');
  return { ...program, address };
}

async function kill({ child, ended }: Program) {
  child.kill('SIGKILL');
  await ended;
}

/** A token of the real time, by which the server goes. */
async function tokenAt(address: string): Promise<string> {
  const expires = Math.floor((Date.now() - startOfTest.getTime()) / 1000) + 240;
  const body = new URLSearchParams({
    ...{ grant_type: 'client_credentials', scope: 'system/*.cruds' },
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertionOf({ audience: `${base}/auth/token`, expires }),
  });
  const answer = await fetch(`${address}/fhir/auth/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test('the job tells a system of readings: tried again when it was not taken, over kill -9, each number once taken (15.3)', {
  timeout: 240_000,
}, async () => {
  const url = await filledDatabase({ ...smallClinic(), systems: [await ownSystem()] });
  const database = open(url);
  /** Turns the clock of what waits, for the next try or for a process that is dead. */
  const waitNoLonger = () =>
    database.updateTable('subscriptions').set({ next_at: new Date(), taken_until: null }).execute();
  const failures = async () =>
    (await database.selectFrom('subscriptions').select('failures').executeTakeFirst())?.failures;
  const { got, next, endpoint } = await receiver();
  let server = await startServer(url);
  const authorization = `Bearer ${await tokenAt(server.address)}`;
  const call = async (path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/fhir+json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${server.address}/fhir/${path}`, { ...init, headers });
    return { status: answer.status, location: answer.headers.get('location'), json: await answer.json() };
  };
  const readings: (string | null)[] = [];
  const read = async (heartRate: number) => {
    const { status, location } = await call(
      'Observation',
      readingOf(heartRate, fhirId(demoAccounts.patient.accountId)),
    );
    expect(status).toBe(201);
    readings.push(location);
  };
  const came = () => got.map(({ status, bundle }) => [status, told(bundle).type, told(bundle).numbers]);
  const taken = () => got.filter(({ status }) => status === 204).map(({ bundle }) => told(bundle));
  const numbers = () => taken().flatMap((each) => each.numbers);

  const special = { criteria: `${base}/SubscriptionTopic/readings` };
  const made = await call('Subscription', wish(special, { endpoint }));
  expect(made.status).toBe(201);
  const { id } = made.json as Subscription;
  next.push(204, 500);
  await read(71);
  await kill(server);

  // The next process tells what the dead one has not; the first event is not taken.
  await waitNoLonger();
  server = await startServer(url);
  await expect.poll(came, soon).toEqual([
    [204, 'handshake', []],
    [500, 'event-notification', [1]],
  ]);
  await expect.poll(failures, soon).toBe(1);
  expect(told((await call(`Subscription/${id}/$status`)).json as Bundle)).toMatchObject({
    status: 'active',
    counted: '1',
  });
  await waitNoLonger();
  await expect.poll(numbers, soon).toEqual([1]);

  // The server dies while the receiver has not answered: what it may have is sent again, under its number.
  next.push(0);
  await read(72);
  await expect.poll(() => came().at(-1), soon).toEqual([0, 'event-notification', [2]]);
  await kill(server);
  await waitNoLonger();
  server = await startServer(url);
  await expect.poll(numbers, soon).toEqual([1, 2]);

  next.push(500);
  await read(73);
  await read(74);
  await expect.poll(failures, soon).toBe(1);
  await waitNoLonger();
  await expect.poll(numbers, soon).toEqual([1, 2, 3, 4]);

  expect(taken().flatMap(({ focus }) => focus)).toEqual(readings);
  const measured = got
    .filter(({ status }) => status === 204)
    .flatMap(({ bundle }) => (bundle as Bundle<Observation>).entry ?? [])
    .flatMap(({ resource }) => resource?.valueQuantity?.value ?? []);
  expect(measured).toEqual([71, 72, 73, 74]);
  expect(new Set(got.map((each) => each.authorization))).toEqual(new Set(['Bearer secret-of-the-receiver']));
  const events = told((await call(`Subscription/${id}/$events`)).json as Bundle);
  expect(events).toMatchObject({ counted: '4', numbers: [1, 2, 3, 4], focus: readings });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
