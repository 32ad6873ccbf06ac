import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@rpm/api-client/calls';
import type { SignOnSettings } from '@rpm/domain';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/server';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { signOnGate } from '../src/server/signOnGate.ts';
import type { World } from '../src/store/World.ts';
import { atTheEnd } from './atTheEnd.ts';
import { testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds, testPassword } from './stores.ts';

/*
 * Single sign-on and launches out of an EHR against an OpenID provider that we did not write, over real sockets and through
 * `openid-client`.
 */

const { administrator, staff, colleague, patient, provider, otherAdministrator, otherStaff } = demoAccounts;
const browser = 'b'.repeat(43);
const portalOrigin = 'http://localhost:3000';
type Claims = Record<string, unknown>;

/** A provider which lets everybody in who comes, as whoever it is told. */
async function aProvider() {
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  atTheEnd(() => oauth.stop());
  const issuer = oauth.issuer.url;
  if (issuer === undefined) throw new Error('The provider has no address.');
  let claims: Claims = {};
  oauth.service.on(Events.BeforeTokenSigning, (token) => Object.assign(token.payload, claims));
  return {
    oauth,
    issuer,
    become: (next: Claims) => {
      claims = next;
    },
    /** Logs in there as a browser does. */
    logIn: async (address: string) => {
      const answer = await fetch(address, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? ''];
      return { path: back.pathname, code, state };
    },
  };
}

async function start(kind: StoreKind, more: Partial<World> = {}) {
  const there = await aProvider();
  const store = await makeStore(kind, { ...clinicWith([]), ...more });
  const api = testApi(store, { signOn: signOnGate(), portalOrigin });
  const ask = async (who: { accountId: string } | null, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { ...(who && { token: await api.sessionOf(who) }), ...options });
  const wish = {
    ...{ issuer: there.issuer, clientId: 'portal', secret: 'a secret', domains: ['northside.example'] },
    ...{ keepsPasswords: true, asksFactor: true, isOn: true },
  };
  const save = (change: object = {}, who = administrator) =>
    ask(who, 'saveSignOn', { body: { ...wish, ...change } });
  const begin = (username: string, own = browser) =>
    ask(null, 'beginSignOn', { body: { username, browser: own } });
  /** To the provider and back. */
  const trip = async (username = staff.username) => {
    const begun = await begin(username);
    if (begun.status !== 200) throw new Error(begun.text);
    return there.logIn((begun.json as { address: string }).address);
  };
  const finish = (brought: { code: string; state: string }, special: object = {}) =>
    ask(null, 'finishSignOn', { body: { state: brought.state, code: brought.code, browser, ...special } });
  const as = (claims: Claims) =>
    there.become({ sub: 'nurse-1', email: staff.username, email_verified: true, ...claims });
  as({});
  const reasons = async () => {
    await api.settle();
    return (await store.within('every clinic', () => store.access.list(northside.clinicId)))
      .filter(({ event }) => event === 'login-failed')
      .map(({ kind: why }) => why);
  };
  const settings = async () => (await ask(administrator, 'getSignOn')).json as SignOnSettings;
  return { api, store, ask, save, begin, trip, finish, as, reasons, settings, ...there };
}

const refusal = (code: keyof typeof refusalWords, status = 401) => ({
  status,
  json: { code, message: refusalWords[code] },
});

