import { endpoints } from '@rpm/api-client/calls';
import { limits, scopesOf } from '@rpm/domain';
import type { Bundle, Subscription } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { askFhir, askToken, assertionOf, tokenFor } from './fhirWorld.ts';
import type { TestApi } from './harness.ts';
import { guide, told, wish } from './notifications.ts';
import { storeKinds } from './stores.ts';
import { connected, json, own, post, read } from './subscriptionWorld.ts';

const { patient, administrator } = demoAccounts;

const base = 'https://portal.example/fhir';

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
