import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import type { Readiness } from '../src/server/readiness.ts';
import { buildPortal, site } from './siteWorld.ts';

buildPortal();

const apiDocument = path.resolve(import.meta.dirname, '../../../docs/openapi.json');
describe('the site', () => {
  test.each([
    '/',
    '/login',
    '/orders',
    '/index.html',
    '/no/such/page',
    '/TemporaryTimeline/a@b.example/x.y',
    '/patient-list/',
  ])(
    'gives the page for %s, never kept, with a nonce that fits its policy and is new each time',
    async (url) => {
      const { get } = await site();
      const [one, two] = [await get(url), await get(url)];
      const nonce = /nonce="([^"]+)"/.exec(one.text)?.[1];
      expect(one.status).toBe(200);
      expect(one.text).toBe(`<meta nonce="${nonce}"><style nonce="${nonce}"></style>`);
      expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(one.headers.get('cache-control')).toBe('no-store');
      expect(two.text).not.toBe(one.text);
    },
  );

  test('gives what the build has drawn of a page that anybody may read, with its nonce, and the page elsewhere', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
    await mkdir(path.join(folder, 'pages'));
    await writeFile(path.join(folder, 'index.html'), 'page');
    await writeFile(path.join(folder, 'pages/index.html'), 'landing <script nonce="__CSP_NONCE__">');
    await writeFile(path.join(folder, 'pages/terms.html'), 'terms');
    await writeFile(path.join(folder, 'pages/orders.html'), 'nobody asks for this');
    const { get } = await site({ portal: folder });
    const landing = await get('/');
    const nonce = /nonce="([^"]+)"/.exec(landing.text)?.[1];
    expect(landing.text).toBe(`landing <script nonce="${nonce}">`);
    expect(landing.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(landing.headers.get('cache-control')).toBe('no-store');
    expect((await get('/terms')).text).toBe('terms');
    const others = [
      '/terms/',
      '/privacy',
      '/orders',
      '/pages/terms',
      '/pages/terms.html',
      '/login',
      '/named/a',
    ];
    for (const url of others) expect([url, (await get(url)).text]).toEqual([url, 'page']);
    await rm(folder, { recursive: true });
  });

  test('gives the page that names the files of what was asked for, by each of its paths and in its language', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
    await mkdir(path.join(folder, 'named'));
    await mkdir(path.join(folder, 'es/named'), { recursive: true });
    await writeFile(path.join(folder, 'index.html'), 'page');
    await writeFile(path.join(folder, 'named/doctorDashboard.html'), 'dashboard');
    await writeFile(path.join(folder, 'named/verify.html'), 'code');
    await writeFile(path.join(folder, 'es/named/doctorDashboard.html'), 'tablero');
    const { get } = await site({ portal: folder });
    for (const [url, text] of [
      ['/doctor-dashboard', 'dashboard'],
      ['/doctor-dashboard/', 'dashboard'],
      ['/rpm-dashboard?place=1', 'dashboard'],
      ['/verify/login', 'code'],
      ['/orders', 'page'],
      ['/dashboard', 'page'],
      ['/named/doctorDashboard.html', 'page'],
    ] as const) {
      const answer = await get(url);
      expect([url, answer.text]).toEqual([url, text]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const spanish = await get('/doctor-dashboard', { headers: { cookie: 'rpm-language=es' } });
    expect(spanish.text).toBe('tablero');
    await rm(folder, { recursive: true });
  });

  test('tells the page where the API is, so that it need not ask', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
    await writeFile(path.join(folder, 'index.html'), '<meta content="__API_HOST__">');
    const own = await site({ portal: folder });
    const other = await site({ portal: folder, apiHost: 'https://api.example' });
    expect((await own.get('/')).text).toBe('<meta content="">');
    expect((await other.get('/')).text).toBe('<meta content="https://api.example">');
    await rm(folder, { recursive: true });
  });

  test('sends the headers of a safe site with everything', async () => {
    const { get } = await site({ mailbox: async () => [], apiDocument });
    for (const url of ['/', '/login', '/orders', '/mailbox', '/api-docs']) {
      const { headers } = await get(url);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      // F24: no script is made of a text but by the one policy that lets own addresses through (`trustedTypes.ts`).
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      // The camera reads the barcode of a device; no frame and no other site may use it, and nothing else is on.
      const allowed = headers.get('permissions-policy')?.split(/,\s*/) ?? [];
      expect(allowed).toContain('microphone=()');
      expect(allowed.filter((each) => !each.endsWith('=()'))).toEqual(['camera=(self)']);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test.each([
    ['/assets/main-abc.js', ''],
    // Its worker reads PDFs, and has the policy of its own file.
    ['/assets/main-abc.mjs', ''],
    // The viewers of browsers do not show it in a sandbox.
    ['/guides/guide.pdf', ''],
    ['/favicon.svg', '; sandbox'],
    ['/api/nothing', '; sandbox'],
    ['/fhir/metadata', '; sandbox'],
    ['/openapi.json', '; sandbox'],
    ['/health', '; sandbox'],
    ['/assets/none.js', '; sandbox'],
    ['/config.json', '; sandbox'],
    ['/?language=es', ''],
  ])('what is no page loads nothing, stands in no frame and runs nothing: %s', async (url, more) => {
    const { get } = await site({ apiDocument });
    const { headers } = await get(url, { redirect: 'manual' });
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'${more}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('an asset and an answer of the API bear few bytes of headers, and nothing that only a page needs', async () => {
    const { api, get } = await site();
    const packed = await get('/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
    const authorization = `Bearer ${await api.sessionOf(demoAccounts.staff)}`;
    const json = await get(endpoints.getProfile.path, { headers: { authorization } });
    expect([packed.status, json.status]).toEqual([200, 200]);
    for (const [{ headers }, most] of [
      [packed, 400],
      [json, 400],
    ] as const) {
      const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
      expect(lines.join('').length, lines.join('')).toBeLessThan(most);
      for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'])
        expect(headers.has(name)).toBe(false);
    }
  });

  test('asks for https only where a trusted proxy says that it is there', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const behind = await (await site({ trustProxy: true })).get('/', https);
    expect(behind.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const open = await (await site()).get('/', https);
    expect(open.headers.get('strict-transport-security')).toBeNull();
  });

  test('gives hashed files for ever, compressed where the browser can', async () => {
    const { get } = await site();
    const plain = await get('/assets/main-abc.js');
    expect(plain.text).toBe('plain');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch(/javascript/);
    const packed = await get('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.text, packed.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
    expect(packed.headers.get('content-type')).toMatch(/javascript/);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const icon = await get('/favicon.svg');
    expect([icon.text, icon.headers.get('cache-control')]).toEqual(['<svg/>', 'no-cache']);
  });

  test('gives a user guide as what it is, and asks again whether it has changed (DDB-04)', async () => {
    const { get } = await site();
    const guide = await get('/guides/guide.pdf');
    expect([guide.status, guide.text]).toEqual([200, '%PDF-1.7']);
    expect(guide.headers.get('content-type')).toBe('application/pdf');
    expect(guide.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/assets/none.js',
    '/none.txt',
    '/guides/none.pdf',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('has no file %s, and gives no page instead', async (url) => {
    const { get } = await site();
    expect((await get(url)).status).toBe(404);
  });

  test('tells the portal where the API is, and lets it connect there', async () => {
    const { get } = await site({ apiHost: 'https://api.example.com/v1' });
    const answer = await get('/config.json');
    expect(JSON.parse(answer.text)).toEqual({ apiHost: 'https://api.example.com/v1' });
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.com;",
    );
  });

  test('answers the API in JSON, unknown addresses included', async () => {
    const { get } = await site();
    const answer = await get('/api/nothing', { headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test('says whether it lives and whether it is ready', async () => {
    const asked = async (ready: Readiness, url: string) => {
      const { status, text, headers } = await (await site({ ready: async () => ready })).get(url);
      expect(headers.get('cache-control')).toBe('no-store');
      return [status, JSON.parse(text)];
    };
    expect(await asked('no database', '/health')).toEqual([200, { status: 'ok' }]);
    expect(await asked('stopping', '/health')).toEqual([200, { status: 'ok' }]);
    expect(await asked('no database', '/ready')).toEqual([503, { status: 'no database' }]);
    expect(await asked('stopping', '/ready')).toEqual([503, { status: 'stopping' }]);
    expect(await asked('ready', '/ready')).toEqual([200, { status: 'ready' }]);
  });

  test('lets the browser forget what it kept after a logout, and only then (behaviour R23)', async () => {
    const { api, get } = await site();
    const headers = { authorization: `Bearer ${await api.sessionOf(demoAccounts.staff)}` };
    const logout = () => get(endpoints.logout.path, { method: 'POST', headers });
    expect((await logout()).headers.get('clear-site-data')).toBe('"cache"');
    expect((await logout()).headers.get('clear-site-data')).toBeNull();
  });

  test('has a mailbox with demo data, under the policy of its page, and nowhere else', async () => {
    expect(await (await site()).get('/mailbox')).toMatchObject({ status: 404, text: 'Not found' });
    const mail = { to: 'a@example.test', subject: 'Your code', text: 'It is 012345.', at: new Date(0) };
    const { status, text, headers } = await (await site({ mailbox: async () => [mail] })).get('/mailbox');
    expect(status).toBe(200);
    expect(text).toContain('It is 012345.');
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('takes no other methods outside the API', async () => {
    const { get } = await site();
    expect((await get('/orders', { method: 'POST' })).status).toBe(405);
  });

  test('says so when the portal is not built', async () => {
    const { get } = await site({ portal: path.join(tmpdir(), 'no-portal-was-built-here') });
    const answer = await get('/');
    expect([answer.status, answer.text]).toEqual([
      503,
      'The portal is not built. Run npm start, or npm run build.',
    ]);
  });
});
