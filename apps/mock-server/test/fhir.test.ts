import { endpoints } from '@rpm/api-client/calls';
import { allScopes, fhirId, fhirIdOf, fhirTypes, limits, scopesOf } from '@rpm/domain';
import type { Bundle, DocumentReference, OperationOutcome } from 'fhir/r4';
import { generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { askFhir, askToken, assertionOf, grants, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, administrator, otherPatient } = demoAccounts;
const own = fhirId(patient.accountId);
const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

/** A clinic with a system, a device in use and a year of readings of it, one a day. */
async function connected(kind: StoreKind, days = 5) {
  const order = ownOrder({ status: 'Activated', serial: 'SN-1', activatedAt: at(-400 * 86_400) });
  const readings = () =>
    Array.from({ length: days }, (_, day) => ({
      ...{ patientId: patient.accountId, vital: 'BloodPressure' as const, serial: 'SN-1' },
      ...{ at: at(-day * 86_400 - 60), receivedAt: at(-day * 86_400) },
      ...{ values: { systolic: 168, diastolic: 76 }, class: 'Cautious' as const },
      classes: { systolic: 'Cautious' as const, diastolic: 'Normal' as const },
    }));
  const world = { ...clinicWith([order]), readings, systems: [await ownSystem()] };
  const api = testApi(await makeStore(kind, world));
  return { api, order, token: await tokenFor(api, 'first') };
}

const idsOf = (bundle: Bundle) => (bundle.entry ?? []).map(({ resource }) => resource?.id);
const nextOf = ({ link = [] }: Bundle) =>
  link.find(({ relation }) => relation === 'next')?.url.replace('https://portal.example/fhir/', '');
const readsOf = async (api: TestApi) => {
  await api.settle();
  const session = await api.sessionOf(administrator);
  const { json } = await api.ask(endpoints.getAccessLog, {
    ...{ token: session, params: { userId: patient.accountId } },
    query: { page: '0', noOfRows: '50' },
  });
  return json;
};

describe.each(storeKinds)('a system logs in at %s (15.4, SMART Backend Services)', (kind) => {
  const clinic = async () =>
    testApi(
      await makeStore(kind, { ...clinicWith([]), systems: [await ownSystem({ grants: ['readings'] })] }),
    );

  test('by a signed assertion, once, for what it may do', async () => {
    const api = await clinic();
    expect(await askToken(api, { scope: 'system/*.read system/Consent.rs launch' })).toEqual({
      status: 200,
      json: {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        ...{ token_type: 'bearer', expires_in: limits.systemTokenSeconds },
        scope: 'system/Observation.rs system/Provenance.rs',
      },
    });
    expect(await askToken(api)).toEqual({ status: 401, json: { error: 'invalid_client' } });
    const session = await api.sessionOf(administrator);
    const { json } = await api.ask(endpoints.getSystems, { token: session });
    expect(json).toMatchObject([{ systemId: 'system_own', keyIds: ['own'], used: '20261120-15:00:00' }]);
  });

  test('its token ends after five minutes, and at once when the system is disconnected', async () => {
    const api = await clinic();
    const [first, second] = [await tokenFor(api, 'one'), await tokenFor(api, 'two')];
    const path = `Observation?patient=${own}`;
    api.wait(limits.systemTokenSeconds - 1);
    expect((await askFhir(api, first, path)).status).toBe(200);
    const session = await api.sessionOf(administrator);
    const body = { systemId: 'system_own' };
    expect(await api.ask(endpoints.endSystem, { token: session, body })).toMatchObject({ status: 200 });
    expect((await askFhir(api, first, path)).status).toBe(401);
    expect((await askFhir(api, second, path)).status).toBe(401);
    expect(await askToken(api, { assertion: await assertionOf({ id: 'three' }) })).toMatchObject({
      status: 401,
    });
    expect(await api.ask(endpoints.endSystem, { token: session, body })).toMatchObject({ status: 404 });
    expect(await api.services.store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'system.ended', subject: 'system_own', details: { name: 'Riverbend EHR' } },
    ]);
  });

  test('a token that is over opens nothing', async () => {
    const api = await clinic();
    const token = await tokenFor(api, 'one');
    api.wait(limits.systemTokenSeconds);
    expect(await askFhir(api, token, `Observation?patient=${own}`)).toMatchObject({
      status: 401,
      json: { resourceType: 'OperationOutcome', issue: [{ code: 'login', severity: 'error' }] },
    });
  });
});

