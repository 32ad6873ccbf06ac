import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../src/index.ts';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { Readiness } from '../src/server/readiness.ts';
import { createSite, type SiteOptions } from '../src/server/site.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const apiDocument = path.resolve(import.meta.dirname, '../../../docs/openapi.json');
let portal: string;
beforeAll(async () => {
  portal = await mkdtemp(path.join(tmpdir(), 'portal-'));
  await mkdir(path.join(portal, 'assets'));
  await writeFile(
    path.join(portal, 'index.html'),
    '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
  );
  await writeFile(path.join(portal, 'assets/main-abc.js'), 'plain');
  await writeFile(path.join(portal, 'assets/main-abc.js.br'), 'brotli');
  await writeFile(path.join(portal, 'assets/main-abc.js.gz'), 'gzip');
  await writeFile(path.join(portal, 'assets/main-abc.mjs'), 'worker');
  await writeFile(path.join(portal, 'favicon.svg'), '<svg/>');
  await mkdir(path.join(portal, 'guides'));
  await writeFile(path.join(portal, 'guides/guide.pdf'), '%PDF-1.7');
});
afterAll(() => rm(portal, { recursive: true }));

async function site(special: Partial<SiteOptions> = {}) {
  const { accountId: patientId, clinicId } = demoAccounts.patient;
  const device = {
    status: 'Activated',
    serial: 'SN-1',
    activatedAt: new Date('2026-10-01T15:00:00Z'),
  } as const;
  const world = { ...clinicWith([{ ...anOrder(), patientId, clinicId, ...device }]), readings: () => [] };
  const api = testApi(await makeStore('memory', world));
  const options = {
    api: createApi(api.services),
    portal,
    apiHost: '',
    trustProxy: false,
    ready: async () => 'ready' as const,
    apiDocument: null,
    mailbox: null,
  };
  const app = createSite({ ...options, ...special });
  const get = async (url: string, init?: RequestInit) => {
    const request = new Request(`http://site.example${url}`, init);
    const answer = await app.fetch(request, { incoming: {}, outgoing: {} });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { api, get };
}

describe('the press of a mail program that stops reminders (RFC 8058)', () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
    body: 'List-Unsubscribe=One-Click',
  };
  test('is answered at the address of the page, and a visit alone changes nothing', async () => {
    const { api, get } = await site();
    const { store } = api.services;
    const { accountId, clinicId } = demoAccounts.patient;
    const at = api.services.clock();
    await store.reminders.save({ accountId, clinicId, at }, { isOn: true, hour: 10 });
    const token = 'y'.repeat(43);
    const mail = { patientId: accountId, day: '2026-11-20', tokenHash: hashToken(token), at };
    expect(await store.reminders.take(mail)).toBe(true);
    const page = await get(`/stop-reminders/${token}`);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await store.reminders.find(accountId)).toMatchObject({ isOn: true });
    expect((await get(`/stop-reminders/${token}`, form)).status).toBe(200);
    expect(await store.reminders.find(accountId)).toMatchObject({ isOn: false });
    expect((await get(`/stop-reminders/${token}`, form)).status).toBe(200);
    expect((await get(`/stop-reminders/${'z'.repeat(43)}`, form)).status).toBe(400);
    expect((await get('/stop-reminders/short', form)).status).toBe(400);
    expect((await get('/stop-reminders', form)).status).toBe(405);
    expect(JSON.stringify(api.log)).not.toContain(token);
  });
});

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

  describe('in the language of who reads it', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
      await mkdir(path.join(folder, 'pages'));
      await mkdir(path.join(folder, 'es/pages'), { recursive: true });
      const files = { 'index.html': 'page', 'pages/index.html': 'landing', 'pages/terms.html': 'terms' };
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
      await writeFile(path.join(folder, 'es/index.html'), 'página');
      await writeFile(path.join(folder, 'es/pages/index.html'), 'portada');
    });
    afterAll(() => rm(folder, { recursive: true }));

    test.each([
      ['the browser asks for nothing', {}, 'page', 'landing'],
      ['the browser asks for Spanish', { 'accept-language': 'es-MX,en;q=0.8' }, 'página', 'portada'],
      ['Spanish was chosen', { cookie: 'rpm-language=es', 'accept-language': 'en' }, 'página', 'portada'],
      ['English was chosen', { cookie: 'rpm-language=en', 'accept-language': 'es' }, 'page', 'landing'],
      [
        'the cookie was edited',
        { cookie: 'rpm-language=../../etc', 'accept-language': 'es' },
        'página',
        'portada',
      ],
    ])('the page when %s', async (_, headers, page, landing) => {
      const { get } = await site({ portal: folder });
      const [inside, outside] = [await get('/orders', { headers }), await get('/', { headers })];
      expect([inside.text, outside.text]).toEqual([page, landing]);
      for (const { headers: answered } of [inside, outside]) {
        expect(answered.get('vary')).toContain('Accept-Language, Cookie');
        expect(answered.get('cache-control')).toBe('no-store');
      }
    });

    test('English where the build has no page in that language', async () => {
      const { get } = await site({ portal: folder });
      expect((await get('/terms', { headers: { cookie: 'rpm-language=es' } })).text).toBe('terms');
    });

    test.each([
      ['/login?language=es', 'es', '/login'],
      ['/?language=en', 'en', '/'],
      ['/patientdetails?id=a%26b&language=es&tab=notes', 'es', '/patientdetails?id=a%26b&tab=notes'],
      ['//evil.example/?language=es', 'es', '/evil.example/'],
      ['/\\evil.example/?language=es', 'es', '/evil.example/'],
    ])('%s chooses it for this browser, and leads to the same page', async (url, language, to) => {
      const { get } = await site({ portal: folder });
      const answer = await get(url, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(
        new RegExp(`^rpm-language=${language}; Max-Age=31536000; Path=/; SameSite=Lax$`),
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('the cookie stays on https where the site is on it', async () => {
      const { get } = await site({ portal: folder, trustProxy: true });
      const answer = await get('/?language=es', { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer.headers.get('set-cookie')).toContain('Secure');
    });

    test('a language that we have not is no choice', async () => {
      const { get } = await site({ portal: folder });
      const { status, headers, text } = await get('/?language=fr');
      expect([status, headers.get('set-cookie'), text]).toEqual([200, null, 'landing']);
    });
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
      // The camera reads the barcode of a device (ADR 47); no frame and no other site may use it, and nothing else is on.
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
    const { get } = await site({ portal: path.join(portal, 'nothing') });
    const answer = await get('/');
    expect([answer.status, answer.text]).toEqual([
      503,
      'The portal is not built. Run npm start, or npm run build.',
    ]);
  });
});

describe('a portal that is served elsewhere (F19)', () => {
  const portalOrigin = 'https://portal.example';
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,accept-language',
    },
  });

  test('may call the API, and reads the headers that the client needs', async () => {
    const { get } = await site({ portalOrigin });
    const asked = await get(endpoints.login.path, preflight(portalOrigin));
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin: portalOrigin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test.each(['https://evil.example', 'https://portal.example.evil.example', 'null'])(
    'no other site may: %s',
    async (origin) => {
      const { get } = await site({ portalOrigin });
      const asked = await get(endpoints.login.path, preflight(origin));
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('without one, no site may', async () => {
    const { get } = await site();
    const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin: portalOrigin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
