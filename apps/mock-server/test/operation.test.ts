import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints } from '@rpm/api-client/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { post, startProgram } from './program.ts';
import { filledDatabase, testPassword } from './stores.ts';

const staffCredentials = { username: demoAccounts.staff.username, password: testPassword };

let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await filledDatabase(smallClinic());
});

async function startServer(variables: Record<string, string> = {}) {
  const program = startProgram('main.ts', { DATABASE_URL, ...variables });
  const [, address = ''] = (await program.printed(/Monitoring: \S+/)).split(' ');
  return { ...program, address };
}

/** A log in that the server has begun to work on: it has said that it waits for the body. */
async function beginLogIn(address: string) {
  const body = JSON.stringify(staffCredentials);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const call = request(address + endpoints.login.path, { method: 'POST', headers });
  call.flushHeaders();
  await once(call, 'continue');
  const finish = async () => {
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, json: JSON.parse(await text(answer)) };
  };
  return { finish };
}

describe('a server that is told to stop', () => {
  test('finishes what it has begun, takes nothing new, and ends', async () => {
    const server = await startServer();
    const begun = await beginLogIn(server.address);
    server.child.kill('SIGTERM');
    await server.printed(/"event":"stopping"/);
    // Not accepting any more is the next thing that it does after saying so.
    for (;;)
      if (
        await fetch(`${server.address}/health`).then(
          () => false,
          () => true,
        )
      )
        break;
    const answer = await begun.finish();
    expect(answer).toMatchObject({ status: 200, json: { token: expect.any(String) } });
    expect(answer.headers.connection).toBe('close');
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(/\{"event":"stopped","at":"\d{4}-\d\d-\d\dT[\d:.]+Z"\}\n$/);
  });

  test('says that it is not ready and goes on for a while, if a balancer is to see that', async () => {
    const server = await startServer({ STOP_DELAY_SECONDS: '60' });
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.printed(/"event":"stopping"/);
    const ready = await fetch(`${server.address}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    expect((await post(server.address, endpoints.login, staffCredentials)).status).toBe(200);
  });
});

describe('a server that runs', () => {
  test('shows its metrics on a port of their own, and not beside the portal', async () => {
    const server = await startServer({ METRICS_PORT: '0' });
    const [, metrics = ''] = (await server.printed(/Metrics: \S+/)).split(' ');
    expect(metrics).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    expect((await post(server.address, endpoints.keepAlive, {})).status).toBe(401);
    const shown = await (await fetch(metrics)).text();
    expect(shown).toContain('rpm_http_requests_total{method="POST",route="/api/keep-alive",status="401"} 1');
    expect(shown).toMatch(/^rpm_database_connections\{state="(idle|busy)"\} [1-9]/m);
    expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain('rpm_http_requests_total');
    expect((await fetch(new URL('/api/keep-alive', metrics))).status).toBe(404);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('limits how often an address asks, by the number that it was given', async () => {
    const server = await startServer({ RATE_LIMIT_PER_ADDRESS: '2' });
    const ask = async () => (await post(server.address, endpoints.keepAlive, {})).status;
    expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 429]);
    expect((await fetch(`${server.address}/ready`)).status, 'probes are not counted').toBe(200);
  });

  test('does not start half: when the metrics have no port, all is closed again', async () => {
    const first = await startServer();
    const METRICS_PORT = new URL(first.address).port;
    const second = startProgram('main.ts', { DATABASE_URL, METRICS_PORT, METRICS_HOST: '0.0.0.0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${METRICS_PORT} is taken.`);
  });
});
