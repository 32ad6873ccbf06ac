import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@rpm/api-client/calls';
import { fhirId, limits, scopesOf } from '@rpm/domain';
import type { Bundle, Subscription } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import type { Services } from '../src/api/Services.ts';
import { demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { notifyGate } from '../src/server/notifyGate.ts';
import type { GateFault } from '../src/subjects/hospitals/gate.ts';
import { sendSubscriptions } from '../src/subjects/subscriptions/send.ts';
import { atTheEnd } from './atTheEnd.ts';
import { askFhir, askToken, assertionOf, ownSystem, tokenFor } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { filtered, guide, readingOf, told, wish } from './notifications.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { patient, otherPatient, administrator } = demoAccounts;
const own = fhirId(patient.accountId);
const base = 'https://portal.example/fhir';
/** A receiver that takes what it is sent, or fails as it is told to. */
function receiver() {
  const got: { endpoint: string; headers: readonly string[]; bundle: Bundle }[] = [];
  const kept: { fault: GateFault | null } = { fault: null };
  const notify: Services['notify'] = {
    async send(endpoint, headers, body) {
      got.push({ endpoint, headers, bundle: JSON.parse(body) as Bundle });
      return kept.fault;
    },
  };
  return { got, kept, notify };
}

async function connected(kind: StoreKind, special: Parameters<typeof ownSystem>[0] = {}) {
  const { got, kept, notify } = receiver();
  const world = { ...smallClinic(), systems: [await ownSystem(special)] };
  const api = testApi(await makeStore(kind, world), { notify });
  return { api, got, kept, token: await tokenFor(api, 'first'), run: () => sendSubscriptions(api.services) };
}

const json = { 'content-type': 'application/fhir+json' };
const post = (api: TestApi, token: string, body: object, path = 'Subscription') =>
  askFhir(api, token, path, { method: 'POST', headers: json, body: JSON.stringify(body) });

/** Sends a reading of the patient: `heartRate` tells it apart. */
const read = (api: TestApi, token: string, heartRate: number, subject = own) =>
  post(api, token, readingOf(heartRate, subject), 'Observation');

describe.each(storeKinds)('a system is told at %s (15.3, topic-based subscriptions)', (kind) => {
  test('after a handshake of each reading, whole, in order, with the header that it gave', async () => {
    const { api, got, token, run } = await connected(kind);
    const made = await post(api, token, wish());
    expect(made).toMatchObject({ status: 201, json: { status: 'requested', resourceType: 'Subscription' } });
    const { id } = made.json as Subscription;
    expect(made.headers.get('location')).toBe(`${base}/Subscription/${id}`);
    expect(JSON.stringify(made.json)).not.toContain('secret-of-the-receiver');
    await read(api, token, 71);
    await read(api, token, 72);
    await run();
    expect(got.map(({ bundle }) => told(bundle))).toMatchObject([
      { type: 'handshake', status: 'requested', counted: '2', numbers: [] },
      { type: 'event-notification', status: 'active', counted: '2', numbers: [1, 2] },
    ]);
    const [, { endpoint, headers, bundle } = { endpoint: '', headers: [], bundle: undefined }] = got;
    expect([endpoint, headers]).toEqual([
      'https://ehr.example/hook',
      ['Authorization: Bearer secret-of-the-receiver'],
    ]);
    const whole = (bundle?.entry ?? []).slice(1);
    expect(whole).toMatchObject([
      { resource: { resourceType: 'Observation', subject: { reference: `Patient/${own}` } } },
      { request: { method: 'POST', url: 'Observation' }, response: { status: '201' } },
    ]);
    expect(told(bundle).focus).toEqual(whole.map(({ fullUrl }) => fullUrl));
    const [focus = ''] = told(bundle).focus;
    expect((await askFhir(api, token, focus?.replace(`${base}/`, '') ?? '')).status).toBe(200);
    await run();
    expect(got).toHaveLength(2);
    expect(await askFhir(api, token, `Subscription/${id}`)).toMatchObject({ json: { status: 'active' } });
  });

  test('says as much as it wants: ids alone, or nothing but that something happened', async () => {
    for (const [content, focus] of [
      ['id-only', [expect.stringMatching(/^https:\/\/portal.example\/fhir\/Observation\//)]],
      ['empty', [undefined]],
    ] as const) {
      const { api, got, token, run } = await connected(kind);
      const payload = { extension: [{ url: `${guide}/backport-payload-content`, valueCode: content }] };
      await post(api, token, wish({}, { _payload: payload }));
      await read(api, token, 71);
      await run();
      const last = got.at(-1)?.bundle;
      expect([content, told(last)]).toMatchObject([content, { numbers: [1], focus }]);
      expect(last?.entry).toHaveLength(1);
      expect(JSON.stringify(last)).not.toContain('"value":71');
    }
  });

  test('a receiver that was down loses nothing: later each time, then by its wish', async () => {
    const { api, got, kept, token, run } = await connected(kind);
    const { id } = (await post(api, token, wish())).json as Subscription;
    await run();
    await read(api, token, 71);
    kept.fault = { fault: 'broken', status: 503 };
    await run();
    await run();
    expect(got.map(({ bundle }) => told(bundle).numbers)).toEqual([[], [1]]);
    api.wait(60);
    await run();
    api.wait(60);
    await run();
    expect(got).toHaveLength(3);
    await read(api, token, 72);
    for (let failures = 2; failures < limits.subscriptionFailuresMax; failures += 1) {
      api.wait(3600);
      await run();
    }
    expect(got).toHaveLength(limits.subscriptionFailuresMax + 1);
    api.wait(86_400);
    await run();
    expect(got).toHaveLength(limits.subscriptionFailuresMax + 1);
    const later = await laterToken(api);
    const { json: status } = await askFhir(api, later, `Subscription/${id}/$status`);
    expect(told(status)).toMatchObject({ type: 'query-status', status: 'error', counted: '2' });
    expect(status.entry[0].resource.parameter.at(-1)).toMatchObject({
      name: 'error',
      valueCodeableConcept: { coding: [{ code: 'server-error' }] },
    });
    kept.fault = null;
    const { json: known } = await askFhir(api, later, `Subscription/${id}`);
    const again = await askFhir(api, later, `Subscription/${id}`, {
      ...{ method: 'PUT', headers: json, body: JSON.stringify({ ...known, status: 'requested' }) },
    });
    expect(again).toMatchObject({ status: 200, json: { status: 'requested' } });
    await run();
    expect(got.slice(-2).map(({ bundle }) => told(bundle))).toMatchObject([
      { type: 'handshake', numbers: [] },
      { type: 'event-notification', numbers: [1, 2] },
    ]);
    // The header that was not sent again is still there.
    expect(got.at(-1)?.headers).toEqual(['Authorization: Bearer secret-of-the-receiver']);
  });

  test('catches up with what it missed, and with no more than it may read', async () => {
    const { api, token } = await connected(kind);
    const { id } = (await post(api, token, wish())).json as Subscription;
    for (const heartRate of [71, 72, 73]) await read(api, token, heartRate);
    const events = (query: string) => askFhir(api, token, `Subscription/${id}/$events${query}`);
    expect(told((await events('')).json)).toMatchObject({ type: 'query-event', numbers: [1, 2, 3] });
    const some = (await events('?eventsSinceNumber=2&eventsUntilNumber=2&content=id-only')).json as Bundle;
    expect(told(some)).toMatchObject({ counted: '3', numbers: [2] });
    expect(some.entry).toHaveLength(1);
    expect(told((await events('?eventsSinceNumber=4')).json).numbers).toEqual([]);
    for (const bad of ['?eventsSinceNumber=x', '?content=all', '?eventsUntilNumber=-1'])
      expect((await events(bad)).status).toBe(400);
    const narrow = await tokenFor(api, 'narrow', scopesOf(['subscriptions']).join(' '));
    expect((await askFhir(api, narrow, `Subscription/${id}/$events`)).status).toBe(403);
  });

  test('a heartbeat comes when nothing else did, and it ends by itself', async () => {
    const { api, got, token, run } = await connected(kind);
    const extension = [{ url: `${guide}/backport-heartbeat-period`, valueUnsignedInt: 600 }];
    const { id } = (await post(api, token, wish({ end: '2026-11-20T16:00:00Z' }, { extension }))).json;
    await run();
    api.wait(599);
    await run();
    expect(got).toHaveLength(1);
    api.wait(1);
    await run();
    expect(told(got.at(-1)?.bundle)).toMatchObject({ type: 'heartbeat', status: 'active', counted: '0' });
    api.wait(3000);
    await run();
    expect(got).toHaveLength(2);
    const later = await laterToken(api);
    expect(await askFhir(api, later, `Subscription/${id}`)).toMatchObject({ json: { status: 'off' } });
  });

  test('who is told whom of the patients is in the log of access; what is sent along is sealed', async () => {
    const { api, token, run } = await connected(kind);
    const { id } = (await post(api, token, wish())).json as Subscription;
    const stored = await api.services.store.subscriptions.find(id ?? '');
    expect(stored?.headers).toMatch(/^v1\.test\./);
    await read(api, token, 71);
    await run();
    await api.settle();
    const session = await api.sessionOf(administrator);
    const log = await api.ask(endpoints.getAccessLog, {
      ...{ token: session, params: { userId: patient.accountId }, query: { page: '0', noOfRows: '50' } },
    });
    expect(log.json).toMatchObject({
      result: expect.arrayContaining([expect.objectContaining({ userId: 'system_own', kind: 'vitals' })]),
    });
    expect(JSON.stringify(api.log)).not.toContain(patient.accountId);
  });

  test('an administrator sees it and ends it; its system is told no more', async () => {
    const { api, got, token, run } = await connected(kind);
    const { id: subscriptionId } = (await post(api, token, wish())).json as Subscription;
    await run();
    await read(api, token, 71);
    await api.services.store.subscriptions.count(northside.clinicId);
    const session = await api.sessionOf(administrator);
    expect(await api.ask(endpoints.getSystems, { token: session })).toMatchObject({
      json: [
        {
          subscriptions: [
            {
              ...{ subscriptionId, topic: 'readings', host: 'ehr.example', state: 'active' },
              ...{ delivered: '20261120-15:00:00', waiting: 1 },
            },
          ],
        },
      ],
    });
    const end = () => api.ask(endpoints.endSubscription, { token: session, body: { subscriptionId } });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
    await run();
    expect(got).toHaveLength(1);
    expect((await askFhir(api, token, `Subscription/${subscriptionId}`)).status).toBe(404);
  });
});

/** A token of a moment at which the first one is over. */
async function laterToken(api: TestApi) {
  const expires = (api.services.clock().getTime() - new Date('2026-11-20T15:00:00Z').getTime()) / 1000 + 240;
  const assertion = await assertionOf({ id: `later-${expires}`, expires });
  const scope = 'system/*.cruds';
  return String((await askToken(api, { scope, assertion })).json.access_token);
}

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
          expect((await askFhir(api, theirs, path)).json).toMatchObject({ total: 0, entry: [] });
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

describe('over the network', () => {
  /** A server of its own that answers with a status and keeps what came. */
  async function listening(status: number, location = '') {
    const got: { headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      got.push({ headers: request.headers, body });
      response.writeHead(status, location === '' ? {} : { location }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atTheEnd(async () => void server.close());
    return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
  }

  test('a notification is posted with its headers; what is not taken is told', async () => {
    const good = await listening(204);
    expect(await notifyGate().send(good.address, ['Authorization: Bearer abc:def'], '{"a":1}')).toBeNull();
    expect(good.got).toMatchObject([
      {
        headers: { authorization: 'Bearer abc:def', 'content-type': 'application/fhir+json' },
        body: '{"a":1}',
      },
    ]);
    const broken = await listening(503);
    expect(await notifyGate().send(broken.address, [], '{}')).toEqual({ fault: 'broken', status: 503 });
    const elsewhere = await listening(307, good.address);
    expect(await notifyGate().send(elsewhere.address, [], '{}')).toMatchObject({ status: 307 });
    expect(good.got).toHaveLength(1);
  });
});
