import { allScopes, fhirId, fhirIdOf, type HospitalKind, hospitalKinds } from '@rpm/domain';
import type { Bundle, Provenance, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { aConnection, clinicWith, demoAccounts, demoHospitals, southside } from '../src/seed/index.ts';
import { sourceOf } from '../src/subjects/fhir/sources.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

/** A page with nothing on it. */
const isEmpty = ({ resourceType, entry }: Bundle) => resourceType === 'Bundle' && entry === undefined;

const { accountId: patientId } = demoAccounts.patient;
const own = fhirId(patientId);
const [hospital] = demoHospitals;
/** When the records came; they were looked for again since. */
const cameAt = new Date(startOfTest.getTime() - 3_600_000);
const there = 'https://fhir.samplevalley.example/r4';

/** A patient with a record of each kind from a hospital, one of the clinic's own, and a system that reads. */
async function connected(kind: StoreKind, endpoint: string | null = there) {
  const [first, ...more] = demoHospitals;
  const hospitals = first ? [{ ...first, endpoint }, ...more] : [];
  const api = testApi(
    await makeStore(kind, {
      ...clinicWith([]),
      ...{ hospitals, hospitalConnections: [aConnection({ state: 'Connected', lastGoodAt: startOfTest })] },
      records: [
        ...hospitalKinds.map((each) => ({ ...recordOf(each), keptAt: cameAt })),
        recordOf('Condition', { isOwn: true }),
      ],
      systems: [
        await ownSystem(),
        await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId }),
      ],
    }),
  );
  return { api, token: await tokenFor(api, 'first') };
}

const resourcesOf = (bundle: Bundle) => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
const idOf = (kind: HospitalKind) => fhirIdOf(patientId, `from-${kind}`);
const provenance = (kind: HospitalKind) => ({
  ...{ resourceType: 'Provenance', id: idOf(kind), target: [{ reference: `${kind}/${idOf(kind)}` }] },
  recorded: '2026-11-20T14:00:00Z',
  agent: [
    {
      who: {
        ...{ type: 'Organization', display: hospital?.name },
        identifier: {
          system: 'https://portal.example/fhir/identifier/hospital',
          value: hospital?.hospitalId,
        },
      },
    },
  ],
  entity: [{ role: 'source', what: { reference: `${there}/${kind}/${kind}-there` } }],
});

test('the address of a test that stood in no report names it as what it is there (15.5)', () => {
  const origin = { recordId: 'r', keptAt: cameAt, hospital: { hospitalId: 'h', name: 'H', endpoint: there } };
  const report = { ...origin, resourceType: 'DiagnosticReport' as const };
  expect(sourceOf({ ...report, sourceId: 'r-1' })).toBe(`${there}/DiagnosticReport/r-1`);
  expect(sourceOf({ ...report, sourceId: 'Observation/o-1' })).toBe(`${there}/Observation/o-1`);
});