describe.each(storeKinds)('single sign-on over the store in %s (issue 15.4)', (kind) => {
  test('a nurse comes in by the clinic’s provider, with PKCE, state and nonce, and by the subject from then on', async () => {
    const { save, begin, trip, finish, as, settings, store } = await start(kind);
    expect(await save()).toMatchObject({ status: 200 });
    const { address } = (await begin(staff.username)).json as { address: string };
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      ...{ client_id: 'portal', response_type: 'code', scope: 'openid email', code_challenge_method: 'S256' },
      ...{ redirect_uri: `${portalOrigin}/sign-on`, nonce: expect.any(String), state: expect.any(String) },
    });
    expect((await settings()).provider).toMatchObject({ proved: null, hasSecret: true });
    expect(JSON.stringify(await settings())).not.toContain('a secret');
    const first = await finish(await trip());
    expect(first).toMatchObject({ status: 200, json: { user: { userId: staff.accountId, role: 'STAFF' } } });
    // The role is the clinic's own, whatever the token says; the address may change there.
    as({ email: 'new.name@northside.example', role: 'ADMIN', email_verified: false });
    expect(await finish(await trip())).toMatchObject({
      json: { user: { userId: staff.accountId, role: 'STAFF' } },
    });
    expect((await settings()).provider?.proved).toEqual(expect.any(String));
    const actions = (await store.audit.list(northside.clinicId)).map(({ action }) => action);
    expect(actions).toEqual(['clinic.sign-on', 'staff.linked']);
  });

  test.each([
    ['unverified', { email_verified: false }],
    ['otherDomain', { email: 'nurse@elsewhere.example' }],
    ['nobody', { email: 'nobody@northside.example' }],
    ['patient', { email: patient.username }],
    ['otherClinic', { email: otherStaff.username }],
  ] as const)('who is %s does not come in, and is told nothing of it', async (why, claims) => {
    const { save, trip, finish, as, reasons, store } = await start(kind);
    await save();
    // The domain of the other clinic cannot be listed on screen; the rule holds if it were.
    if (why === 'otherClinic') {
      await store.within('every clinic', async () => {
        const [kept] = await store.signOn.ofClinic(northside.clinicId);
        if (!kept) throw new Error('There is a provider.');
        const domains = ['northside.example', 'southside.example'];
        const actor = { accountId: administrator.accountId, clinicId: northside.clinicId, at: kept.madeAt };
        await store.signOn.save(actor, { ...kept, domains });
      });
    }
    as(claims);
    expect(await finish(await trip())).toMatchObject(refusal('signOnUnknown'));
    expect(await reasons()).toEqual([`sign-on: ${why}`]);
  });

  test('an address that the ID token leaves out is asked of the provider, for the same subject alone', async () => {
    const { save, trip, finish, as, reasons, oauth } = await start(kind);
    await save();
    as({ email: undefined, email_verified: undefined });
    const told = (body: object) =>
      oauth.service.once(Events.BeforeUserinfo, (answer) => void Object.assign(answer, { body }));
    told({ sub: 'nurse-1' });
    expect(await finish(await trip())).toMatchObject(refusal('signOnUnknown'));
    told({ sub: 'somebody-else', email: staff.username, email_verified: true });
    expect(await finish(await trip())).toMatchObject(refusal('signOnDenied'));
    told({ sub: 'nurse-1', email: staff.username, email_verified: true });
    expect(await finish(await trip())).toMatchObject({ json: { user: { userId: staff.accountId } } });
    expect(await reasons()).toEqual(['sign-on: unverified', 'sign-on: refused']);
  });

  test('whose access has ended does not come in, linked or not', async () => {
    const { ask, save, trip, finish, reasons } = await start(kind);
    await save();
    expect(await finish(await trip())).toMatchObject({ status: 200 });
    await ask(administrator, 'endAccess', { body: { accountId: staff.accountId } });
    expect(await finish(await trip())).toMatchObject(refusal('signOnUnknown'));
    expect(await reasons()).toEqual(['sign-on: ended']);
  });

  test('an address that somebody else has there now does not open the account; unlinked, it does', async () => {
    const { ask, save, trip, finish, as, reasons } = await start(kind);
    await save();
    await finish(await trip());
    as({ sub: 'another-person' });
    expect(await finish(await trip())).toMatchObject(refusal('signOnUnknown'));
    expect(await reasons()).toEqual(['sign-on: otherSubject']);
    const staffOf = async () =>
      ((await ask(administrator, 'getStaff')).json as { result: { id: string; isLinked: boolean }[] }).result
        .filter(({ isLinked }) => isLinked)
        .map(({ id }) => id);
    expect(await staffOf()).toEqual([staff.accountId]);
    await ask(administrator, 'unlinkSignOn', { body: { accountId: staff.accountId } });
    expect(await staffOf()).toEqual([]);
    expect(await finish(await trip())).toMatchObject({ status: 200 });
  });

  test('what comes back is good once, for 15 minutes, and in the browser that began', async () => {
    const { api, save, trip, finish, reasons } = await start(kind);
    await save();
    const again = refusal('signOnAgain');
    const stolen = await trip();
    expect(await finish(stolen, { browser: 'c'.repeat(43) })).toMatchObject(again);
    expect(await finish(stolen)).toMatchObject(again);
    const once = await trip();
    expect(await finish(once)).toMatchObject({ status: 200 });
    expect(await finish(once)).toMatchObject(again);
    expect(await finish({ state: 's'.repeat(43), code: 'a-code' })).toMatchObject(again);
    const late = await trip();
    api.wait(limits.signOnMinutes * 60);
    expect(await finish(late)).toMatchObject(again);
    expect(await reasons()).toEqual(['sign-on: otherBrowser']);
  });

  test.each([
    ['the nonce of another log in', { nonce: 'another' }],
    ['an ID token of another audience', { aud: 'another-client' }],
    ['an ID token of another issuer', { iss: 'https://login.elsewhere.example' }],
    ['an ID token that is over', { exp: 1 }],
  ])('%s is refused', async (_, claims) => {
    const { save, trip, finish, as, reasons } = await start(kind);
    await save();
    as(claims);
    expect(await finish(await trip())).toMatchObject(refusal('signOnDenied'));
    expect(await reasons()).toEqual(['sign-on: refused']);
  });

  test('a code that another issuer says it gave is not exchanged (RFC 9207)', async () => {
    const { save, trip, finish, issuer, reasons } = await start(kind);
    await save();
    expect(await finish(await trip(), { iss: 'https://attacker.example' })).toMatchObject(
      refusal('signOnDenied'),
    );
    expect(await finish(await trip(), { iss: issuer })).toMatchObject({ status: 200 });
    expect(await reasons()).toEqual(['sign-on: refused']);
  });

  test('the page that was asked for is told when somebody is back, and to this browser alone', async () => {
    const { ask, save, finish, logIn } = await start(kind);
    await save();
    const next = '/patientdetails?id=patient-002';
    const begun = await ask(null, 'beginSignOn', { body: { username: staff.username, browser, next } });
    const brought = await logIn((begun.json as { address: string }).address);
    expect((begun.json as { address: string }).address).not.toContain('patient-002');
    expect(await finish(brought)).toMatchObject({ status: 200, json: { next } });
  });

  test('a provider that is away when somebody begins is in the clinic’s log', async () => {
    const { save, begin, reasons, oauth } = await start(kind);
    await save();
    await oauth.stop();
    expect(await begin(staff.username)).toMatchObject(refusal('signOnAway'));
    await oauth.start(0, '127.0.0.1');
    expect(await reasons()).toEqual(['sign-on: away']);
  });

  test('who says no there is told, and who is away is said to be', async () => {
    const { save, trip, finish, begin, oauth } = await start(kind);
    await save();
    const { state } = await trip();
    expect(await finish({ state, code: '' }, { code: undefined, error: 'access_denied' })).toMatchObject(
      refusal('signOnDenied'),
    );
    const brought = await trip();
    await oauth.stop();
    expect(await finish(brought)).toMatchObject(refusal('signOnAway'));
    expect(await begin(staff.username)).toMatchObject(refusal('signOnAway'));
    await oauth.start(0, '127.0.0.1');
  });

  test('beginning tells of the domain alone: known and unknown addresses are answered alike', async () => {
    const { save, begin } = await start(kind);
    await save();
    expect(await begin('nobody@northside.example')).toMatchObject({ status: 200 });
    expect(await begin('staff@southside.example')).toMatchObject(refusal('signOnNone'));
    expect(await begin('nobody@southside.example')).toMatchObject(refusal('signOnNone'));
  });

  test('failures alone count: a shared workstation logs in all day, a domain that is none waits (F4, F23)', async () => {
    const { api, save, begin, trip, finish } = await start(kind);
    await save();
    const all = limits.loginTriesPerAddress + 1;
    for (let each = 0; each < all; each += 1) expect((await finish(await trip())).status).toBe(200);
    // Strangers who begin as somebody and never come back lock nobody out.
    for (let each = 0; each <= limits.loginTries; each += 1)
      expect((await begin(staff.username)).status).toBe(200);
    expect((await finish(await trip())).status).toBe(200);
    expect(api.pauses).toEqual([]);
    for (let each = 0; each < limits.loginTries; each += 1)
      expect(await begin('one@southside.example')).toMatchObject(refusal('signOnNone'));
    expect((await begin('one@southside.example')).status).toBe(429);
  });

  test('what fails at an address, and what nobody comes back from, slows the next ones there and refuses none (F3)', async () => {
    const { api, save, begin, trip, finish } = await start(kind);
    await save();
    for (let each = 1; each < limits.loginTriesPerAddress; each += 1)
      await begin(`someone-${each}@southside.example`);
    expect(api.pauses).toEqual([]);
    await begin(staff.username);
    expect((await finish(await trip())).status).toBe(200);
    expect(api.pauses).toEqual([limits.slowedTryMs, limits.slowedTryMs]);
    api.wait(limits.loginWindowMinutes * 60);
    expect((await finish(await trip())).status).toBe(200);
    expect(api.pauses).toHaveLength(2);
  });

  test('passwords end when somebody has come in without one, for all but administrators and patients', async () => {
    const { ask, save, trip, finish, settings } = await start(kind);
    const password = (username: string) => ask(null, 'login', { body: { username, password: testPassword } });
    expect(await save({ keepsPasswords: false })).toMatchObject(refusal('signOnUntested', 409));
    expect((await settings()).provider).toBeNull();
    await save();
    expect(await save({ keepsPasswords: false })).toMatchObject(refusal('signOnUntested', 409));
    await finish(await trip());
    expect(await save({ keepsPasswords: false, clientId: 'another' })).toMatchObject(
      refusal('signOnUntested', 409),
    );
    expect(await save({ keepsPasswords: false, secret: undefined })).toMatchObject({ status: 200 });
    expect(await password(staff.username)).toMatchObject(refusal('signOnOnly'));
    expect(await password(provider.username)).toMatchObject(refusal('signOnOnly'));
    expect(
      await ask(null, 'login', { body: { username: staff.username, password: 'wrong password' } }),
    ).toMatchObject(refusal('loginWrong'));
    for (const { username } of [administrator, patient, otherStaff])
      expect((await password(username)).status).toBe(200);
  });

  test('a secret is not told to another provider, and an ended one lets nobody in', async () => {
    const { save, trip, finish, begin } = await start(kind);
    await save();
    const other = { issuer: 'https://login.elsewhere.example', secret: undefined };
    expect(await save(other)).toMatchObject(refusal('signOnSecret', 409));
    const begun = await trip();
    await save({ isOn: false });
    expect(await finish(begun)).toMatchObject(refusal('signOnAgain'));
    expect(await begin(staff.username)).toMatchObject(refusal('signOnNone'));
  });

  test('a clinic lists domains of its own people, which no other one has', async () => {
    const { ask, save } = await start(kind);
    const message = refusalWords.signOnDomain({ domains: 'southside.example' });
    expect(await save({ domains: ['northside.example', 'southside.example'] })).toMatchObject({
      ...{ status: 409, json: { code: 'signOnDomain', message } },
    });
    await save();
    const body = { name: 'EHR', iss: 'https://ehr.example/r4', clientId: 'us', asksFactor: true };
    expect(
      await ask(otherAdministrator, 'addEhr', { body: { ...body, domains: ['northside.example'] } }),
    ).toMatchObject({ status: 409, json: { code: 'signOnDomain' } });
    expect((await save({ domains: ['southside.example'] }, otherAdministrator)).status).toBe(200);
  });

  test('where the provider does not ask for the second step, we do', async () => {
    const { save, trip, finish, store } = await start(kind);
    await save({ asksFactor: false });
    const actor = { accountId: staff.accountId, clinicId: northside.clinicId, at: new Date(0) };
    await store.within('every clinic', async () => {
      await store.secondFactors.beginTotp(staff.accountId, 'a-secret');
      await store.secondFactors.addTotp(actor, 1);
    });
    const asked = await finish(await trip());
    expect(asked).toMatchObject({ status: 200, json: { factors: ['totp'], ticket: expect.any(String) } });
    expect(asked.text).not.toContain('token');
    await save();
    expect(await finish(await trip())).toMatchObject({ json: { token: expect.any(String) } });
  });
});

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

