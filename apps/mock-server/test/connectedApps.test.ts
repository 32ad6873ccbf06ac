import { endpoints } from '@rpm/api-client/calls';
import { allAppScopes, appKindNames, fhirId, fhirTypes, limits, mayRead } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import {
  allow,
  connected,
  exchange,
  post,
  reads,
  redirectUri,
  refresh,
  request,
  start,
  userId,
} from './connectedAppWorld.ts';
import { askFhir } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, otherPatient, administrator } = demoAccounts;

describe.each(storeKinds)('an app of a patient at %s (15.4, SMART App Launch)', (kind) => {
  test('asks, is let in for what the patient leaves on, and reads it under its own name', async () => {
    const { api, session } = await start(kind);
    const asking = await api.ask(endpoints.getAskingApp, {
      ...{ token: session, params: { userId }, query: request },
    });
    expect(asking.json).toEqual({
      ...{ name: 'Heart Diary', publisher: 'Fennel Sample Apps', host: 'heart-diary.example' },
      ...{ privacyUrl: 'https://heart-diary.example/privacy', kinds: appKindNames },
      ...{ keeps: true, isToldWho: false, since: null, isFaulty: false },
    });
    const { address, code } = await allow(api, session, { kinds: ['details', 'readings'] });
    expect(address).toBe(`${redirectUri}?code=${code}&state=a-state`);
    const { status, json } = await exchange(api, code);
    expect([status, json]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        ...{ token_type: 'Bearer', expires_in: limits.appTokenSeconds, patient: fhirId(userId) },
        scope:
          'launch/patient offline_access patient/Patient.rs patient/Observation.rs patient/Provenance.rs',
      },
    ]);
    expect((await reads(api, json.access_token)).json).toMatchObject({ id: fhirId(userId) });
    expect((await askFhir(api, json.access_token ?? '', 'Consent')).status).toBe(403);
    await api.settle();
    const log = await api.ask(endpoints.getAccessLog, {
      ...{ token: session, params: { userId }, query: { page: '0', noOfRows: '50' } },
    });
    expect(log.json).toMatchObject({
      result: expect.arrayContaining([
        expect.objectContaining({ userId: 'heart-diary', name: 'Heart Diary', kind: 'details' }),
      ]),
    });
  });

  test('its patient sees it and stops it, which counts at once', async () => {
    const { api, session, tokens } = await connected(kind);
    const list = async () =>
      (await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json as {
        grantId: string;
      }[];
    const [app, ...more] = await list();
    expect(more).toEqual([]);
    expect(app).toMatchObject({ name: 'Heart Diary', kinds: appKindNames, used: '20261120-15:00:00' });
    const body = { userId, grantId: app?.grantId };
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(200);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).json).toEqual({ error: 'invalid_grant' });
    expect(await list()).toEqual([]);
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(404);
    expect(await api.services.store.audit.list(patient.clinicId)).toMatchObject([
      { action: 'app.connected', accountId: userId, details: { name: 'Heart Diary' } },
      { action: 'app.ended', accountId: userId },
    ]);
  });

  test('once means once: no token to read on with', async () => {
    const { api, session, tokens } = await connected(kind, { days: 0 });
    expect([tokens.refresh_token, tokens.scope?.includes('offline_access')]).toEqual([undefined, false]);
    expect((await reads(api, tokens.access_token)).status).toBe(200);
    api.wait(limits.appTokenSeconds + limits.appCodeSeconds);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    const again = await api.sessionOf(patient);
    expect(session).not.toBe(again);
    expect((await api.ask(endpoints.getConnectedApps, { token: again, params: { userId } })).json).toEqual(
      [],
    );
  });

  test('on two devices they stand side by side; what is taken off counts on both, and one stop ends all', async () => {
    const { api, session, tokens: phone } = await connected(kind);
    const list = async () =>
      (await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json as {
        grantId: string;
      }[];
    const tablet = (await exchange(api, (await allow(api, session)).code)).json;
    for (const { access_token } of [phone, tablet]) expect((await reads(api, access_token)).status).toBe(200);
    const [app, ...more] = await list();
    expect([app, more]).toMatchObject([{ name: 'Heart Diary', devices: 2 }, []]);
    const third = (await exchange(api, (await allow(api, session, { kinds: ['details'] })).code)).json;
    const consents = `Consent?patient=${fhirId(userId)}`;
    for (const { access_token = '' } of [phone, tablet, third]) {
      expect((await reads(api, access_token)).status).toBe(200);
      expect((await askFhir(api, access_token, consents)).status).toBe(403);
    }
    const renewed = (await refresh(api, phone.refresh_token)).json;
    expect(renewed.scope).toBe('launch/patient offline_access patient/Patient.rs');
    // One of them gives itself up: the others stay.
    await post(api, 'revoke', { token: tablet.access_token ?? '', client_id: 'heart-diary' });
    expect((await reads(api, tablet.access_token)).status).toBe(401);
    expect((await reads(api, renewed.access_token)).status).toBe(200);
    const body = { userId, grantId: (await list())[0]?.grantId };
    expect((await api.ask(endpoints.endConnectedApp, { token: session, body })).status).toBe(200);
    for (const each of [renewed, third]) {
      expect((await reads(api, each.access_token)).status).toBe(401);
      expect((await refresh(api, each.refresh_token)).status).toBe(400);
    }
    expect(await list()).toEqual([]);
  });

  test('with nothing of the old left it ends there; of too many devices the newest stay', async () => {
    const { api, session, tokens } = await connected(kind, { kinds: ['details'] });
    await allow(api, session, { kinds: ['readings'] });
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    const many: string[] = [];
    for (let at = 0; at <= limits.appDevicesMax; at += 1) {
      api.wait(1);
      many.push((await exchange(api, (await allow(api, session)).code)).json.access_token ?? '');
    }
    const found = await Promise.all(many.map(async (token) => (await reads(api, token)).status));
    expect(found).toEqual([401, ...Array<number>(limits.appDevicesMax).fill(200)]);
  });

  test('when the app ends, it has nothing anywhere', async () => {
    const { api, tokens } = await connected(kind);
    expect(await api.services.store.connectedApps.endApp('heart-diary', new Date())).toBe(true);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
  });

  test('it reads nobody but its patient, of any type (the confused deputy)', async () => {
    const api = testApi(await makeStore(kind, requestWorld()));
    const { code } = await allow(api, await api.sessionOf(patient));
    const token = (await exchange(api, code)).json.access_token ?? '';
    const patients = (await askFhir(api, token, 'Patient')).json as Bundle;
    expect(patients.entry?.map(({ resource }) => resource?.id)).toEqual([fhirId(userId)]);
    const world = requestWorld();
    const near = world.patients.find(
      (each) => each.clinicId === patient.clinicId && each.patientId !== userId,
    );
    for (const other of [near?.patientId ?? '', otherPatient.accountId].map(fhirId)) {
      expect((await askFhir(api, token, `Patient/${other}`)).status).toBe(404);
      expect((await askFhir(api, token, `Patient/${other}/$everything`)).status).toBe(404);
      expect((await askFhir(api, token, `Patient?_id=${other}`)).json).toMatchObject({
        resourceType: 'Bundle',
        total: 0,
      });
      for (const type of fhirTypes.filter((each) => mayRead(allAppScopes, each))) {
        if (['Practitioner', 'Organization'].includes(type)) continue;
        const found = await askFhir(api, token, `${type}?patient=${other}`);
        expect([type, found.status, found.json.entry]).toEqual([
          type,
          type === 'Binary' ? 404 : 200,
          undefined,
        ]);
        expect([type, (await askFhir(api, token, `${type}/${other}`)).status]).toEqual([type, 404]);
        expect([type, (await askFhir(api, token, `${type}/${other}.x-1`)).status]).toEqual([type, 404]);
      }
    }
    for (const type of ['ChargeItem', 'DetectedIssue'])
      expect((await askFhir(api, token, `${type}?patient=${fhirId(userId)}`)).status).toBe(403);
    expect((await askFhir(api, token, '$export', { headers: { prefer: 'respond-async' } })).status).toBe(403);
    expect((await askFhir(api, token, 'Observation', { method: 'POST', body: '{}' })).status).toBe(403);
    const people = (await askFhir(api, token, 'Practitioner')).json as Bundle;
    const team = (await askFhir(api, token, `CareTeam?patient=${fhirId(userId)}`)).json.entry[0].resource;
    const carers = team.participant.map(({ member }: { member: { reference: string } }) => member.reference);
    expect(people.entry?.map(({ resource }) => `Practitioner/${resource?.id}`).sort()).toEqual(carers.sort());
  });

  test('it is refused while its patient cannot log in', async () => {
    const { api, tokens } = await connected(kind);
    const token = await api.sessionOf(administrator);
    const body = { userId, reason: 'asked' };
    await api.ask(endpoints.endPatientAccess, { token, body });
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).status).toBe(400);
  });

  test('access that is given back brings no app back: the patient lets it in again', async () => {
    const { api, tokens } = await connected(kind);
    const token = await api.sessionOf(administrator);
    await api.ask(endpoints.endPatientAccess, { token, body: { userId, reason: 'asked' } });
    const restored = await api.ask(endpoints.restorePatientAccess, { token, body: { userId } });
    expect(restored.status).toBe(200);
    expect((await reads(api, tokens.access_token)).status).toBe(401);
    expect((await refresh(api, tokens.refresh_token)).status).toBe(400);
    const session = await api.sessionOf(patient);
    expect((await api.ask(endpoints.getConnectedApps, { token: session, params: { userId } })).json).toEqual(
      [],
    );
    const again = (await exchange(api, (await allow(api, session)).code)).json;
    expect((await reads(api, again.access_token)).status).toBe(200);
  });
});
