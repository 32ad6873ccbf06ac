import { allAppScopes, allScopes, appKindNames, type FhirType, fhirTypes, mayRead } from '@rpm/domain';
import type { Bundle, CapabilityStatement, DocumentReference } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { anApp, aSubscription, demoAccounts } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { askFhir, idsOf, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';
import { aReading, billOctober, withRecords } from './wholePatient.ts';

/*
 * What the issue promises of each resource, tried on each: none of them is left out because somebody forgot to name it.
 */

const { patient } = demoAccounts;

/** A clinic that has something of each type, and a system that may read it all. */
async function clinic(kind: StoreKind) {
  const world = withRecords(requestWorld());
  const document = {
    ...recordOf('Condition'),
    recordId: 'a-document',
    resourceType: 'DocumentReference' as const,
  };
  const records = [...world.records, document].map((each) => ({ ...each, code: each.code ?? '195967001' }));
  const systems = [...(world.systems ?? []), await ownSystem()];
  const subscriptions = [aSubscription({ subscriptionId: 'own-1', systemId: 'system_own' })];
  const store = await makeStore(kind, {
    ...{ ...world, records, readings: () => [aReading()], systems, subscriptions },
  });
  const api = testApi(store);
  await billOctober(api);
  const token = await tokenFor(api, 'own');
  // Who has read is told of as well.
  await askFhir(api, token, `Patient/${own}`);
  await api.settle();
  return { api, token };
}

type Found = Record<string, unknown> & { id: string; meta?: { lastUpdated?: string } };
/** What is found of a type. */
const foundOf = ({ entry = [] }: Bundle) => entry.map(({ resource }) => resource as unknown as Found);

/** What a type can be searched by, as the server says it. */
async function offered(api: TestApi): Promise<Map<FhirType, string[]>> {
  const { rest = [] } = (await askFhir(api, null, 'metadata')).json as CapabilityStatement;
  return new Map(
    (rest[0]?.resource ?? []).map(({ type, searchParam = [] }) => [
      ...([type as FhirType, searchParam.map(({ name }) => name)] as const),
    ]),
  );
}

const isOfPatient = (params: readonly string[]) => params.includes('patient');

/** Where all of a type is found that the clinic has of the patient. */
const pathOf = (type: FhirType, params: readonly string[]) =>
  isOfPatient(params) ? `${type}?patient=${own}` : `${type}?`;

const codingsIn = (value: unknown): { code?: string }[] =>
  [value].flat().flatMap((each) => (each as { coding?: { code?: string }[] } | undefined)?.coding ?? []);
const firstText = (resource: Found, names: readonly string[]) =>
  names.map((name) => resource[name]).find((each): each is string => typeof each === 'string');
/** Of who stands for a reading, the code of that. */
const codeOfReading = ({ resourceType, target }: Found) =>
  resourceType === 'Provenance' &&
  /^Observation/.test((target as { reference: string }[])[0]?.reference ?? '')
    ? '8867-4'
    : undefined;
type Name = { family?: string; given?: string[] };

/** What of a resource a parameter looks at, and a value that no resource has. */
const looks: Record<string, { at: (resource: Found) => string | undefined; not: string }> = {
  _id: { at: ({ id }) => id, not: `${own}.snone` },
  _lastUpdated: { at: ({ meta }) => meta?.lastUpdated, not: 'lt1900-01-01' },
  code: {
    at: (resource) =>
      codeOfReading(resource) ??
      ['code', 'type', 'vaccineCode', 'medicationCodeableConcept']
        .flatMap((name) => codingsIn(resource[name]))
        .map(({ code }) => code)
        .find((each) => each !== undefined),
    not: 'none',
  },
  category: { at: ({ category }) => codingsIn(category)[0]?.code, not: 'none' },
  date: {
    at: (resource) =>
      // That of the reading, of which the day is told.
      (codeOfReading(resource) && String(resource.recorded).slice(0, 10)) ??
      firstText(resource, [
        ...['effectiveDateTime', 'recordedDate', 'occurrenceDateTime', 'performedDateTime', 'authoredOn'],
        ...['identifiedDateTime', 'date', 'dateTime', 'sent', 'recorded', 'enteredDate'],
      ]) ??
      (resource.period as { start?: string } | undefined)?.start,
    not: 'lt1900-01-01',
  },
  identified: { at: ({ identifiedDateTime }) => identifiedDateTime as string, not: 'lt1900-01-01' },
  status: { at: ({ status }) => status as string, not: 'none' },
  target: {
    at: ({ target }) => (target as { reference?: string }[])[0]?.reference,
    not: `Observation/${own}.s0-abc-0123456789abcdef`,
  },
  url: { at: ({ channel }) => (channel as { endpoint?: string }).endpoint, not: 'https://none.example' },
  identifier: { at: ({ identifier }) => (identifier as { value?: string }[])[0]?.value, not: 'none' },
  birthdate: { at: ({ birthDate }) => birthDate as string, not: '1800-01-01' },
  name: { at: ({ name }) => (name as Name[])[0]?.family, not: 'none' },
  family: { at: ({ name }) => (name as Name[])[0]?.family, not: 'none' },
  given: { at: ({ name }) => (name as Name[])[0]?.given?.[0], not: 'none' },
};

describe.each(storeKinds)('each resource at %s (15.3)', (kind) => {
  test('has an ETag, and who has it already is told so', async () => {
    const { api, token } = await clinic(kind);
    for (const [type, params] of await offered(api)) {
      const { json } = await askFhir(api, token, pathOf(type, params));
      let paths = type === 'Binary' ? [] : idsOf(json as Bundle).map((id) => `${type}/${id}`);
      if (type === 'Binary') {
        const { json: files } = await askFhir(api, token, `DocumentReference?patient=${own}`);
        paths = foundOf(files as Bundle).flatMap((each) => {
          const { content = [] } = each as unknown as Partial<DocumentReference>;
          return content[0]?.attachment.url?.replace('https://portal.example/fhir/', '') ?? [];
        });
      }
      expect([type, paths.length]).not.toEqual([type, 0]);
      const [path = ''] = paths;
      const first = await askFhir(api, token, path);
      const etag = first.headers.get('etag') ?? '';
      expect([type, first.status, etag]).toEqual([type, 200, expect.stringMatching(/^W\/"[\w-]{16}"$/)]);
      const ask = (known: string) => askFhir(api, token, path, { headers: { 'if-none-match': known } });
      for (const known of [etag, `W/"other", ${etag}`]) {
        const again = await ask(known);
        expect([type, again.status, again.json, again.headers.get('etag')]).toEqual([type, 304, null, etag]);
      }
      expect([type, (await ask('W/"0123456789abcdef"')).status]).toEqual([type, 200]);
    }
  });

  test('is found by each parameter that is offered for it, and by none that says something else', async () => {
    const { api, token } = await clinic(kind);
    for (const [type, params] of await offered(api)) {
      const path = pathOf(type, params);
      const all = foundOf((await askFhir(api, token, path)).json as Bundle);
      for (const name of params.filter((each) => each !== 'patient')) {
        const look = looks[name];
        if (!look) throw new Error(`Nothing tries ${name} of ${type}.`);
        const one = all.find((each) => look.at(each) !== undefined);
        expect([type, name, one !== undefined]).toEqual([type, name, true]);
        if (!one) continue;
        const search = async (value: string) => {
          const { status, json } = await askFhir(api, token, `${path}&${name}=${encodeURIComponent(value)}`);
          return [type, name, status, idsOf(json as Bundle).includes(one.id)];
        };
        expect(await search(look.at(one) ?? '')).toEqual([type, name, 200, true]);
        expect(await search(look.not)).toEqual([type, name, 200, false]);
      }
    }
  });

  test('says when it changed where one can search by that, and nowhere else', async () => {
    const { api, token } = await clinic(kind);
    for (const [type, params] of await offered(api)) {
      if (type === 'Binary') continue;
      const all = foundOf((await askFhir(api, token, pathOf(type, params))).json as Bundle);
      const dated = all.filter(({ meta }) => meta?.lastUpdated !== undefined);
      expect([type, dated.length]).toEqual([type, params.includes('_lastUpdated') ? all.length : 0]);
    }
  });

  test('comes with its patient beside it where one asks, once, however it was found', async () => {
    const { api, token } = await clinic(kind);
    for (const [type, params] of await offered(api)) {
      if (!isOfPatient(params)) continue;
      const [id] = idsOf((await askFhir(api, token, pathOf(type, params))).json as Bundle);
      for (const found of [`patient=${own}`, `_id=${id}`]) {
        const search = `${type}?${found}&_include=${type}:`;
        const beside = async (name: string) => {
          const { entry = [] } = (await askFhir(api, token, `${search}${name}`)).json as Bundle;
          return entry
            .filter(({ search: how }) => how?.mode === 'include')
            .map(({ resource }) => `${resource?.resourceType}/${resource?.id}`);
        };
        expect([search, await beside('patient')]).toEqual([search, [`Patient/${own}`]]);
        expect([search, await beside('nothing')]).toEqual([search, []]);
      }
      const narrow = await tokenFor(api, type, `system/${type}.rs`);
      const { status } = await askFhir(api, narrow, `${pathOf(type, params)}&_include=${type}:patient`);
      expect([type, status]).toEqual([type, 403]);
    }
  });

  test('ignores what is not understood, unless it is asked to be strict; what is offered is understood', async () => {
    const { api, token } = await clinic(kind);
    const headers = { prefer: 'handling=strict' };
    for (const [type, params] of await offered(api)) {
      if (type === 'Binary') continue;
      const path = pathOf(type, params);
      const [usual, strange] = [
        await askFhir(api, token, path),
        await askFhir(api, token, `${path}&mood=good`),
      ];
      expect([type, strange.status, idsOf(strange.json)]).toEqual([type, 200, idsOf(usual.json)]);
      const strict = await askFhir(api, token, `${path}&mood=good`, { headers });
      expect([type, strict.status, strict.json.issue?.[0]?.expression]).toEqual([type, 400, ['mood']]);
      for (const name of [...params, '_count']) {
        const [one] = foundOf(usual.json);
        const value =
          name === '_count'
            ? '5'
            : name === 'patient'
              ? own
              : ((one && looks[name]?.at(one)) ?? looks[name]?.not);
        const query = name === 'patient' ? path : `${path}&${name}=${encodeURIComponent(value ?? '')}`;
        const { status } = await askFhir(api, token, query, { headers });
        expect([type, name, status]).toEqual([type, name, 200]);
      }
    }
  });
});

/** What a token is told of each type that is searched or read: 403 where its scopes do not open it. */
async function opened(api: TestApi, token: string): Promise<FhirType[]> {
  const open: FhirType[] = [];
  for (const type of fhirTypes) {
    const [searched, read] = [
      await askFhir(api, token, type === 'Binary' ? `Binary/${own}` : `${type}?patient=${own}`),
      await askFhir(api, token, `${type}/${own}`),
    ];
    expect([type, searched.status === 403]).toEqual([type, read.status === 403]);
    if (searched.status !== 403) open.push(type);
  }
  return open;
}

describe.each(storeKinds)('each scope alone, at %s (15)', (kind) => {
  test.each(['a system', 'an app'])('%s: opens its own type and nothing else', async (who) => {
    const world = requestWorld();
    const systems = [...(world.systems ?? []), await ownSystem()];
    const store = await makeStore(kind, { ...world, systems, apps: [anApp()], appGrants: [] });
    const api = testApi(store);
    const scopes = (who === 'an app' ? allAppScopes : allScopes).filter((each) => each.endsWith('.rs'));
    expect(scopes.length).toBeGreaterThan(appKindNames.length);
    for (const [at, scope] of scopes.entries()) {
      const token = who === 'an app' ? await appToken(api, scope, at) : await tokenFor(api, scope, scope);
      const expected = fhirTypes.filter(
        (type) => scope === `${who === 'an app' ? 'patient' : 'system'}/${type}.rs`,
      );
      expect([scope, await opened(api, token)]).toEqual([scope, expected]);
      const sent = await askFhir(api, token, 'Observation', { method: 'POST', body: '{}' });
      expect([scope, sent.status]).toEqual([scope, 403]);
      const made = await askFhir(api, token, 'Subscription', { method: 'POST', body: '{}' });
      expect([scope, made.status]).toEqual([scope, 403]);
    }
    if (who === 'an app') return;
    // Writing opens nothing to read.
    const send = await tokenFor(api, 'send', 'system/Observation.c');
    expect(await opened(api, send)).toEqual([]);
    expect((await askFhir(api, send, 'Observation', { method: 'POST', body: '{}' })).status).toBe(415);
    const told = await tokenFor(api, 'told', 'system/Subscription.cud');
    expect(await opened(api, told)).toEqual(
      fhirTypes.filter((type) => mayRead(['system/Subscription.cud'], type)),
    );
  });
});

/** A token of an app that its patient has let see one thing alone. */
async function appToken(api: TestApi, scope: string, at: number): Promise<string> {
  const token = `app-token-${at}`.padEnd(43, 'x');
  const { connectedApps } = api.services.store;
  const [grantId, { accountId: patientId, clinicId }] = [`grant-${at}`, patient];
  const until = new Date(startOfTest.getTime() + 3_600_000);
  await connectedApps.allow(
    { accountId: patientId, clinicId, at: startOfTest },
    {
      ...{ grantId, appId: 'heart-diary', clinicId, patientId, scopes: [scope], keeps: false, until },
      ...{
        madeAt: startOfTest,
        codeHash: `code-${at}`,
        challenge: 'none',
        codeUntil: until,
        codeUsedAt: null,
      },
      ...{ redirectUri: 'https://heart-diary.example/back', identity: [], nonce: null },
    },
  );
  const kept = { tokenHash: hashToken(token), grantId, clinicId, isRefresh: false, scopes: [scope] };
  await connectedApps.issue([{ ...kept, until, usedAt: null }], startOfTest);
  return token;
}
