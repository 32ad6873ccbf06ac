import { endpoints } from '@rpm/api-client/calls';
import { excessesOf, fhirId, fhirIdOf, judge, type VitalKind } from '@rpm/domain';
import type { Bundle, DetectedIssue, Subscription } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import type { Services } from '../src/api/Services.ts';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { sendSubscriptions } from '../src/subjects/subscriptions/send.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { filtered, told, wish } from './notifications.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { accountId: patientId } = demoAccounts.patient;
const own = fhirId(patientId);

/** A reading beyond the limits, which opens an alert of the same id as its vital. */
async function exceed(api: TestApi, vital: VitalKind, values: Record<string, number>, hours: number) {
  const at = new Date(startOfTest.getTime() - hours * 3_600_000);
  const excesses = excessesOf(vital, values).map((excess) => ({ ...excess, newAlertId: `alert-${vital}` }));
  const reading = { patientId, vital, at, receivedAt: at, values, serial: 'SN-1', excesses };
  await api.services.store.readings.add([{ ...reading, ...judge(vital, values) }]);
}

/** A clinic with two alerts of a patient: a pressure of two days ago, and a heart rate of an hour ago. */
async function connected(kind: StoreKind, special: Partial<Services> = {}) {
  const world = {
    ...clinicWith([]),
    readings: () => [],
    ranges: [],
    reviews: [],
    systems: [await ownSystem()],
  };
  const api = testApi(await makeStore(kind, world), special);
  return { api, token: await tokenFor(api, 'first') };
}
async function withAlerts(kind: StoreKind) {
  const { api, token } = await connected(kind);
  await exceed(api, 'BloodPressure', { systolic: 190, diastolic: 70 }, 48);
  await exceed(api, 'HeartRate', { heartRate: 180 }, 1);
  const found = async (query: string, headers = {}) => {
    const { status, json } = await askFhir(api, token, `DetectedIssue?patient=${own}&${query}`, { headers });
    const all = ((json as Bundle).entry ?? []).map(({ resource }) => resource?.id?.replace(`${own}.`, ''));
    return status === 200 ? all.sort() : status;
  };
  return { api, token, found };
}
const [pressure, heart] = ['BloodPressure', 'HeartRate'].map((vital) =>
  fhirIdOf(patientId, `alert-${vital}`).replace(`${own}.`, ''),
);

describe.each(storeKinds)('a system looks for alerts at %s (15.3)', (kind) => {
  test('by when they were opened, by what was measured, by where they stand and by when they changed', async () => {
    const { api, token, found } = await withAlerts(kind);
    expect(await found('')).toEqual([pressure, heart]);
    expect(await found('identified=ge2026-11-20')).toEqual([heart]);
    expect(await found('identified=lt2026-11-20T00:00:00-05:00&identified=ge2026-11-17')).toEqual([pressure]);
    expect(await found('date=2026-11-18')).toEqual([pressure]);
    expect(await found('code=http://loinc.org|85354-9')).toEqual([pressure]);
    expect(await found('code=8867-4,85354-9')).toEqual([pressure, heart]);
    expect(await found('code=29463-7')).toEqual([]);
    expect(await found('status=preliminary')).toEqual([pressure, heart]);

    const session = await api.sessionOf(demoAccounts.staff);
    const body = { alertId: 'alert-HeartRate', version: 1 };
    expect((await api.ask(endpoints.acknowledgeAlert, { token: session, body })).status).toBe(200);
    expect(await found('status=preliminary')).toEqual([pressure]);
    expect(await found('status=registered,final')).toEqual([heart]);
    expect(await found('_lastUpdated=ge2026-11-20T15:00:00Z')).toEqual([heart]);
    expect(await found('_lastUpdated=lt2026-11-20T15:00:00Z')).toEqual([pressure]);
    expect((await askFhir(api, token, `DetectedIssue/${own}.${heart}`)).json).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: expect.any(String) },
    } satisfies Partial<DetectedIssue>);
  });
});

describe('what a type is not searched by', () => {
  const strict = { prefer: 'handling=strict' };

  test('is refused by its name where the caller wants to be told, and is otherwise as if it were not there', async () => {
    const { api, token, found } = await withAlerts('memory');
    for (const query of ['identified=2026-11-20', 'status=final', 'code=8867-4', 'subject=x'])
      expect([query, await found(query.replace('subject=x', `subject=${own}`), strict)]).not.toEqual([
        query,
        400,
      ]);
    for (const query of ['mood=good', 'url=https://ehr.example', 'category=x', 'target=Observation/x'])
      expect([query, await found(query, strict), await found(query)]).toEqual([
        query,
        400,
        [pressure, heart],
      ]);
    for (const query of ['identified=yesterday', '_lastUpdated=x', 'date=x'])
      expect([query, await found(query)]).toEqual([query, 400]);
    const readings = `Observation?patient=${own}`;
    for (const query of ['identified=2020', 'status=preliminary']) {
      expect((await askFhir(api, token, `${readings}&${query}`)).json.entry).toHaveLength(2);
      expect(await askFhir(api, token, `${readings}&${query}`, { headers: strict })).toMatchObject({
        ...{ status: 400, json: { issue: [{ expression: [query.split('=')[0]] }] } },
      });
    }
    const { json } = await askFhir(api, null, 'metadata');
    const issue = json.rest[0].resource.find(({ type }: { type: string }) => type === 'DetectedIssue');
    expect(issue.searchParam.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['patient', 'code', 'identified', 'status', '_lastUpdated']),
    );
  });
});

describe.each(storeKinds)('a system is told of alerts at %s', (kind) => {
  test('about the vitals that it names', async () => {
    const got: Bundle[] = [];
    const notify: Services['notify'] = {
      async send(_, __, body) {
        got.push(JSON.parse(body) as Bundle);
        return null;
      },
    };
    const { api, token } = await connected(kind, { notify });
    const made = await askFhir(api, token, 'Subscription', {
      method: 'POST',
      headers: { 'content-type': 'application/fhir+json' },
      body: JSON.stringify(
        wish({
          criteria: 'https://portal.example/fhir/SubscriptionTopic/alerts',
          ...filtered('DetectedIssue?code=http://loinc.org|8867-4'),
        }),
      ),
    });
    expect([made.status, (made.json as Subscription).status]).toEqual([201, 'requested']);
    await exceed(api, 'BloodPressure', { systolic: 190, diastolic: 70 }, 2);
    await exceed(api, 'HeartRate', { heartRate: 180 }, 1);
    await sendSubscriptions(api.services);
    expect(told(got.at(-1))).toMatchObject({
      ...{ numbers: [1], focus: [`https://portal.example/fhir/DetectedIssue/${own}.${heart}`] },
    });
  });
});
