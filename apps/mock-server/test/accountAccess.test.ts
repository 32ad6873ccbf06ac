import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { cheapPasswords, type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { staff, otherAdministrator } = demoAccounts;
const newPassword = 'a long new password';
const linkIn = (api: TestApi) => {
  const text = api.mails.findLast(({ subject }) => subject.startsWith('Set a new'))?.text ?? '';
  const [, user = '', token = ''] =
    /https:\/\/portal\.example\/verify-pass-token\/([^/]+)\/([\w-]{43})\n/.exec(text) ?? [];
  return { user: decodeURIComponent(user), token };
};

describe.each(storeKinds)('a forgotten password over the store in %s', (kind) => {
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) =>
    testApi(await makeStore(kind, clinicWith([])), special);
  const forget = (api: TestApi, username: string = staff.username, address = 'somewhere') =>
    api.ask(endpoints.forgotPassword, { body: { username }, address });
  const check = (api: TestApi, body: object, address = 'somewhere') =>
    api.ask(endpoints.checkPasswordToken, { body, address });
  const reset = (api: TestApi, link = linkIn(api), password = newPassword) =>
    api.ask(endpoints.resetPassword, { body: { ...link, password } });
  const logIn = (api: TestApi, password: string) =>
    api.ask(endpoints.login, { body: { username: staff.username, password } });

  test('the link of the mail sets a new password; all sessions end, and its owner is told (SCR-01, behaviour R20)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    expect(await forget(api, ` ${staff.username.toUpperCase()} `)).toMatchObject({
      status: 200,
      json: { message: serverWords.linkSent },
    });
    expect(linkIn(api).user).toBe(staff.accountId);
    expect((await check(api, linkIn(api))).json).toEqual({ opens: 'password' });
    const done = await reset(api);
    expect(done).toMatchObject({ status: 200, json: { message: serverWords.passwordSet } });
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(401);
    expect((await logIn(api, testPassword)).status).toBe(401);
    expect((await logIn(api, newPassword)).status).toBe(200);
    expect(api.mails.map(({ to }) => to)).toEqual([staff.username, staff.username]);
    expect(api.mails[1]?.subject).toBe('Your password was changed');
    expect(await api.services.store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'password.reset', subject: staff.accountId },
    ]);
  });

  test('nobody learns who is known: one answer, and a mail for the owner alone (behaviour R33)', async () => {
    const api = await fresh();
    const answers = [];
    for (const username of [staff.username, 'nobody@example.test', 'juniper.mockford@example.test']) {
      const { status, text, headers } = await forget(api, username);
      answers.push(JSON.stringify([status, text, [...headers]]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(api.mails.map(({ to }) => to)).toEqual([staff.username]);
  });

  test('a link that is used, replaced, too old, made up or of another gets one answer', async () => {
    const api = await fresh();
    await forget(api);
    const replaced = linkIn(api);
    await forget(api);
    const used = linkIn(api);
    expect((await reset(api, used)).status).toBe(200);
    await forget(api);
    const late = linkIn(api);
    const answers = [
      await check(api, replaced),
      await reset(api, replaced),
      await check(api, used),
      await reset(api, used),
      await check(api, { ...late, token: 'x'.repeat(43) }),
      await check(api, { ...late, user: 'nobody' }),
      await reset(api, { ...late, user: 'nobody' }),
    ];
    api.wait(limits.passwordLinkMinutes * 60);
    answers.push(await check(api, late), await reset(api, late));
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([
        400,
        JSON.stringify({ code: 'linkGone', message: refusalWords.linkGone }),
      ]);
    }
    expect((await logIn(api, newPassword)).status).toBe(200);
  });

  test('opening the link spends nothing, by a scanner of mails or by a reload; the first password does (behaviour R20)', async () => {
    const api = await fresh();
    await forget(api);
    const link = linkIn(api);
    const { path } = endpoints.checkPasswordToken;
    expect((await api.request(path)).status).toBe(405);
    for (let at = 0; at <= limits.loginTries; at += 1) expect((await check(api, link)).status).toBe(200);
    const both = await Promise.all([reset(api, link), reset(api, link, 'another new password')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await check(api, link)).status).toBe(400);
  });

  test('a password that is too short is told, and the link is still good', async () => {
    const api = await fresh();
    await forget(api);
    const link = linkIn(api);
    expect(await reset(api, link, 'short')).toMatchObject({ status: 400, json: { field: 'password' } });
    expect((await reset(api, link)).status).toBe(200);
  });

  test('five links in 15 minutes, counted apart from log ins; who was locked out can log in after a reset', async () => {
    const api = await fresh();
    for (let at = 0; at < limits.loginTries; at += 1) await logIn(api, 'wrong');
    expect((await logIn(api, testPassword)).status).toBe(429);
    for (let at = 0; at < limits.loginTries; at += 1) {
      expect((await forget(api, staff.username, `address ${at}`)).status).toBe(200);
    }
    const refused = await forget(api, staff.username, 'elsewhere');
    expect(refused).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect((await reset(api)).status).toBe(200);
    expect((await logIn(api, newPassword)).status).toBe(200);
  });

  test('neither token nor password nor address is in the log or in the audit log', async () => {
    const api = await fresh();
    await forget(api);
    await check(api, linkIn(api));
    await reset(api);
    const kept = JSON.stringify([api.log, await api.services.store.audit.list(northside.clinicId)]);
    for (const secret of [linkIn(api).token, newPassword, staff.username]) {
      expect(kept).not.toContain(secret);
    }
  });

  test('a password is changed with the current one; the own session goes on and the others end (SCR-01)', async () => {
    const api = await fresh();
    const [own, other] = [await api.sessionOf(staff), await api.sessionOf(staff)];
    const change = (currentPassword: string) =>
      api.ask(endpoints.changePassword, { token: own, body: { currentPassword, password: newPassword } });
    expect(await change('wrong')).toMatchObject({
      status: 400,
      json: { message: refusalWords.passwordWrong, field: 'currentPassword' },
    });
    expect((await api.ask(endpoints.keepAlive, { token: other })).status).toBe(200);
    expect((await change(testPassword)).json).toEqual({ message: serverWords.passwordChanged });
    expect((await api.ask(endpoints.keepAlive, { token: own })).status).toBe(200);
    expect((await api.ask(endpoints.keepAlive, { token: other })).status).toBe(401);
    expect((await logIn(api, newPassword)).status).toBe(200);
    expect(api.mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  test('an open session is no way to guess its password', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    const change = (currentPassword: string) =>
      api.ask(endpoints.changePassword, { token, body: { currentPassword, password: newPassword } });
    for (let at = 0; at < limits.loginTries; at += 1) expect((await change('wrong')).status).toBe(400);
    expect((await change(testPassword)).status).toBe(429);
  });
});

describe.each(storeKinds)('a log in with a code over the store in %s', (kind) => {
  const { username } = otherAdministrator;
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) =>
    testApi(await makeStore(kind, clinicWith([])), special);
  const logIn = (api: TestApi, password = testPassword) =>
    api.ask(endpoints.login, { body: { username, password } });
  const ticketOf = ({ json }: { json: unknown }) => (json as { ticket: string }).ticket;
  const codeIn = (api: TestApi) => /\d{6}/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? 'no code';
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const verify = (api: TestApi, ticket: string, code: string, address = 'somewhere') =>
    api.ask(endpoints.verifyLogin, { body: { ticket, code }, address });

  test('the right password sends a code, and the code starts the session (SCR-01)', async () => {
    const api = await fresh();
    const answer = await logIn(api);
    expect(answer).toMatchObject({ status: 200, json: { ticket: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(answer.json).not.toHaveProperty('token');
    expect(api.mails.map(({ to }) => to)).toEqual([username]);
    const code = codeIn(api);
    const session = await verify(api, ticketOf(answer), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    const { token, user } = endpoints.verifyLogin.answer.parse(session.json);
    expect(user.username).toBe(username);
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(200);
    expect((await verify(api, ticketOf(answer), code)).json, 'a code is good once').toEqual({
      code: 'codeWrong',
      message: refusalWords.codeWrong,
    });
  });

  test('a wrong password sends none', async () => {
    const api = await fresh();
    expect((await logIn(api, 'wrong')).status).toBe(401);
    expect(api.mails).toEqual([]);
  });

  test('a code that is wrong, too old, or of another log in gets one answer and costs one verification', async () => {
    const check = vi.fn(cheapPasswords.verify);
    const api = await fresh({ passwords: { ...cheapPasswords, verify: check } });
    const ticket = ticketOf(await logIn(api));
    const code = codeIn(api);
    check.mockClear();
    const answers = [await verify(api, ticket, wrong(code)), await verify(api, 'x'.repeat(43), code)];
    api.wait(limits.codeMinutes * 60);
    answers.push(await verify(api, ticket, code));
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([
        400,
        JSON.stringify({ code: 'codeWrong', message: refusalWords.codeWrong }),
      ]);
    }
    expect(check).toHaveBeenCalledTimes(3);
  });

  test('five tries of a code, five codes in 15 minutes: asking anew gives no more (behaviour R33)', async () => {
    const api = await fresh();
    for (let asked = 0; asked < limits.loginTries; asked += 1) {
      const ticket = ticketOf(await logIn(api));
      const code = codeIn(api);
      for (let at = 0; at < limits.codeTries; at += 1) {
        expect((await verify(api, ticket, wrong(code), `address ${asked}`)).status).toBe(400);
      }
      expect((await verify(api, ticket, code, `address ${asked}`)).status).toBe(429);
    }
    expect((await logIn(api)).status).toBe(429);
  });

  test('neither code nor ticket is in the log', async () => {
    const api = await fresh();
    const ticket = ticketOf(await logIn(api));
    await verify(api, ticket, codeIn(api));
    for (const secret of [codeIn(api), ticket]) expect(JSON.stringify(api.log)).not.toContain(secret);
  });
});