describe('an assertion that is not good gives nothing', () => {
  const clinic = async () =>
    testApi(await makeStore('memory', { ...clinicWith([]), systems: [await ownSystem()] }));

  test.each<[string, () => Promise<string>]>([
    ['of another key', async () => assertionOf({ privateKey: (await generateKeyPair('ES384')).privateKey })],
    ['of a key that nobody knows', () => assertionOf({ kid: 'other' })],
    ['that is over', () => assertionOf({ expires: -1 })],
    ['that is good for too long', () => assertionOf({ expires: 301 })],
    ['for somebody else', () => assertionOf({ audience: 'https://other.example/fhir/auth/token' })],
    ['in the name of another', () => assertionOf({ subject: 'somebody' })],
    ['of a system that is not there', () => assertionOf({ systemId: 'nobody' })],
    ['without a name of its own', () => assertionOf({ id: '' })],
    ['that nobody signed', async () => `${btoa('{"alg":"none"}')}.${btoa('{"iss":"system_own"}')}.`],
    ['that is no assertion', async () => 'nonsense'],
  ])('one %s', async (_, made) => {
    expect(await askToken(await clinic(), { assertion: await made() })).toEqual({
      status: 401,
      json: { error: 'invalid_client' },
    });
  });

  test('nor does another way to ask', async () => {
    const api = await clinic();
    const refused = async (fields: Record<string, string>) => (await askToken(api, fields)).json.error;
    expect(await refused({ grant_type: 'password' })).toBe('unsupported_grant_type');
    expect(await refused({ client_assertion_type: 'x' })).toBe('invalid_request');
    expect(await refused({ scope: 'patient/Observation.rs' })).toBe('invalid_scope');
    for (const init of [
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      { method: 'POST', body: new URLSearchParams({ grant_type: 'x'.repeat(30_000) }) },
    ])
      expect((await api.request('/fhir/auth/token', init)).status).toBe(400);
  });
});

