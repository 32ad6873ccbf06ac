import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { colleague, staff } = demoAccounts;
const wrong = { status: 400, json: { message: refusalWords.codeWrong } };

describe.each(storeKinds)('the own address over the store in %s', (kind) => {
  async function fresh() {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const token = await api.sessionOf(colleague);
    const send = async () => {
      const { json } = await api.ask(endpoints.sendEmailCode, { token });
      const code = /Your code is (\d{6})/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
      return { ...(json as { ticket: string }), code };
    };
    const state = async () => (await api.ask(endpoints.getEmailState, { token })).json;
    const verify = (body: object) => api.ask(endpoints.verifyEmail, { token, body });
    return { api, token, send, state, verify };
  }

  test('is confirmed by the code from the mailbox, once (RTE-06, behaviour R33)', async () => {
    const { api, send, state, verify } = await fresh();
    const { username } = colleague;
    expect(await state()).toEqual({ username, confirmedAt: null });
    const asked = await send();
    expect(api.mails.at(-1)).toMatchObject({
      to: username,
      subject: mailWords.emailCode.subject,
    });
    const shown = await verify({
      ticket: asked.ticket,
      code: `${asked.code.slice(0, 3)} ${asked.code.slice(3)}`,
    });
    const confirmed = { username, confirmedAt: '20261120-15:00:00' };
    expect([shown.status, shown.json]).toEqual([200, confirmed]);
    expect(await state()).toEqual(confirmed);
    expect(await verify(asked), 'used').toMatchObject(wrong);
    expect(await state()).toEqual(confirmed);
  });

  test('a code that is wrong, replaced, too old, or of somebody else gets one answer (behaviour R33)', async () => {
    const { api, token, send, state, verify } = await fresh();
    const first = await send();
    const second = await send();
    expect(await verify(first), 'replaced').toMatchObject(wrong);
    expect(await verify({ ...second, code: second.code === '000000' ? '000001' : '000000' })).toMatchObject(
      wrong,
    );
    expect(await verify({ ...second, ticket: 'x'.repeat(43) })).toMatchObject(wrong);
    const another = await api.sessionOf(staff);
    expect(await api.ask(endpoints.verifyEmail, { token: another, body: second })).toMatchObject(wrong);
    for (let minutes = 0; minutes < limits.codeMinutes; minutes += 5) {
      api.wait(300);
      await api.ask(endpoints.keepAlive, { token });
    }
    expect(await verify(second), 'too old').toMatchObject(wrong);
    expect(await state()).toMatchObject({ confirmedAt: null });
  });

  test('is tried five times; then only a new code helps, and codes are counted (behaviour R33)', async () => {
    const { api, token, send, verify } = await fresh();
    const { ticket, code } = await send();
    for (let count = 0; count < limits.codeTries; count += 1) {
      expect(await verify({ ticket, code: code === '000000' ? '000001' : '000000' })).toMatchObject(wrong);
    }
    expect((await verify({ ticket, code })).status, 'too many tries').toBe(429);
    for (let count = 1; count < limits.loginTries; count += 1) await send();
    expect(await api.ask(endpoints.sendEmailCode, { token })).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
  });
});

describe.each(storeKinds)('a locked account over the store in %s', (kind) => {
  test('is told to its owner by mail, once for a lock; the answer tells nobody (behaviour 1b, R33)', async () => {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const logIn = (username: string, password: string) =>
      api.ask(endpoints.login, { body: { username, password } });
    for (let count = 0; count < limits.loginTries; count += 1) {
      expect(api.mails).toEqual([]);
      const known = await logIn(staff.username, 'wrong');
      const unknown = await logIn('nobody@example.test', 'wrong');
      expect([known.status, known.json]).toEqual([
        401,
        { code: 'loginWrong', message: refusalWords.loginWrong },
      ]);
      expect([unknown.status, unknown.json]).toEqual([401, known.json]);
    }
    expect(api.mails).toEqual([
      {
        to: staff.username,
        subject: mailWords.locked.subject,
        text: expect.stringContaining('“Forgot password?”'),
      },
    ]);
    const [known, unknown] = [
      await logIn(staff.username, testPassword),
      await logIn('nobody@example.test', 'x'),
    ];
    expect([known.status, known.json]).toEqual([
      429,
      { code: 'tooManyTries', message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    ]);
    expect([unknown.status, unknown.json]).toEqual([429, known.json]);
    // The lock is over; this is another one.
    api.wait(limits.loginWindowMinutes * 60);
    for (let count = 0; count < limits.loginTries; count += 1) await logIn(staff.username, 'wrong');
    expect(api.mails).toHaveLength(2);
    await logIn(staff.username, testPassword);
    expect(api.mails, 'no mail for each further try').toHaveLength(2);
  });

  test('guessing the current password of an open session is told too (behaviour R33)', async () => {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const token = await api.sessionOf(staff);
    const body = { currentPassword: 'wrong', password: 'a long new password' };
    for (let count = 0; count < limits.loginTries; count += 1) {
      expect((await api.ask(endpoints.changePassword, { token, body })).status).toBe(400);
    }
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [staff.username, mailWords.locked.subject],
    ]);
  });
});
