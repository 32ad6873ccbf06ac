import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, queryHeader } from '@rpm/api-client/calls';
import { AuditPageAnswer, SessionRecord } from '@rpm/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/database/run.ts';
import { demoAccounts, demoPassword, northside } from '../../src/seed/index.ts';
import { soon } from '../crash/people.ts';
import { startProgram } from '../program.ts';
import { wholeLog } from '../requestParts.ts';
import { freePort } from './distribution.ts';

/*
 * `npm run test:proxy`: the server behind the nginx of the distribution with the configuration that `docs/deploy` has for
 * operators, certificate, ports and the folder of the log apart.
 */
const root = path.resolve(import.meta.dirname, '../../../..');
const host = 'portal.example.com';
let folder: string;
let ca: string;
let address: string;
let nginx: ChildProcess | undefined;

const log = () => readFile(path.join(folder, 'access.log'), 'utf8');

/** Puts other texts in a configuration's place; each must be there. */
const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((given, [before, after]) => {
    if (!given.includes(before)) throw new Error(`docs/deploy/nginx.conf has no '${before}'.`);
    return given.replaceAll(before, after);
  }, text);

beforeAll(async () => {
  for (const program of ['nginx', 'openssl'])
    if (!(await run('which', [program])).ok)
      throw new Error(`This drill needs ${program}. On Debian: apt-get install nginx-light openssl.`);
  folder = await mkdtemp(path.join(tmpdir(), 'rpm-proxy-'));
  // PostgreSQL runs as another user, who must get into it.
  await chmod(folder, 0o711);
  const [key, certificate] = [path.join(folder, 'portal.key'), path.join(folder, 'portal.pem')];
  const made = await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ]);
  if (!made.ok) throw new Error(made.output);
  ca = await readFile(certificate, 'utf8');

  const [port, inner] = [await freePort(), await freePort()];
  address = `https://localhost:${port}`;
  const server = startProgram(
    'main.ts',
    {
      ...{ RPM_DATA: path.join(folder, 'data'), PORT: String(inner), METRICS_PORT: '0' },
      ...{ TRUST_PROXY: '1', PORTAL_ORIGIN: `https://${host}` },
    },
    { isKept: true },
  );
  await server.printed(/Monitoring: \S+/);

  const given = await readFile(path.join(root, 'docs/deploy/nginx.conf'), 'utf8');
  const http = replaced(given, [
    ['listen 443 ssl', `listen ${port} ssl`],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${inner}`],
    ['/etc/ssl/portal.pem', certificate],
    ['/etc/ssl/portal.key', key],
    ['/var/log/nginx/access.log', path.join(folder, 'access.log')],
  ]);
  const file = path.join(folder, 'nginx.conf');
  const ours = `error_log ${folder}/error.log;\npid ${folder}/nginx.pid;\ndaemon off;\nevents {}\n`;
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  await writeFile(file, `${ours}http {\n${paths.join('\n')}\n${http}\n}\n`);
  nginx = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  await soon(async () => ((await ask('/ready').catch(() => null))?.status === 200 ? true : null));
});
afterAll(async () => {
  if (nginx?.exitCode === null) {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Asks through the proxy by HTTP/2, with its certificate checked. */
async function ask(
  target: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; json: unknown }> {
  const client = connect(address, { ca, servername: host });
  try {
    const stream = client.request({
      ...{ ':authority': host, ':path': target, ':method': body ? 'POST' : 'GET' },
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    });
    const failed = once(client, 'error').then(([error]) => Promise.reject(error));
    stream.end(body && JSON.stringify(body));
    const [answered] = (await Promise.race([once(stream, 'response'), failed])) as [IncomingHttpHeaders];
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    const isJson = answered['content-type']?.includes('json');
    return { status: Number(answered[':status']), headers: answered, json: isJson ? JSON.parse(text) : null };
  } finally {
    client.close();
  }
}

const whole = String(new URLSearchParams({ page: '0', noOfRows: '50', ...wholeLog }));
const logIn = (password: string, headers: Record<string, string> = {}) =>
  ask(endpoints.login.path, { body: { username: demoAccounts.administrator.username, password }, headers });

test('people log in by TLS and HTTP/2, and the browser is told to come by https only (F15)', async () => {
  const { status, headers } = await logIn(demoPassword);
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-rpm-device=.*; Secure/);
});

test('what a client claims about itself is thrown away: the log has the address that the proxy saw', async () => {
  const claimed = '203.0.113.9';
  expect(
    (await logIn('a wrong password', { 'x-forwarded-for': claimed, 'x-forwarded-proto': 'http' })).status,
  ).toBe(401);
  const { token } = SessionRecord.parse((await logIn(demoPassword, { 'x-forwarded-for': claimed })).json);
  const { json } = await ask(
    endpoints.getAuditLog.path.replace(':clinicName', encodeURIComponent(northside.name)),
    { headers: { authorization: `Bearer ${token}`, [queryHeader]: whole } },
  );
  const { result } = AuditPageAnswer.parse(json);
  const sources = result.map((row) => row.source);
  expect(sources).toContain('127.0.0.1');
  expect(sources).not.toContain(claimed);
});

test('no address of a call is in the log of the proxy (F25)', async () => {
  const username = demoAccounts.patient.username;
  await ask(`${endpoints.getAllottedDevicesToUser.path.replace(':username', encodeURIComponent(username))}`);
  const lines = await soon(async () => ((await log()).includes('GET 401') ? await log() : null));
  expect(lines).not.toMatch(/\/api\/|marigold|%40/i);
});
