import { endpoints } from '@rpm/api-client/calls';
import { allScopes, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import {
  aPressure,
  askFhir,
  askToken,
  assertionOf,
  beginExport,
  connected,
  linesOf,
  ownSystem,
  readsOf,
  tokenFor,
} from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator } = demoAccounts;

describe.each(storeKinds)('a system takes out all at once at %s (15.3, Bulk Data)', (kind) => {
  test('a file a type, a resource a line, each once; nothing that came later', async () => {
    const { api, token } = await connected(kind, 3);
    const { status, path } = await beginExport(api, token, '?_type=Observation,Patient,Organization');
    expect(status).toBe(202);
    const manifest = (await askFhir(api, token, path)).json;
    expect(manifest).toMatchObject({
      ...{ transactionTime: '2026-11-20T15:00:00Z', requiresAccessToken: true, error: [] },
      output: [{ type: 'Observation' }, { type: 'Patient' }, { type: 'Organization' }],
    });
    api.wait(60);
    await askFhir(api, token, 'Observation', {
      ...{ method: 'POST', body: JSON.stringify(aPressure) },
      headers: { 'content-type': 'application/fhir+json' },
    });
    const { lines } = await linesOf(api, token, `${path}/Observation`);
    const found = lines.map((line) => JSON.parse(line) as { id: string; resourceType: string });
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(3);
    expect((await linesOf(api, token, `${path}/Organization`)).lines).toHaveLength(1);
    expect((await linesOf(api, token, `${path}/Consent`)).status).toBe(404);
    expect(await readsOf(api)).toMatchObject({
      result: expect.arrayContaining([expect.objectContaining({ userId: 'system_own', kind: 'export' })]),
    });
    expect(await api.services.store.audit.list(northside.clinicId)).toContainEqual(
      expect.objectContaining({ action: 'system.exported', accountId: 'system_own' }),
    );
    const log = await api.ask(endpoints.getAuditLog, {
      ...{ token: await api.sessionOf(administrator), params: { clinicName: northside.name } },
      query: {
        ...{ page: '0', noOfRows: '50', search: '', group: 'all' },
        ...{ person: '', period: 'all', warnings: 'false' },
      },
    });
    expect(log.json).toMatchObject({
      result: expect.arrayContaining([
        expect.objectContaining({ action: 'system.exported', name: 'Riverbend EHR' }),
      ]),
    });
    expect((await askFhir(api, token, path, { method: 'DELETE' })).status).toBe(202);
    expect((await linesOf(api, token, `${path}/Observation`)).status).toBe(404);
  });

  test('what changed since, and for a day', async () => {
    const { api, token } = await connected(kind, 5);
    const { path } = await beginExport(api, token, '?_type=Observation&_since=2026-11-18T15:00:00Z');
    expect((await linesOf(api, token, `${path}/Observation`)).lines).toHaveLength(3);
    const hours = limits.systemExportHours * 3600;
    api.wait(hours);
    const assertion = await assertionOf({ id: 'later', expires: hours + 240 });
    const later = String((await askToken(api, { assertion })).json.access_token);
    expect((await linesOf(api, later, `${path}/Observation`)).status).toBe(404);
  });

  test('for nobody else: neither another system of the clinic nor one of another clinic (15, the confused deputy)', async () => {
    const systems = [
      await ownSystem(),
      await ownSystem({ systemId: 'system_second' }),
      await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId }),
    ];
    const api = testApi(await makeStore(kind, { ...smallClinic(), systems }));
    const token = await tokenFor(api, 'mine');
    const { path } = await beginExport(api, token, '?_type=Patient');
    for (const systemId of ['system_second', 'system_foreign']) {
      const theirs = await tokenFor(api, systemId, allScopes.join(' '), systemId);
      expect((await askFhir(api, theirs, path)).status).toBe(404);
      expect((await linesOf(api, theirs, `${path}/Patient`)).status).toBe(404);
      expect((await askFhir(api, theirs, path, { method: 'DELETE' })).status).toBe(404);
    }
    const mine = await linesOf(api, token, `${path}/Patient`);
    expect(mine.lines.length).toBeGreaterThan(0);
    const foreign = await tokenFor(api, 'foreign', allScopes.join(' '), 'system_foreign');
    const own = await beginExport(api, foreign, '?_type=Patient');
    const theirs = await linesOf(api, foreign, `${own.path}/Patient`);
    expect(theirs.lines.length).toBeGreaterThan(0);
    expect(theirs.lines.filter((line) => mine.lines.includes(line))).toEqual([]);
  });

  test('is refused where it is asked badly', async () => {
    const { api, token } = await connected(kind, 1);
    expect((await askFhir(api, token, '$export')).status).toBe(400);
    for (const query of ['?_type=Nonsense', '?_since=yesterday', '?_outputFormat=csv'])
      expect((await beginExport(api, token, query)).status).toBe(400);
    const narrow = await tokenFor(api, 'narrow', 'system/Consent.rs');
    expect((await beginExport(api, narrow, '?_type=Observation')).status).toBe(403);
    const own = await beginExport(api, narrow);
    expect((await askFhir(api, narrow, own.path)).json.output).toMatchObject([{ type: 'Consent' }]);
  });
});
