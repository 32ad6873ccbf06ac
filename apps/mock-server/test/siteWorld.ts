import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createApi } from '../src/index.ts';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import { createSite, type SiteOptions } from '../src/server/site.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

/** What a build of the portal leaves, as far as the site is asked for it here. */
let portal: string;
/** Builds that portal for the tests of a file, and takes it away after them. Once at the top of each file that asks for `site`. */
export function buildPortal(): void {
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
}

/**
 * The site before the API, over a store in memory in which the demo's patient has an activated device.
 *
 * @param special options of the site that are not the usual ones
 */
export async function site(special: Partial<SiteOptions> = {}) {
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
