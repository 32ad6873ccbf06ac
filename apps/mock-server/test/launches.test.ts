import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@rpm/domain';
import { Events, type OAuth2Server } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { atTheEnd } from './atTheEnd.ts';
import { browser, portalOrigin, refusal, start } from './signOnWorld.ts';
import { storeKinds } from './stores.ts';

const { administrator, staff, patient, otherAdministrator } = demoAccounts;

/** An EHR that has a patient open. */
async function anEhrOf(oauth: OAuth2Server, patientThere: object) {
  oauth.service.on(Events.BeforeResponse, ({ body }) => {
    if (body !== '') body.patient = 'p-1';
  });
  const seen: (string | undefined)[] = [];
  const root = `http://127.0.0.1:${oauth.address().port}`;
  const answers: Record<string, object> = {
    '/r4/.well-known/smart-configuration': {
      ...{ issuer: oauth.issuer.url, authorization_endpoint: `${root}/authorize`, jwks_uri: `${root}/jwks` },
      ...{
        token_endpoint: `${root}/token`,
        capabilities: ['launch-ehr', 'sso-openid-connect', 'permission-v2'],
      },
    },
    '/r4/Patient/p-1': { resourceType: 'Patient', id: 'p-1', ...patientThere },
  };
  const fhir = createServer((request, response) => {
    if (request.url?.includes('Patient')) seen.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((done) => void fhir.listen(0, '127.0.0.1', done));
  atTheEnd(async () => {
    fhir.closeAllConnections();
    fhir.close();
  });
  return { iss: `http://127.0.0.1:${(fhir.address() as AddressInfo).port}/r4`, seen };
}

describe.each(storeKinds)('records opened out of an EHR over the store in %s (issue 15.4)', (kind) => {
  const own = smallClinic().patients.find(({ patientId }) => patientId === patient.accountId);
  if (!own) throw new Error('The demo patient is there.');
  const there = { birthDate: own.birthDate, name: [{ family: own.lastName, given: [own.firstName] }] };

  async function launched(patientThere: object, more: Partial<World> = {}) {
    const all = await start(kind, more);
    const ehr = await anEhrOf(all.oauth, patientThere);
    const added = await all.ask(administrator, 'addEhr', {
      body: {
        ...{ name: 'Riverbend EHR', iss: ehr.iss, clientId: 'us', domains: ['northside.example'] },
        asksFactor: true,
      },
    });
    expect(added.status).toBe(200);
    const begin = (iss = ehr.iss) =>
      all.ask(null, 'beginLaunch', { body: { iss, launch: 'launch-1', browser } });
    const launch = async () => {
      const { address } = (await begin()).json as { address: string };
      return { address, back: await all.logIn(address) };
    };
    return { ...all, ...ehr, begin, launch };
  }

  test('a nurse is sent with SMART scopes, comes back, and the record of the patient opens', async () => {
    const { launch, finish, iss, seen, store } = await launched(there);
    const { address, back } = await launch();
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      ...{ scope: 'launch openid fhirUser email patient/Patient.r', launch: 'launch-1', aud: iss },
      ...{ code_challenge_method: 'S256', redirect_uri: `${portalOrigin}/launch` },
    });
    expect(back.path).toBe('/launch');
    const opened = await finish(back);
    expect(opened).toMatchObject({
      status: 200,
      json: {
        user: { userId: staff.accountId },
        launched: { outcome: 'found', userId: patient.accountId },
      },
    });
    expect(seen).toEqual([expect.stringMatching(/^Bearer /)]);
    // The token of the EHR is nowhere: not in the answer, and nothing of the way there is kept.
    expect(opened.text).not.toContain(seen[0]?.slice(7) ?? '-');
    expect(await store.within('every clinic', () => store.signOn.take('', new Date(0)))).toBeNull();
  });

  test.each([
    ['none', { ...there, birthDate: '1901-01-01' }],
    ['none', { ...there, name: [{ family: 'Elsewhere', given: ['Somebody'] }] }],
    ['none', { name: there.name }],
  ] as const)('%s is said when nobody fits', async (outcome, patientThere) => {
    const { launch, finish } = await launched(patientThere);
    expect(await finish((await launch()).back)).toMatchObject({
      json: { launched: { outcome, userId: null } },
    });
  });

  test('two who fit are not chosen from, and those of another clinic do not count', async () => {
    const twin = { ...own, patientId: 'twin', username: 'twin@example.test' };
    const both = { patients: [...smallClinic().patients, twin] };
    const { launch, finish } = await launched(there, both);
    expect(await finish((await launch()).back)).toMatchObject({
      json: { launched: { outcome: 'several', userId: null } },
    });
    const far = { ...twin, clinicId: demoAccounts.otherPatient.clinicId };
    const again = await launched(there, { patients: [...smallClinic().patients, far] });
    expect(await again.finish((await again.launch()).back)).toMatchObject({
      json: { launched: { outcome: 'found', userId: own.patientId } },
    });
  });

  test('an unknown EHR, an ended one, and a patient who comes out of one open nothing', async () => {
    const { ask, begin, launch, finish, as, reasons, settings } = await launched(there);
    expect(await begin('https://elsewhere.example/r4')).toMatchObject(refusal('ehrUnknown'));
    as({ fhirUser: 'https://ehr.example/r4/Patient/p-1' });
    expect(await finish((await launch()).back)).toMatchObject(refusal('signOnUnknown'));
    expect(await reasons()).toEqual(['sign-on: patient']);
    const { back } = await launch();
    const ehrId = (await settings()).ehrs[0]?.ehrId;
    expect((await ask(otherAdministrator, 'endEhr', { body: { ehrId } })).status).toBe(404);
    expect((await ask(administrator, 'endEhr', { body: { ehrId } })).status).toBe(200);
    expect(await finish(back)).toMatchObject(refusal('signOnAgain'));
    expect(await begin()).toMatchObject(refusal('ehrUnknown'));
  });

  test('a launch that was canceled, or whose EHR is away, speaks of the EHR and not of the clinic’s login', async () => {
    const { begin, launch, finish, oauth } = await launched(there);
    const { state } = (await launch()).back;
    expect(await finish({ state, code: '' }, { code: undefined, error: 'access_denied' })).toMatchObject(
      refusal('ehrDenied'),
    );
    const { back } = await launch();
    await oauth.stop();
    expect(await finish(back)).toMatchObject(refusal('ehrAway'));
    expect(await begin()).toMatchObject({ status: 200 });
    await oauth.start(0, '127.0.0.1');
  });

  test('a clinic opens records all day at one address; EHRs that are none slow it, and refuse none (F3, F4)', async () => {
    const { api, begin, launch, finish } = await launched(there);
    for (let each = 0; each <= limits.loginTriesPerAddress; each += 1)
      expect((await finish((await launch()).back)).status).toBe(200);
    expect(api.pauses).toEqual([]);
    for (let each = 0; each < limits.loginTriesPerAddress; each += 1)
      expect(await begin(`https://elsewhere-${each}.example/r4`)).toMatchObject(refusal('ehrUnknown'));
    expect(api.pauses).toEqual([]);
    expect((await finish((await launch()).back)).status).toBe(200);
    expect(api.pauses).toEqual([limits.slowedTryMs, limits.slowedTryMs]);
  });

  test('an EHR is one clinic’s', async () => {
    const { ask, iss } = await launched(there);
    const body = { name: 'EHR', iss: `${iss}/`, clientId: 'us', asksFactor: true };
    const domains = ['southside.example'];
    expect(await ask(otherAdministrator, 'addEhr', { body: { ...body, domains } })).toMatchObject(
      refusal('ehrTaken', 409),
    );
  });
});