describe('what a provider says of itself (issue 15.4)', () => {
  test('is checked before anybody depends on it', async () => {
    const { ask, issuer } = await start('memory');
    const check = async (address: string) =>
      (await ask(administrator, 'checkSignOn', { body: { issuer: address } })).json;
    expect(await check(issuer)).toEqual({ fault: null });
    expect(await check(issuer.replace('localhost', '127.0.0.1'))).toEqual({ fault: 'otherIssuer' });
    expect(await check('http://127.0.0.1:1')).toEqual({ fault: 'unreachable' });
    expect(await check(`${issuer}/nothing`)).toEqual({ fault: 'notProvider' });
  });

  test('an address on this machine is spoken to by nobody who is not on it', async () => {
    const there = await aProvider();
    const api = testApi(await makeStore('memory', clinicWith([])), { signOn: signOnGate() });
    const token = await api.sessionOf(administrator);
    const { issuer } = there;
    expect((await api.ask(endpoints.checkSignOn, { token, body: { issuer } })).json).toEqual({
      fault: 'notHere',
    });
    const body = { issuer, clientId: 'x', domains: ['northside.example'], asksFactor: true, isOn: true };
    expect(
      await api.ask(endpoints.saveSignOn, { token, body: { ...body, keepsPasswords: true } }),
    ).toMatchObject(refusal('signOnLocal', 409));
  });

  test('nobody sets it without a confirmation, and nobody but administrators', async () => {
    const { api, ask, save } = await start('memory');
    const token = await api.sessionOf(administrator);
    api.wait(limits.confirmedMinutes * 60);
    for (const name of ['saveSignOn', 'addEhr'] as const) {
      const own = { clientId: 'x', domains: ['northside.example'], asksFactor: true };
      const body = { ...own, issuer: 'https://a.example', keepsPasswords: true, isOn: true };
      const ehr = { ...own, name: 'E', iss: 'https://a.example' };
      const answer = await api.ask(endpoints[name], { token, body: name === 'addEhr' ? ehr : body });
      expect(answer).toMatchObject(refusal('confirmFirst', 403));
    }
    for (const who of [staff, colleague, patient]) expect((await ask(who, 'getSignOn')).status).toBe(403);
    expect((await save({}, staff as typeof administrator)).status).toBe(403);
  });
});
