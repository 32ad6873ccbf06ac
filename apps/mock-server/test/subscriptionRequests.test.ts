import { fhirId } from '@rpm/domain';
import type { Bundle, Observation, Subscription } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { demoAccounts, smallClinic, southside } from '../src/seed/index.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { filtered, guide, told, wish } from './notifications.ts';
import { makeStore } from './stores.ts';
import { connected, json, own, post, read } from './subscriptionWorld.ts';

const { otherPatient } = demoAccounts;

const base = 'https://portal.example/fhir';

describe.each(['memory', 'postgres'] as const)(
  'subscriptions of others at %s (15, the confused deputy)',
  (kind) => {
    test('neither another system of the clinic nor one of another clinic sees, changes or ends them', async () => {
      const world = smallClinic();
      const systems = [
        await ownSystem(),
        await ownSystem({ systemId: 'system_second' }),
        await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId }),
      ];
      const api = testApi(await makeStore(kind, { ...world, systems }));
      const token = await tokenFor(api, 'mine');
      const { id, ...made } = (await post(api, token, wish())).json as Subscription;
      for (const systemId of ['system_second', 'system_foreign']) {
        const theirs = await tokenFor(api, systemId, 'system/*.cruds', systemId);
        const statuses = ['', '/$status', '/$events'].map((path) =>
          askFhir(api, theirs, `Subscription/${id}${path}`),
        );
        const change = { method: 'PUT', headers: json, body: JSON.stringify({ ...made, status: 'off' }) };
        const all = await Promise.all([
          ...statuses,
          askFhir(api, theirs, `Subscription/${id}`, change),
          askFhir(api, theirs, `Subscription/${id}`, { method: 'DELETE' }),
        ]);
        expect(all.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
        for (const path of ['Subscription', 'Subscription/$status'])
          expect((await askFhir(api, theirs, path)).json).toMatchObject({ resourceType: 'Bundle', total: 0 });
      }
      const foreign = await tokenFor(api, 'foreign', 'system/*.cruds', 'system_foreign');
      expect(await post(api, foreign, wish(filtered(`Observation?patient=Patient/${own}`)))).toMatchObject({
        status: 422,
        json: { issue: [{ expression: ['Subscription.criteria'] }] },
      });
      expect((await askFhir(api, token, `Subscription/${id}`)).status).toBe(200);
    });
  },
);

/** Whom the readings of a notification are of. */
const subjectsOf = ({ entry = [] }: Bundle) =>
  entry
    .flatMap(({ resource }) => (resource as Partial<Observation> | undefined)?.subject?.reference ?? [])
    .sort();

