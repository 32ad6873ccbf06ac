import { limits } from '@rpm/domain';
import { Events } from 'oauth2-mock-server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { browser, portalOrigin, refusal, start } from './signOnWorld.ts';
import { storeKinds } from './stores.ts';

const { administrator, staff, patient, otherStaff } = demoAccounts;

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