describe.each(storeKinds)('a system reads at %s (15.3)', (kind) => {
  test('readings, the newest first, page by page, each once', async () => {
    const { api, token, order } = await connected(kind, 7);
    const first = await askFhir(api, token, `Observation?patient=${own}&_count=3`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toContain('application/fhir+json');
    const found = first.json as Bundle;
    expect(found.entry?.[0]).toMatchObject({
      search: { mode: 'match' },
      resource: {
        code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
        subject: { reference: `Patient/${own}` },
        effectiveDateTime: '2026-11-20T14:59:00Z',
        interpretation: [{ coding: [{ code: 'A' }] }],
        device: { reference: `Device/${fhirIdOf(patient.accountId, order.orderId)}` },
        component: [
          { valueQuantity: { value: 168, code: 'mm[Hg]' }, interpretation: [{ coding: [{ code: 'A' }] }] },
          {
            valueQuantity: { value: 76 },
            referenceRange: [{ low: { value: 60 }, high: { value: 89 } }],
          },
        ],
      },
    });
    const ids = [...idsOf(found)];
    for (let next = nextOf(found); next; ) {
      const { json } = await askFhir(api, token, next);
      ids.push(...idsOf(json));
      next = nextOf(json);
    }
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  test('by date, by code, by when it came, and one by its id', async () => {
    const { api, token } = await connected(kind);
    const count = async (query: string) =>
      idsOf((await askFhir(api, token, `Observation?patient=${own}&${query}`)).json).length;
    expect(await count('date=ge2026-11-19')).toBe(2);
    expect(await count('date=2026-11-18')).toBe(1);
    expect(await count('date=gt2026-11-17&date=lt2026-11-20')).toBe(2);
    expect(await count('_lastUpdated=gt2026-11-19T15:00:00Z')).toBe(1);
    expect(await count('code=http://loinc.org|85354-9')).toBe(5);
    expect(await count('code=8867-4')).toBe(0);
    expect(await count('category=vital-signs')).toBe(5);
    expect(await count('category=laboratory')).toBe(0);
    const [id] = idsOf((await askFhir(api, token, `Observation?patient=${own}`)).json);
    expect(await count(`_id=${id}`)).toBe(1);

    const one = await askFhir(api, token, `Observation/${id}`);
    expect(one).toMatchObject({ status: 200, json: { id, resourceType: 'Observation' } });
    const etag = one.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/);
    const again = await askFhir(api, token, `Observation/${id}`, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, json: null });
    expect(await askFhir(api, token, `Provenance?target=Observation/${id}`)).toMatchObject({
      json: { entry: [{ resource: { target: [{ reference: `Observation/${id}` }] } }] },
    });
  });

  test('its patient beside them, and all that there is of one', async () => {
    const { api, token } = await connected(kind);
    const { json } = await askFhir(api, token, `Observation?patient=${own}&_include=Observation:patient`);
    expect((json as Bundle).entry?.at(-1)).toMatchObject({
      search: { mode: 'include' },
      resource: { resourceType: 'Patient', id: own },
    });
    const all = (await askFhir(api, token, `Patient/${own}/$everything`)).json as Bundle;
    const types = new Set((all.entry ?? []).map(({ resource }) => resource?.resourceType));
    for (const type of ['Patient', 'Organization', 'Device', 'DeviceRequest', 'Observation'])
      expect(types).toContain(type);
    expect(await readsOf(api)).toMatchObject({
      result: expect.arrayContaining([
        expect.objectContaining({ userId: 'system_own', name: 'Riverbend EHR', kind: 'vitals' }),
      ]),
    });
  });

  test('sends a reading of a device once; another one is the patient’s word (RTE-07)', async () => {
    const { api, token, order } = await connected(kind, 0);
    const device = { reference: `Device/${fhirIdOf(patient.accountId, order.orderId)}` };
    const send = (special: object = {}) =>
      askFhir(api, token, 'Observation', {
        method: 'POST',
        headers: { 'content-type': 'application/fhir+json' },
        body: JSON.stringify({ ...aPressure, ...special }),
      });
    const first = await send({ device });
    expect(first).toMatchObject({ status: 201, json: { device, component: [{}, {}] } });
    expect(first.headers.get('location')).toBe(`https://portal.example/fhir/Observation/${first.json.id}`);
    expect(await send({ device })).toMatchObject({ status: 200, json: { id: first.json.id } });
    const { days } = await counted(api);
    expect(days).toBe(1);
    const typed = await send({ effectiveDateTime: '2026-11-19T14:00:00Z' });
    expect(typed).toMatchObject({ status: 201, json: { performer: [{ reference: `Patient/${own}` }] } });
    // What a patient typed is no day of data.
    expect(await counted(api)).toEqual({ rows: 2, days: 1 });
    const before = await counted(api);
    for (const [special, element] of refusedReadings)
      expect(await send(special)).toMatchObject({
        status: 422,
        json: { issue: [{ expression: [`Observation.${element}`] }] },
      });
    expect(await counted(api)).toEqual(before);
  });
});

describe.each(storeKinds)('a system takes out all at once at %s (15.3, Bulk Data)', (kind) => {
  const begin = async (api: TestApi, token: string, query = '') => {
    const begun = await askFhir(api, token, `$export${query}`, { headers: { prefer: 'respond-async' } });
    const path = begun.headers.get('content-location')?.replace('https://portal.example/fhir/', '') ?? '';
    return { status: begun.status, path };
  };
  const linesOf = async (api: TestApi, token: string, path: string) => {
    const response = await api.request(`/fhir/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    return { status: response.status, lines: text.split('\n').filter((line) => line !== '') };
  };

  test('a file a type, a resource a line, each once; nothing that came later', async () => {
    const { api, token } = await connected(kind, 3);
    const { status, path } = await begin(api, token, '?_type=Observation,Patient,Organization');
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

  test('what changed since, for a day, and for nobody else', async () => {
    const { api, token } = await connected(kind, 5);
    const { path } = await begin(api, token, '?_type=Observation&_since=2026-11-18T15:00:00Z');
    expect((await linesOf(api, token, `${path}/Observation`)).lines).toHaveLength(3);
    const hours = limits.systemExportHours * 3600;
    api.wait(hours);
    const assertion = await assertionOf({ id: 'later', expires: hours + 240 });
    const later = String((await askToken(api, { assertion })).json.access_token);
    expect((await linesOf(api, later, `${path}/Observation`)).status).toBe(404);
  });

  test('is refused where it is asked badly', async () => {
    const { api, token } = await connected(kind, 1);
    expect((await askFhir(api, token, '$export')).status).toBe(400);
    for (const query of ['?_type=Nonsense', '?_since=yesterday', '?_outputFormat=csv'])
      expect((await begin(api, token, query)).status).toBe(400);
    const narrow = await tokenFor(api, 'narrow', 'system/Consent.rs');
    expect((await begin(api, narrow, '?_type=Observation')).status).toBe(403);
    const own = await begin(api, narrow);
    expect((await askFhir(api, narrow, own.path)).json.output).toMatchObject([{ type: 'Consent' }]);
  });
});

const aPressure = {
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  subject: { reference: `Patient/${own}` },
  effectiveDateTime: '2026-11-20T14:00:00Z',
  component: [
    ['8480-6', 128],
    ['8462-4', 76],
  ].map(([code, value]) => ({
    code: { coding: [{ system: 'http://loinc.org', code }] },
    valueQuantity: { value, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
  })),
};
const refusedReadings: readonly [object, string][] = [
  [{ subject: { reference: `Patient/${fhirId(otherPatient.accountId)}` } }, 'subject'],
  [{ subject: undefined }, 'subject'],
  [{ device: { reference: 'Device/unknown' } }, 'device'],
  [{ code: { text: 'Mood' } }, 'code'],
  [{ status: 'registered' }, 'status'],
  [{ effectiveDateTime: '2026-11-21T14:00:00Z' }, 'effective'],
  [{ component: [] }, 'value'],
  [
    { component: aPressure.component.toReversed().map((each, at) => ({ ...each, ...other(at) })) },
    'component',
  ],
];
function other(at: number) {
  const valueQuantity = { value: at === 0 ? 140 : 90, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' };
  return { valueQuantity };
}
const counted = async (api: TestApi) => {
  const { readings } = api.services.store;
  const search = { patientId: patient.accountId, vital: 'BloodPressure' as const, bounds: {} };
  const { total } = await readings.page({ ...search, page: 0, noOfRows: 10 });
  return { rows: total, days: await readings.totalDays(patient.accountId) };
};

describe('scopes, one by one (15)', () => {
  test.each(grants)('%s opens its own types and no other', async (grant) => {
    const world = { ...smallClinic(), systems: [await ownSystem({ grants: [grant] })] };
    const api = testApi(await makeStore('memory', world));
    const token = await tokenFor(api, grant);
    const open = scopesOf([grant]);
    for (const type of fhirTypes) {
      const path = type === 'Binary' ? `Binary/${own}` : `${type}?patient=${own}`;
      const { status, json } = await askFhir(api, token, path);
      if (!open.includes(`system/${type}.rs`)) {
        expect([type, status]).toEqual([type, 403]);
        expect((json as OperationOutcome).issue[0]?.code).toBe('forbidden');
      } else expect([type, status]).toEqual([type, type === 'Binary' ? 404 : 200]);
    }
    const sent = await askFhir(api, token, 'Observation', { method: 'POST', body: '{}' });
    expect(sent.status).toBe(grant === 'sendReadings' ? 415 : 403);
  });

  test('a token has no more than it asked for', async () => {
    const api = testApi(await makeStore('memory', { ...smallClinic(), systems: [await ownSystem()] }));
    const token = await tokenFor(api, 'one', 'system/Consent.rs');
    expect((await askFhir(api, token, `Consent?patient=${own}`)).status).toBe(200);
    expect((await askFhir(api, token, `Observation?patient=${own}`)).status).toBe(403);
    expect((await askFhir(api, token, `Patient/${own}/$everything`)).status).toBe(403);
  });
});

describe.each(['memory', 'postgres'] as const)('the confused deputy at %s (15)', (kind) => {
  test('the token of a clinic opens nothing of another one, of any type', async () => {
    const foreign = await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId });
    const world = requestWorld();
    const systems = [...(world.systems ?? []), await ownSystem(), foreign];
    const api = testApi(await makeStore(kind, { ...world, systems }));
    const mine = await tokenFor(api, 'mine');
    const theirs = await tokenFor(api, 'theirs', allScopes.join(' '), 'system_foreign');
    // What the system itself has here is tried with the subscriptions; topics are the same for all.
    for (const type of fhirTypes.filter((each) => !['Binary', 'Subscription', 'Basic'].includes(each))) {
      const query = ['Patient', 'Practitioner', 'Organization'].includes(type) ? '' : `?patient=${own}`;
      const { json: seen } = await askFhir(api, mine, `${type}${query}`);
      const { json: unseen } = await askFhir(api, theirs, `${type}${query}`);
      const [ids, others] = [idsOf(seen), idsOf(unseen)];
      expect([type, ids.filter((id) => others.includes(id))]).toEqual([type, []]);
      if (query !== '') expect([type, others]).toEqual([type, []]);
      for (const id of ids.slice(0, 3)) {
        expect([type, (await askFhir(api, mine, `${type}/${id}`)).status]).toEqual([type, 200]);
        expect([type, (await askFhir(api, theirs, `${type}/${id}`)).status]).toEqual([type, 404]);
      }
    }
    expect((await askFhir(api, theirs, `Patient/${own}/$everything`)).status).toBe(404);
    const { json: documents } = await askFhir(api, mine, `DocumentReference?patient=${own}`);
    const [file = ''] = ((documents as Bundle).entry ?? []).flatMap(({ resource }) => {
      const { content = [] } = resource as Partial<DocumentReference>;
      return content[0]?.attachment.url?.replace('https://portal.example/fhir/', '') ?? [];
    });
    expect(await askFhir(api, mine, file)).toMatchObject({ status: 200, json: { resourceType: 'Binary' } });
    expect((await askFhir(api, theirs, file)).status).toBe(404);
    await api.settle();
    const log = await api.services.store.within('every clinic', () =>
      api.services.store.access.list(southside.clinicId),
    );
    expect(log.filter(({ event }) => event === 'refused')).not.toEqual([]);
  });
});

describe('what is asked badly is answered as FHIR says', () => {
  test.each([
    ['Nonsense?patient=x', 404, 'not-found'],
    ['Observation', 400, 'invalid'],
    ['Observation?patient=a%20b', 400, 'invalid'],
    [`Observation?patient=${own}&date=yesterday`, 400, 'invalid'],
    [`Observation?patient=${own}&_count=many`, 400, 'invalid'],
    ['Observation/nobody', 404, 'not-found'],
    [`Observation/${own}.s0-abc-0123456789abcdef`, 404, 'not-found'],
    ['Provenance?target=x', 400, 'invalid'],
    ['', 404, 'not-found'],
  ])('%s', async (path, status, code) => {
    const { api, token } = await connected('memory');
    const answer = await askFhir(api, token, path);
    expect(answer).toMatchObject({ status, json: { resourceType: 'OperationOutcome', issue: [{ code }] } });
    expect(answer.headers.get('content-type')).toContain('application/fhir+json');
  });

  test('what is not understood is ignored, unless the caller wants to be told', async () => {
    const { api, token } = await connected('memory');
    const path = `Observation?patient=${own}&mood=good`;
    expect((await askFhir(api, token, path)).status).toBe(200);
    expect(await askFhir(api, token, path, { headers: { prefer: 'handling=strict' } })).toMatchObject({
      status: 400,
      json: { issue: [{ expression: ['mood'] }] },
    });
  });

  test('without a token, nothing but what says how to get one', async () => {
    const { api } = await connected('memory');
    for (const path of ['Patient', `Patient/${own}`, `Patient/${own}/$everything`, 'Binary/x'])
      expect((await askFhir(api, null, path)).status).toBe(401);
    expect((await askFhir(api, null, 'Observation', { method: 'POST' })).status).toBe(401);
    expect((await askFhir(api, await api.sessionOf(administrator), 'Patient')).status).toBe(401);
    expect((await askFhir(api, null, 'metadata')).json).toMatchObject({ fhirVersion: '4.0.1' });
    expect((await askFhir(api, null, '.well-known/smart-configuration')).json).toMatchObject({
      token_endpoint: 'https://portal.example/fhir/auth/token',
      scopes_supported: expect.arrayContaining(allScopes),
    });
  });

  test('a search by POST keeps the patient out of the address, and the log names nobody', async () => {
    const { api, token } = await connected('memory');
    const { json } = await askFhir(api, token, 'Observation/_search', {
      ...{ method: 'POST', body: `patient=${own}&_count=2` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(idsOf(json)).toHaveLength(2);
    expect(JSON.stringify(api.log)).not.toContain(own);
  });

  test('patients by name, birth date and id', async () => {
    const world = { ...smallClinic(), systems: [await ownSystem()] };
    const api = testApi(await makeStore('memory', world));
    const token = await tokenFor(api, 'one');
    const found = async (query: string) => idsOf((await askFhir(api, token, `Patient?${query}`)).json);
    const everybody = world.patients.filter(({ clinicId }) => clinicId === northside.clinicId);
    const [someone] = everybody;
    const { lastName = '', birthDate = '', patientId = '' } = someone ?? {};
    expect(await found('_count=500')).toHaveLength(everybody.length);
    expect(await found(`family=${lastName.slice(0, 4).toLowerCase()}`)).toContain(fhirId(patientId));
    expect(await found(`_id=${fhirId(patientId)}&birthdate=${birthDate}`)).toEqual([fhirId(patientId)]);
    expect(await found('name=nobodyatall')).toEqual([]);
    const { json } = await askFhir(api, token, 'Patient?_count=2');
    expect(idsOf((await askFhir(api, token, nextOf(json) ?? '')).json)).not.toContain(idsOf(json)[0]);
  });
});