describe.each(storeKinds)(
  'a record that came from a hospital is served with where it came from at %s (15.3, 15.5)',
  (kind) => {
    test('its address there is its source; the clinic’s own have none', async () => {
      const { api, token } = await connected(kind);
      for (const type of hospitalKinds) {
        const { json } = await askFhir(api, token, `${type}?patient=${own}`);
        const sources = resourcesOf(json as Bundle).map(({ id, meta }) => [id, meta?.source]);
        expect(sources).toEqual(expect.arrayContaining([[idOf(type), `${there}/${type}/${type}-there`]]));
        expect(sources).toHaveLength(type === 'Condition' ? 2 : 1);
        const one = (await askFhir(api, token, `${type}/${idOf(type)}`)).json as Resource;
        expect(one.meta?.source).toBe(`${there}/${type}/${type}-there`);
      }
      const mine = (await askFhir(api, token, `Condition/${fhirIdOf(patientId, 'own-Condition')}`)).json;
      expect(mine).toMatchObject({
        resourceType: 'Condition',
        meta: expect.not.objectContaining({ source: expect.anything() }),
      });
    });

    test('and the hospital stands for it, by name, in its Provenance', async () => {
      const { api, token } = await connected(kind);
      for (const type of hospitalKinds) {
        const { json } = await askFhir(api, token, `Provenance?target=${type}/${idOf(type)}`);
        expect(resourcesOf(json as Bundle)).toMatchObject([provenance(type)]);
      }
      expect((await askFhir(api, token, `Provenance/${idOf('Condition')}`)).json).toMatchObject(
        provenance('Condition'),
      );
      const none = `Provenance?target=Condition/${fhirIdOf(patientId, 'own-Condition')}`;
      expect(isEmpty((await askFhir(api, token, none)).json)).toBe(true);
      expect((await askFhir(api, token, `Provenance/${fhirIdOf(patientId, 'own-Condition')}`)).status).toBe(
        404,
      );
      for (const bad of ['Nonsense/x', 'Consent/x', ''])
        expect((await askFhir(api, token, `Provenance?target=${bad}`)).status).toBe(400);
    });

    test('all of a patient’s come page by page, each once, before those of readings', async () => {
      const { api, token } = await connected(kind);
      const reading = {
        ...{ resourceType: 'Observation', status: 'final' },
        effectiveDateTime: '2026-11-20T14:00:00Z',
      };
      await askFhir(api, token, 'Observation', {
        ...{ method: 'POST', headers: { 'content-type': 'application/fhir+json' } },
        body: JSON.stringify({
          ...reading,
          code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
          subject: { reference: `Patient/${own}` },
          valueQuantity: { value: 71, system: 'http://unitsofmeasure.org', code: '/min' },
        }),
      });
      const targets: string[] = [];
      let next: string | undefined = `Provenance?patient=${own}&_count=3`;
      while (next) {
        const bundle: Bundle = (await askFhir(api, token, next)).json;
        for (const each of resourcesOf(bundle) as Provenance[])
          targets.push(...each.target.map(({ reference = '' }) => reference.split('/')[0] ?? ''));
        next = bundle.link
          ?.find(({ relation }) => relation === 'next')
          ?.url.replace('https://portal.example/fhir/', '');
      }
      expect(targets.slice(0, -1).sort()).toEqual([...hospitalKinds].sort());
      expect(targets.at(-1)).toBe('Observation');
      const { headers } = await askFhir(api, token, '$export?_type=Provenance', {
        headers: { prefer: 'respond-async' },
      });
      const path = headers.get('content-location')?.replace('https://portal.example', '') ?? '';
      const file = await api.request(`${path}/Provenance`, { headers: { authorization: `Bearer ${token}` } });
      const lines = (await file.text()).trim().split('\n');
      expect(lines.filter((line) => line.includes(`/${own}.`))).toHaveLength(hospitalKinds.length + 1);
    });

    test('all that there is of the patient has them, of the kinds that the token opens', async () => {
      const { api, token } = await connected(kind);
      const found = async (asking: string) => {
        const { json } = await askFhir(api, asking, `Patient/${own}/$everything`);
        const all = resourcesOf(json as Bundle).filter((each) => each.resourceType === 'Provenance');
        return all.sort((a, b) => String(a.id).localeCompare(String(b.id)));
      };
      expect(await found(token)).toMatchObject([...hospitalKinds].sort().map(provenance));
      const scope = 'system/Patient.rs system/Provenance.rs system/Procedure.rs';
      expect(await found(await tokenFor(api, 'narrow', scope))).toMatchObject([provenance('Procedure')]);
      expect(await found(await tokenFor(api, 'none', 'system/Patient.rs system/Procedure.rs'))).toEqual([]);
    });

    test('who may not read a kind is told nothing of it, nor is another clinic', async () => {
      const { api } = await connected(kind);
      const narrow = await tokenFor(api, 'narrow', 'system/Provenance.rs system/Procedure.rs');
      expect(
        resourcesOf((await askFhir(api, narrow, `Provenance?patient=${own}`)).json as Bundle),
      ).toMatchObject([provenance('Procedure')]);
      expect((await askFhir(api, narrow, `Provenance/${idOf('Condition')}`)).status).toBe(404);
      const foreign = await tokenFor(api, 'foreign', allScopes.join(' '), 'system_foreign');
      expect((await askFhir(api, foreign, `Provenance/${idOf('Condition')}`)).status).toBe(404);
      expect(isEmpty((await askFhir(api, foreign, `Provenance?patient=${own}`)).json)).toBe(true);
    });

    test('a hospital that has no address any more is named all the same', async () => {
      const { api, token } = await connected(kind, null);
      const { json } = await askFhir(api, token, `Condition/${idOf('Condition')}`);
      expect(json.meta).toEqual({ lastUpdated: expect.any(String), profile: expect.any(Array) });
      const stands = (await askFhir(api, token, `Provenance/${idOf('Condition')}`)).json;
      expect(stands).toMatchObject({ agent: [{ who: { display: hospital?.name } }] });
      expect(stands).not.toHaveProperty('entity');
    });
  },
);
