import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { signOnGate } from '../src/server/signOnGate.ts';
import { testApi } from './harness.ts';
import { aProvider, refusal, start } from './signOnWorld.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { administrator, staff, colleague, patient, provider, otherAdministrator, otherStaff } = demoAccounts;

describe.each(storeKinds)('single sign-on over the store in %s (issue 15.4)', (kind) => {
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
    // Nor does the account speak of a password, or ask for it.
    const uses = async (who: typeof staff) => (await ask(who, 'getProfile')).json;
    expect(await uses(staff)).toMatchObject({ usesPassword: false });
    expect(await uses(administrator)).toMatchObject({ usesPassword: true });
    const ways = async (who: typeof staff) => (await ask(who, 'startConfirmation', { body: {} })).json;
    expect(await ways(staff)).toMatchObject({ factors: [] });
    expect(await ways(administrator)).toMatchObject({ factors: ['password'] });
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
