import { endpoints } from '@rpm/api-client/calls';
import { defaultPreferences, limits, SessionRecord } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { cheapPasswords, passwordTurns, type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const username = 'staff@northside.example';

describe.each(storeKinds)('sessions over the store in %s', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, clinicWith([])));
  const logIn = (api: TestApi, body: object, address?: string) =>
    api.ask(endpoints.login, { body, ...(address !== undefined && { address }) });
  const tokenOf = ({ json }: { json: unknown }) => SessionRecord.parse(json).token;
  const keepAlive = async (api: TestApi, token: string) =>
    (await api.ask(endpoints.keepAlive, { token })).status;

  test('the right password gives a token of 256 bits and the user record (SES-05)', async () => {
    const api = await fresh();
    const answer = await logIn(api, { username: `  ${username.toUpperCase()} `, password: testPassword });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        userId: demoAccounts.staff.accountId,
        username,
        role: 'STAFF',
        clinicName: northside.name,
        firstName: 'Quince',
        middleName: '',
        lastName: 'Deskworth',
      },
      preferences: defaultPreferences,
    });
    expect(await keepAlive(api, tokenOf(answer))).toBe(200);
  });

  test('every log in gives a new token', async () => {
    const api = await fresh();
    const body = { username, password: testPassword };
    expect(tokenOf(await logIn(api, body))).not.toBe(tokenOf(await logIn(api, body)));
  });

  test('a session ends after its idle time, and each call begins that time anew (behaviour R1, R7)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.staff);
    const idle = limits.idleLogoutSeconds + limits.idleGraceSeconds;
    for (let round = 0; round < 3; round += 1) {
      api.wait(idle - 1);
      expect(await keepAlive(api, token)).toBe(200);
    }
    api.wait(idle);
    expect(await keepAlive(api, token)).toBe(401);
    api.wait(-idle);
    expect(await keepAlive(api, token), 'what is over stays over, even if the clock goes back').toBe(401);
  });

  test('a session lives as long as its user works, however short the pauses are', async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.staff);
    for (let at = 0; at < 100; at += 1) {
      api.wait(limits.sessionRenewEverySeconds - 1);
      expect(await keepAlive(api, token)).toBe(200);
    }
    api.wait(limits.idleLogoutSeconds);
    expect(await keepAlive(api, token)).toBe(200);
  });

  test('a session ends after its absolute time however busy it is (behaviour R1)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(demoAccounts.staff);
    const end = limits.sessionAbsoluteHours * 3600;
    for (let at = 300; at < end; at += 300) {
      api.wait(300);
      expect(await keepAlive(api, token)).toBe(200);
    }
    api.wait(300);
    expect(await keepAlive(api, token)).toBe(401);
  });

  test('logging out ends this session and no other (NAV-08)', async () => {
    const api = await fresh();
    const [mine, other] = [await api.sessionOf(demoAccounts.staff), await api.sessionOf(demoAccounts.staff)];
    expect(await api.ask(endpoints.logout, { token: mine })).toMatchObject({
      status: 200,
      json: { message: serverWords.loggedOut },
    });
    expect([await keepAlive(api, mine), await keepAlive(api, other)]).toEqual([401, 200]);
  });

  test('an unknown name and a wrong password get one answer and cost one verification each (behaviour R33)', async () => {
    const verify = vi.fn(cheapPasswords.verify);
    const api = testApi(await makeStore(kind, clinicWith([])), { passwords: { ...cheapPasswords, verify } });
    const wrong = await logIn(api, { username, password: 'wrong' });
    const unknown = await logIn(api, { username: 'nobody@northside.example', password: testPassword });
    expect(wrong).toMatchObject({ status: 401, json: { message: refusalWords.loginWrong } });
    expect(unknown.text).toBe(wrong.text);
    const costs = verify.mock.calls.map(([, hash]) => hash.split('$')[2]);
    expect(costs).toEqual(['ln=4,r=8,p=1', 'ln=4,r=8,p=1']);
  });

  test('after five failures the account is locked for everybody, the right password included', async () => {
    const api = await fresh();
    for (let at = 0; at < limits.loginTries; at += 1) {
      const answer = await logIn(api, { username, password: 'wrong' }, `address ${at}`);
      expect(answer.status).toBe(401);
    }
    api.wait(60);
    const wrong = await logIn(api, { username, password: 'wrong' }, 'elsewhere');
    const right = await logIn(api, { username: username.toUpperCase(), password: testPassword }, 'at home');
    expect(right).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect(right.text).toBe(wrong.text);
    expect(right.headers.get('retry-after')).toBe(String(limits.loginWindowMinutes * 60 - 60));
    api.wait(limits.loginWindowMinutes * 60 - 60);
    expect((await logIn(api, { username, password: testPassword })).status).toBe(200);
  });

  test('an account that does not exist is locked in the same way', async () => {
    const api = await fresh();
    const body = { username: 'nobody@northside.example', password: 'wrong' };
    for (let at = 0; at < limits.loginTries; at += 1) await logIn(api, body, `address ${at}`);
    expect((await logIn(api, body, 'elsewhere')).status).toBe(429);
  });

  test('tries that are made at once: no more are answered than are counted (behaviour R33)', async () => {
    const verify = vi.fn(cheapPasswords.verify);
    const api = testApi(await makeStore(kind, clinicWith([])), { passwords: { ...cheapPasswords, verify } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => logIn(api, { username, password: 'wrong' }, `address ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.loginTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limits.loginTries);
    expect(verify.mock.calls.length).toBeLessThan(limits.loginTries + passwordTurns.atOnce);
  });

  test('a success forgets the failures of its account', async () => {
    const api = await fresh();
    for (let round = 0; round < 3; round += 1) {
      for (let at = 1; at < limits.loginTries; at += 1) await logIn(api, { username, password: 'wrong' });
      expect((await logIn(api, { username, password: testPassword })).status).toBe(200);
    }
  });

  test('a password of 1,000 characters is judged like any other (behaviour 1c)', async () => {
    const api = await fresh();
    expect((await logIn(api, { username, password: 'x'.repeat(1000) })).status).toBe(401);
  });
});
