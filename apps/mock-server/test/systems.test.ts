import { endpoints } from '@rpm/api-client/calls';
import { SystemConnected } from '@rpm/domain';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { askFhir, askToken, assertionOf, ownSystem } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

test('whoever connects a system is told where the API is, and by that address it gets its token (15.4)', async () => {
  const api = testApi(await makeStore('memory', clinicWith([])), { portalOrigin: 'https://api.example' });
  const { name, grants, keys } = await ownSystem();
  const token = await api.sessionOf(demoAccounts.administrator);
  const { json } = await api.ask(endpoints.addSystem, { token, body: { name, grants, keys } });
  const { systemId, base } = SystemConnected.parse(json);
  expect(base).toBe('https://api.example/fhir');
  expect((await askFhir(api, null, 'metadata')).json).toMatchObject({ implementation: { url: base } });
  expect((await askFhir(api, null, '.well-known/smart-configuration')).json).toMatchObject({
    token_endpoint: `${base}/auth/token`,
  });
  const signed = async (audience: string, id: string) =>
    askToken(api, { assertion: await assertionOf({ systemId, audience, id }) });
  expect((await signed(`${base}/auth/token`, 'first')).status).toBe(200);
  expect((await signed('https://portal.example/fhir/auth/token', 'second')).status).toBe(401);
});
