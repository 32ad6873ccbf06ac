import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../../src/seed/index.ts';
import { checkKept } from '../crash/checkKept.ts';
import { activateDevice, logIn, soon } from '../crash/people.ts';
import { Writer } from '../crash/writers.ts';
import { startProgram } from '../program.ts';
import { type Distribution, distribution, freePort } from './distribution.ts';
import { type TcpSwitch, tcpSwitch } from './tcpSwitch.ts';

/*
 * `npm run test:failover`: the server writes to a primary that has a synchronous standby; the primary is killed under
 * load, the standby promoted. What was acknowledged must all be there, once, and the server must go on by itself.
 */

const owner = 'drill_owner';
let own: Distribution;
let ports: { primary: number; standby: number };
let address: TcpSwitch;

const data = (name: string) => path.join(own.folder, name);
const startCluster = (name: keyof typeof ports) =>
  own.run(
    'pg_ctl',
    ...['start', '-w', '-s', '-D', data(name), '-l', `${data(name)}.log`],
    ...['-o', `-p ${ports[name]} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`],
  );
const url = (port: number, user = owner, database = 'rpm') =>
  `postgres://${user}@127.0.0.1:${port}/${database}`;

async function ask<T extends pg.QueryResultRow>(
  port: number,
  query: string,
  database?: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url(port, owner, database) });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  own = await distribution(['initdb', 'pg_ctl', 'pg_basebackup', 'postgres']);
  ports = { primary: await freePort(), standby: await freePort() };
  await own.run(
    'initdb',
    `--pgdata=${data('primary')}`,
    `--username=${owner}`,
    '--auth=trust',
    '--encoding=UTF8',
  );
  await appendFile(
    path.join(data('primary'), 'postgresql.conf'),
    "wal_level = 'replica'\nmax_wal_senders = 5\n",
  );
  await startCluster('primary');
  await ask(ports.primary, 'create database rpm', 'postgres');
  await ask(ports.primary, 'create role rpm_app login', 'postgres');
  const source = `host=127.0.0.1 port=${ports.primary} user=${owner} application_name=standby`;
  await own.run('pg_basebackup', '-D', data('standby'), '-d', source, '-R', '-X', 'stream', '-c', 'fast');
  await startCluster('standby');
  await ask(ports.primary, "alter system set synchronous_standby_names = 'standby'", 'postgres');
  await ask(ports.primary, 'select pg_reload_conf()', 'postgres');
  await soon(async () => {
    const rows = await ask<{ sync_state: string }>(
      ports.primary,
      'select sync_state from pg_stat_replication',
      'postgres',
    );
    return rows[0]?.sync_state === 'sync' ? true : null;
  });
  address = await tcpSwitch(ports.primary);
});
afterAll(async () => {
  address?.close();
  for (const name of ['primary', 'standby'])
    await own?.run('pg_ctl', 'stop', '-m', 'immediate', '-D', data(name)).catch(() => {});
  await own?.remove();
});

test('nothing that was acknowledged is lost when the primary is killed, and the server comes back by itself', async () => {
  const server = startProgram('main.ts', {
    DATABASE_URL: url(address.port, 'rpm_app'),
    DATABASE_OWNER_URL: url(address.port),
    RATE_LIMIT_PER_TOKEN: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
  });
  const portal = await server.printed(/http:\/\/\S+/);
  expect(server.output()).not.toContain('owns the tables');
  const provider = await logIn(portal, demoAccounts.provider);
  const tokens = { provider, device: await activateDevice(portal, provider) };
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
  const enough = Promise.withResolvers<void>();
  let left = 400;
  const writing = new Writer(portal, tokens, start).keepSending(0, () => {
    left -= 1;
    if (left === 0) enough.resolve();
  });
  await Promise.race([enough.promise, writing.ended]);

  const pid = Number((await readFile(path.join(data('primary'), 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  const sent = await writing.stop();
  await own.run('pg_ctl', 'promote', '-w', '-D', data('standby'));
  address.turnTo(ports.standby);
  await soon(async () => ((await fetch(`${portal}/ready`)).ok ? true : null));
  const awayMs = Math.round(performance.now() - killedAt);

  const acknowledged = sent.filter(({ answer }) => answer !== null).length;
  // The session is there too. What got no answer is sent again, as it was, and is then there once.
  const again = new Writer(portal, tokens, start);
  for (const each of sent) {
    each.answer ??= await soon(async () => (await again.send(each.kind, each.number)).answer);
  }
  const client = new pg.Client({ connectionString: url(ports.standby) });
  await client.connect();
  await checkKept(
    client,
    sent.sort((a, b) => a.number - b.number),
  );
  await client.end();
  expect(acknowledged).toBeGreaterThanOrEqual(400);
  expect(server.child.exitCode, 'the same process').toBe(null);
  process.stdout.write(
    `${acknowledged} writes acknowledged before the kill, 0 lost; ready again ${awayMs} ms after it, promotion included.\n`,
  );
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 180_000);