describe('what may be asked for', () => {
  test.each<[string, object, object?]>([
    ['status', { status: 'error' }],
    ['status', { status: 'off' }],
    ['reason', { reason: ' ' }],
    ['criteria', { criteria: 'https://elsewhere.example/SubscriptionTopic/readings' }],
    ['criteria', filtered('Observation?mood=good')],
    ['criteria', filtered('DetectedIssue?patient=Patient/x')],
    ['criteria', filtered('Observation?code=http://loinc.org|00000-0')],
    ['criteria', filtered(`Observation?patient=Patient/${fhirId(otherPatient.accountId)}`)],
    ['criteria', filtered(`Observation?patient=Patient/${own}`, 'Observation?patient=Patient/patient-002')],
    ['criteria', filtered(`Observation?patient=Patient/${own},Patient/${fhirId(otherPatient.accountId)}`)],
    ['criteria', filtered(`Observation?patient=Patient/${own},`)],
    ['criteria', filtered(`Observation?patient=${Array.from({ length: 101 }, (_, at) => `p-${at}`)}`)],
    ['end', { end: '2026-11-20T14:00:00Z' }],
    ['end', { end: 'tomorrow' }],
    ['channel.type', {}, { type: 'websocket' }],
    ['channel.endpoint', {}, { endpoint: 'http://ehr.example/hook' }],
    ['channel.endpoint', {}, { endpoint: 'https://10.0.0.1/hook' }],
    ['channel.endpoint', {}, { endpoint: 'https://[::1]/hook' }],
    ['channel.endpoint', {}, { endpoint: 'http://localhost:8080/hook' }],
    ['channel.payload', {}, { payload: 'application/fhir+xml' }],
    ['channel.payload', {}, { _payload: { extension: [] } }],
    ['channel.header', {}, { header: ['Host: elsewhere.example'] }],
    ['channel.header', {}, { header: ['X-A: b\r\nHost: elsewhere'] }],
    [
      'channel.extension',
      {},
      { extension: [{ url: `${guide}/backport-heartbeat-period`, valueUnsignedInt: 1 }] },
    ],
    ['channel.extension', {}, { extension: [{ url: `${guide}/backport-max-count`, valuePositiveInt: 0 }] }],
    ['channel', { channel: 7 }],
    ['resourceType', { resourceType: 'Observation' }],
  ])('a wrong %s is refused by its name', async (element, special, channel) => {
    const { api, token } = await connected('memory');
    expect(await post(api, token, wish(special, channel))).toMatchObject({
      status: 422,
      json: { issue: [{ expression: [`Subscription.${element}`] }] },
    });
    expect((await askFhir(api, token, 'Subscription')).json).toMatchObject({ total: 0 });
  });

  test('without a filter it is about every patient of the clinic, and nobody of another one', async () => {
    const { api, got, token, run } = await connected('memory');
    await post(api, token, wish());
    await post(api, token, wish({ ...filtered('Observation?code=8867-4'), reason: 'Heart rates' }));
    await read(api, token, 71);
    await read(api, token, 72, 'patient-002');
    const { readings } = api.services.store;
    const { rows } = await readings.search(
      {
        ...{ patientId: demoAccounts.patient.accountId, vitals: ['HeartRate'], bounds: {} },
        ...{ received: {}, changed: {}, from: null },
      },
      1,
    );
    const [known] = rows;
    if (!known) throw new Error('No reading was taken.');
    await readings.add([{ ...known, patientId: otherPatient.accountId }]);
    await run();
    const events = got.filter(({ bundle }) => told(bundle).type === 'event-notification');
    const subjects = ['Patient/patient-002', `Patient/${own}`];
    expect(events.map(({ bundle }) => subjectsOf(bundle))).toEqual([subjects, subjects]);
  });

  test.each(['Observation?', 'Observation', 'Observation?patient=', 'Group?_id=all'])(
    'the filter %s chooses nothing: it is refused by its name, not taken for everybody',
    async (filter) => {
      const { api, token } = await connected('memory');
      expect(await post(api, token, wish(filtered(filter)))).toMatchObject({
        status: 422,
        json: { issue: [{ expression: ['Subscription.criteria'] }] },
      });
    },
  );

  test('filters choose the patient and the vitals', async () => {
    const { api, got, token, run } = await connected('memory');
    const filters = filtered(
      `Observation?patient=Patient/${own}`,
      'Observation?code=http%3A%2F%2Floinc.org%7C8867-4,85354-9',
    );
    expect(await post(api, token, wish(filters))).toMatchObject({ status: 201, json: filters });
    await read(api, token, 71);
    await read(api, token, 72, 'patient-002');
    await run();
    expect(told(got.at(-1)?.bundle)).toMatchObject({ counted: '1', numbers: [1] });
  });

  test('a filter names several patients: of each it is told, and of nobody else', async () => {
    const { api, got, token, run } = await connected('memory');
    const both = `Observation?patient=Patient/${own},patient-002&code=8867-4`;
    const made = await post(api, token, wish(filtered(both)));
    expect(made).toMatchObject({
      status: 201,
      json: filtered(`Observation?patient=Patient/patient-002,Patient/${own}`, 'Observation?code=8867-4'),
    });
    const rest = { ...made.json, status: 'off' };
    for (const body of [rest, { ...rest, ...filtered(both) }])
      expect(
        await askFhir(api, token, `Subscription/${made.json.id}`, {
          ...{ method: 'PUT', headers: json, body: JSON.stringify({ ...body, status: 'requested' }) },
        }),
      ).toMatchObject({ status: 200 });
    for (const [rate, who] of [
      [71, own],
      [72, 'patient-002'],
      [73, 'patient-003'],
    ] as const)
      expect((await read(api, token, rate, who)).status).toBe(201);
    await run();
    const event = got.find(({ bundle }) => told(bundle).type === 'event-notification');
    expect(event && subjectsOf(event.bundle)).toEqual(['Patient/patient-002', `Patient/${own}`]);
  });

  test('a token needs the scope to subscribe, and that for what it is told of', async () => {
    const { api, token } = await connected('memory');
    const asWith = async (scope: string) =>
      (await post(api, await tokenFor(api, scope, scope), wish())).status;
    expect(await asWith('system/Observation.rs system/Subscription.rs')).toBe(403);
    expect(await asWith('system/Subscription.cruds')).toBe(403);
    expect(await asWith('system/Subscription.cruds system/DetectedIssue.rs')).toBe(403);
    expect(await asWith('system/Subscription.cruds system/Observation.rs')).toBe(201);
    expect((await askFhir(api, token, 'Subscription', { method: 'POST', body: '{}' })).status).toBe(415);
    const broken = { method: 'POST', headers: json, body: '{' };
    expect((await askFhir(api, token, 'Subscription', broken)).status).toBe(400);
    expect((await askFhir(api, null, 'Subscription', broken)).status).toBe(401);
  });

  test('they can be searched, changed to rest, and ended; what one is about stays', async () => {
    const { api, token } = await connected('memory');
    const { id, ...made } = (await post(api, token, wish())).json as Subscription;
    const found = async (query: string) => (await askFhir(api, token, `Subscription?${query}`)).json.total;
    expect(await found('status=requested')).toBe(1);
    expect(await found('status=active')).toBe(0);
    expect(await found('url=https://ehr.example/hook')).toBe(1);
    const change = (body: object) =>
      askFhir(api, token, `Subscription/${id}`, { method: 'PUT', headers: json, body: JSON.stringify(body) });
    expect((await change({ ...made, criteria: `${base}/SubscriptionTopic/alerts` })).status).toBe(422);
    expect((await change({ ...made, status: 'error' })).status).toBe(422);
    expect(await change({ ...made, status: 'off' })).toMatchObject({ status: 200, json: { status: 'off' } });
    expect((await askFhir(api, token, `Subscription/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await askFhir(api, token, `Subscription/${id}`)).status).toBe(404);
  });

  test('the topics are told where programs look for them', async () => {
    const { api, token } = await connected('memory');
    const { json: metadata } = await askFhir(api, null, 'metadata');
    const resource = metadata.rest[0].resource.find(({ type }: { type: string }) => type === 'Subscription');
    const urls = ['readings', 'alerts'].map((topic) => `${base}/SubscriptionTopic/${topic}`);
    expect(
      resource.extension.map(({ valueCanonical }: { valueCanonical: string }) => valueCanonical),
    ).toEqual(urls);
    const { json: topics } = await askFhir(api, token, 'Basic?code=SubscriptionTopic');
    expect(
      topics.entry.map((each: { resource: { extension: object[] } }) => each.resource.extension[0]),
    ).toMatchObject(urls.map((valueUri) => ({ valueUri })));
    expect((await askFhir(api, token, 'Basic/alerts')).status).toBe(200);
  });
});
