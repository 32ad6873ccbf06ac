import { allScopes, fhirId, fhirIdOf, limits } from '@rpm/domain';
import type { Bundle, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import {
  aPressure,
  askFhir,
  connected,
  idsOf,
  nextOf,
  own,
  ownSystem,
  readsOf,
  tokenFor,
} from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, administrator, otherPatient } = demoAccounts;

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
/** All that there is of the patient, and how long its pages are. */
async function everythingOf(api: TestApi, token: string): Promise<[found: Resource[], sizes: number[]]> {
  const found: Resource[] = [];
  const sizes: number[] = [];
  for (let next: string | undefined = `Patient/${own}/$everything`; next; ) {
    const bundle: Bundle = (await askFhir(api, token, next)).json;
    const rows = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
    sizes.push(rows.length);
    found.push(...rows);
    next = nextOf(bundle);
  }
  return [found, sizes];
}
const counted = async (api: TestApi) => {
  const { readings } = api.services.store;
  const search = { patientId: patient.accountId, vital: 'BloodPressure' as const, bounds: {} };
  const { total } = await readings.page({ ...search, page: 0, noOfRows: 10 });
  return { rows: total, days: await readings.totalDays(patient.accountId) };
};

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

  test('all that there is comes page by page: each reading once, and beside it who stands for it', async () => {
    const { api, token, order } = await connected(kind, 300);
    const [found, sizes] = await everythingOf(api, token);
    expect([sizes.length, Math.max(...sizes)]).toEqual([2, limits.fhirPageMax]);
    const readings = found.filter(({ resourceType }) => resourceType === 'Observation').map(({ id }) => id);
    expect([readings.length, new Set(readings).size]).toEqual([300, 300]);
    const who = { reference: `Device/${fhirIdOf(patient.accountId, order.orderId)}` };
    expect(found.filter(({ resourceType }) => resourceType === 'Provenance')).toMatchObject(
      readings.map((id) => ({ id, target: [{ reference: `Observation/${id}` }], agent: [{ who }] })),
    );
    for (const [scope, type] of [
      ['system/Patient.rs system/Observation.rs', 'Observation'],
      ['system/Patient.rs system/Provenance.rs', 'Provenance'],
    ] as const) {
      const narrow = await tokenFor(api, type, scope);
      const { json } = await askFhir(api, narrow, `Patient/${own}/$everything`);
      const types = ((json as Bundle).entry ?? []).map(({ resource }) => resource?.resourceType);
      expect(types).toEqual(['Patient', ...Array<string>(300).fill(type)]);
    }
  });

  test('no page is longer than the longest, whatever there is of; who has read is told whole', async () => {
    const { api, token } = await connected(kind, 2);
    const quarterHours = 1100;
    for (let back = 1; back <= quarterHours; back += 1)
      await api.services.store.access.note({
        ...{ accountId: administrator.accountId, clinicId: northside.clinicId, subject: patient.accountId },
        ...{ event: 'read', kind: 'vitals', source: 'clinic', browser: '', times: 1 },
        at: new Date(api.services.clock().getTime() - back * 900_000),
      });
    const [found, sizes] = await everythingOf(api, token);
    expect(sizes.slice(0, -1)).toEqual([limits.fhirPageMax, limits.fhirPageMax]);
    const names = found.map(({ resourceType, id }) => `${resourceType}/${id}`);
    expect(new Set(names).size).toBe(names.length);
    const count = (type: string) => found.filter(({ resourceType }) => resourceType === type).length;
    expect(count('AuditEvent')).toBeGreaterThanOrEqual(quarterHours);
    expect([count('Observation'), count('Provenance'), count('Patient')]).toEqual([2, 2, 1]);
    const { json } = await askFhir(api, token, `AuditEvent?patient=${own}&date=lt2026-11-20&_count=1`);
    expect(json.total).toBeGreaterThan(limits.fhirPageMax);
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
