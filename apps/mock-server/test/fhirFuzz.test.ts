import { createHash } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { allScopes, appKindNames } from '@rpm/domain';
import { expect, test } from 'vitest';
import { createApi } from '../src/index.ts';
import { demoAccounts, southside } from '../src/seed/index.ts';
import { ownSystem, tokenFor } from './fhirWorld.ts';
import { type FhirAsker, type FhirRequest, FhirRequests } from './fuzz/fhirRequests.ts';
import { canaries, canaryWorld } from './fuzz/run.ts';
import { type TestApi, testApi } from './harness.ts';
import { rightAppRequest } from './requestConnections.ts';
import { makeStore } from './stores.ts';
import { aReading, billOctober, withRecords } from './wholePatient.ts';

const { patient } = demoAccounts;
const all = Number(process.env.FUZZ_RUNS ?? 6000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const refusals = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422]);

/** A token of an app that the patient has let in for all that there is. */
async function appToken(api: TestApi): Promise<string> {
  const verifier = 'v'.repeat(50);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { json } = await api.ask(endpoints.answerApp, {
    token: await api.sessionOf(patient),
    body: {
      ...{ userId: patient.accountId, request: { ...rightAppRequest, challenge } },
      allows: { kinds: appKindNames, days: 90 },
    },
  });
  const { searchParams } = new URL((json as { address: string }).address);
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', code: searchParams.get('code') ?? '', code_verifier: verifier },
    ...{ client_id: rightAppRequest.clientId, redirect_uri: rightAppRequest.redirectUri },
  });
  const answer = await api.request('/fhir/auth/token', { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const canaryOf = { northside: canaries['clinic-northside'], southside: canaries['clinic-southside'] };

/** Never a failure of ours; every refusal as FHIR or OAuth has it; nothing of a clinic for whom it is not. */
function check({ asker, route, init }: FhirRequest, status: number, text: string, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status >= 400) {
    expect(refusals.has(status), what).toBe(true);
    if (text !== '') {
      const told = JSON.parse(text) as Record<string, unknown>;
      const isOauth = route.startsWith('/fhir/auth/');
      // By another method there is no OAuth.
      const oauth = { [init.method === 'POST' ? 'error' : 'code']: expect.any(String) };
      const issue = [expect.objectContaining({ severity: 'error' })];
      expect(told, what).toMatchObject(isOauth ? oauth : { resourceType: 'OperationOutcome', issue });
    }
  }
  if (asker !== 'northside' && asker !== 'app') expect(text.includes(canaryOf.northside), what).toBe(false);
  if (asker !== 'southside') expect(text.includes(canaryOf.southside), what).toBe(false);
}

const idsIn = (text: string) => [...text.matchAll(/"id":"([^"]{1,64})"/g)].flatMap(([, id = '']) => id);

test.each([
  ['memory', Math.ceil(all * 0.7)],
  ['postgres', Math.floor(all * 0.3)],
] as const)(
  'generated requests of systems, an app and nobody find no failure and nothing of another clinic at %s (15, %i)',
  async (kind, runs) => {
    const systems = [
      await ownSystem(),
      await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId }),
    ];
    const world = { ...withRecords(canaryWorld()), readings: () => [aReading()], systems };
    const api = testApi(await makeStore(kind, { ...world, subscriptions: [] }));
    await billOctober(api);
    const tokens: Readonly<Record<FhirAsker, string | null>> = {
      northside: await tokenFor(api, 'north'),
      southside: await tokenFor(api, 'south', allScopes.join(' '), 'system_foreign'),
      app: await appToken(api),
      ...{ nobody: null, stranger: 'x'.repeat(43) },
    };
    const routes = createApi(api.services).routes.filter((path) => path.startsWith('/fhir/'));
    const requests = new FhirRequests(seed, routes);
    const answered = new Map<string, number>();
    const sawOwn = new Set<FhirAsker>();
    for (let run = 0; run < runs; run += 1) {
      const request = requests.next();
      const { asker, route, path, init } = request;
      const token = tokens[asker];
      const headers = { ...init.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
      const response = await api.request(path, { ...init, headers });
      const text = await response.text();
      const what = `seed ${seed}, request ${run}: ${JSON.stringify(request)}\n${response.status} ${text.slice(0, 2000)}`;
      check(request, response.status, text, what);
      for (const id of idsIn(text).slice(0, 5)) requests.learn(id);
      for (const key of [route, String(response.status)]) answered.set(key, (answered.get(key) ?? 0) + 1);
      if (text.includes('Canary')) sawOwn.add(asker);
    }
    // It was not all refusals, no route was left out, and who may see patients has seen some.
    for (const route of routes) expect([route, answered.get(route) ?? 0]).not.toEqual([route, 0]);
    expect((answered.get('200') ?? 0) / runs).toBeGreaterThan(0.05);
    for (const status of ['400', '401', '403', '404'])
      expect(answered.get(status), status).toBeGreaterThan(0);
    expect([...sawOwn].sort()).toEqual(['app', 'northside', 'southside']);
  },
  all * 60 + 60_000,
);
