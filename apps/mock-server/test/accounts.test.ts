import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { cheapPasswords, testApi } from './harness.ts';
import { codeIn, enrolled, logIn, password, signUpPage, wrong } from './signUpWorld.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { staff, patient } = demoAccounts;

describe.each(storeKinds)('accounts over the store in %s', (kind) => {
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) =>
    testApi(await makeStore(kind, clinicWith([])), special);
  const { page, signUp, verify } = signUpPage();

  test('an enrolled patient signs up, shows the code, and logs in as a patient of the clinic (behaviour R33)', async () => {
    const api = await fresh();
    const asked = await signUp(api, enrolled.toUpperCase());
    expect(asked).toMatchObject({ status: 200, json: { message: serverWords.signedUp } });
    expect(api.mails.map(({ to }) => to)).toEqual([enrolled]);
    expect((await logIn(api)).status, 'not before the code').toBe(401);
    const code = codeIn(api);
    expect(await verify(api, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
      status: 200,
      json: { message: serverWords.accountOpened },
    });
    expect(await logIn(api)).toMatchObject({
      status: 200,
      json: { user: { role: 'PATIENT', clinicName: northside.name, firstName: 'Juniper' } },
    });
    expect((await verify(api, code)).json, 'a code is good once').toEqual({
      code: 'signUpCodesWrong',
      message: refusalWords.signUpCodesWrong,
    });
    expect(await api.services.store.audit.list(northside.clinicId)).toMatchObject([
      { action: 'account.opened' },
    ]);
  });

  test('a code is good only in the page that asked for it: nobody signs up for somebody else (behaviour R33)', async () => {
    const api = await fresh();
    await signUp(api);
    const own = page.ticket;
    // Somebody else signs up under the patient's address, and hopes that the patient types the newer code.
    await signUp(api, enrolled, 'elsewhere');
    page.ticket = own;
    expect(await verify(api, codeIn(api))).toMatchObject({
      status: 400,
      json: { message: refusalWords.signUpCodesWrong },
    });
    expect((await logIn(api)).status).toBe(401);
  });

  test('role and clinic of the body count nothing', async () => {
    const api = await fresh();
    const body = { username: enrolled, password, acceptsTerms: true, role: 'ADMIN', clinic: 'Southside' };
    const { json } = await api.ask(endpoints.signup, { body });
    page.ticket = endpoints.signup.answer.parse(json).ticket;
    await verify(api, codeIn(api));
    expect((await logIn(api)).json).toMatchObject({ user: { role: 'PATIENT', clinicName: northside.name } });
  });

  test('nobody learns who is known: one answer, the same work, and a mail for the enrolled alone', async () => {
    const hash = vi.fn(cheapPasswords.hash);
    const api = await fresh({ passwords: { ...cheapPasswords, hash } });
    const answers = [];
    for (const username of [enrolled, 'nobody@example.test', staff.username, patient.username]) {
      hash.mockClear();
      const { status, text, headers } = await signUp(api, username);
      // All of it but the ticket, which is drawn anew for everybody.
      answers.push({ status, text: text.replace(page.ticket, 'a ticket'), headers: [...headers] });
      expect(hash).toHaveBeenCalledTimes(2);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Whoever reads a mailbox that logs in already learns where the code of another clinic goes (F12).
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [enrolled, mailWords.code.subject],
      [staff.username, mailWords.hasLogin.subject],
      [patient.username, mailWords.hasLogin.subject],
    ]);
    expect(api.mails.at(-1)?.text).toContain('https://portal.example/profile');
  });

  test('a wrong, an expired and an unknown code get one answer and cost one verification of each code', async () => {
    const check = vi.fn(cheapPasswords.verify);
    const api = await fresh({ passwords: { ...cheapPasswords, verify: check } });
    await signUp(api);
    const code = codeIn(api);
    const answers = [await verify(api, wrong(code)), await verify(api, code, 'nobody@example.test')];
    api.wait(limits.codeMinutes * 60);
    answers.push(await verify(api, code));
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([
        400,
        JSON.stringify({ code: 'signUpCodesWrong', message: refusalWords.signUpCodesWrong }),
      ]);
    }
    expect(check).toHaveBeenCalledTimes(6);
    expect(check.mock.calls.map(([, hash]) => hash.split('$')[2])).toEqual(Array(6).fill('ln=4,r=8,p=1'));
    expect((await logIn(api)).status).toBe(401);
  });

  test('the code of an earlier mail is no longer good', async () => {
    const api = await fresh();
    await signUp(api);
    const first = codeIn(api);
    await signUp(api);
    expect(codeIn(api)).not.toBe(first);
    expect((await verify(api, first)).status).toBe(400);
    expect((await verify(api, codeIn(api))).status).toBe(200);
  });

  test('a code that is shown many times at once opens one account', async () => {
    const api = await fresh();
    await signUp(api);
    const answers = await Promise.all([1, 2, 3].map(() => verify(api, codeIn(api))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('codes are tried five times, and sign-ups asked for as often; by account and by address (behaviour R33)', async () => {
    const api = await fresh();
    await signUp(api);
    const code = codeIn(api);
    for (let at = 0; at < limits.codeTries; at += 1) {
      expect((await verify(api, wrong(code), enrolled, `address ${at}`)).status).toBe(400);
    }
    const refused = await verify(api, code, enrolled, 'elsewhere');
    expect(refused).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let at = 1; at < limits.loginTries; at += 1) {
      expect((await signUp(api, enrolled, `address ${at}`)).status).toBe(200);
    }
    expect((await signUp(api, enrolled, 'elsewhere')).status).toBe(429);
    for (let at = 0; at < limits.loginTriesPerAddress; at += 1) {
      await signUp(api, `nobody${at}@example.test`, 'one address');
    }
    expect((await signUp(api, 'aster.specimen@example.test', 'one address')).status).toBe(429);
    expect(api.mails).toHaveLength(limits.loginTries);
  });

  test('whoever signs up under the address of an account does not lock its log in', async () => {
    const api = await fresh();
    for (let at = 0; at <= limits.loginTries; at += 1) {
      await signUp(api, staff.username);
      await verify(api, '000000', staff.username);
    }
    const body = { username: staff.username, password: testPassword };
    expect((await api.ask(endpoints.login, { body })).status).toBe(200);
  });

  test('a success forgets the tries before it', async () => {
    const api = await fresh();
    await signUp(api);
    for (let at = 2; at < limits.loginTries; at += 1) await verify(api, wrong(codeIn(api)));
    expect((await verify(api, codeIn(api))).status).toBe(200);
    expect((await logIn(api)).status).toBe(200);
  });

  test('neither code nor address nor password is in the log or in the audit log', async () => {
    const api = await fresh();
    await signUp(api);
    await verify(api, codeIn(api));
    const kept = JSON.stringify([api.log, await api.services.store.audit.list(northside.clinicId)]);
    for (const secret of [codeIn(api), 'juniper', password]) expect(kept).not.toContain(secret);
  });

  test.each([
    ['password', { password: 'x'.repeat(limits.passwordMinCharacters - 1) }],
    ['acceptsTerms', { acceptsTerms: false }],
    ['username', { username: 'nobody' }],
  ])('a sign-up with a wrong %s is told so', async (field, special) => {
    const api = await fresh();
    const body = { username: enrolled, password, acceptsTerms: true, ...special };
    expect(await api.ask(endpoints.signup, { body })).toMatchObject({ status: 400, json: { field } });
    expect(api.mails).toEqual([]);
  });
});

test('the roles are listed with their names (API-18)', async () => {
  const api = testApi(await makeStore('memory', clinicWith([])));
  const { json } = await api.ask(endpoints.getRoles, { token: await api.sessionOf(patient) });
  expect(json).toEqual([
    { role: 'PATIENT', label: 'Patient' },
    { role: 'DOCTOR', label: 'Provider' },
    { role: 'STAFF', label: 'Clinic staff' },
    { role: 'ADMIN', label: 'Administrator' },
  ]);
});
