import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { refusalWords, serverWords } from '@rpm/domain/words/server';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { cheapPasswords, type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const enrolled = 'juniper.mockford@example.test';
const password = 'a long new password';
const { staff, patient } = demoAccounts;

describe.each(storeKinds)('accounts over the store in %s', (kind) => {
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) =>
    testApi(await makeStore(kind, clinicWith([])), special);
  /** The ticket of the page that signed up last. */
  let ticket = 'x'.repeat(43);
  const signUp = async (api: TestApi, username = enrolled, address = 'somewhere') => {
    const answer = await api.ask(endpoints.signup, {
      body: { username, password, acceptsTerms: true },
      address,
    });
    const signedUp = endpoints.signup.answer.safeParse(answer.json);
    if (signedUp.success) ({ ticket } = signedUp.data);
    return answer;
  };
  const verify = (
    api: TestApi,
    code: string,
    username = enrolled,
    address = 'somewhere',
    activationCode = 'CARE-TEAM',
  ) =>
    api.ask(endpoints.publicVerify, {
      body: { username, purpose: 'signup', ticket, code, activationCode },
      address,
    });
  const logIn = (api: TestApi) => api.ask(endpoints.login, { body: { username: enrolled, password } });
  const codeIn = (api: TestApi) => /\d{6}/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? 'no code';
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

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
    const own = ticket;
    // Somebody else signs up under the patient's address, and hopes that the patient types the newer code.
    await signUp(api, enrolled, 'elsewhere');
    ticket = own;
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
    ({ ticket } = endpoints.signup.answer.parse(json));
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
      answers.push({ status, text: text.replace(ticket, 'a ticket'), headers: [...headers] });
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

  describe('the activation code that the clinic hands over (F5)', () => {
    const wish = { userId: 'patient-003' };
    const make = async (api: TestApi, by: { accountId: string } = staff) => {
      const token = await api.sessionOf(by);
      const answer = await api.ask(endpoints.newActivationCode, { token, body: wish });
      expect(answer.status, answer.text).toBe(200);
      return endpoints.newActivationCode.answer.parse(answer.json);
    };
    const refused = { status: 400, json: { code: 'signUpCodesWrong' } };

    test('the mailbox alone opens nothing, nor does the code alone; both do, and the code is over', async () => {
      const api = await fresh();
      const { code, expires } = await make(api);
      expect(expires).toBe('20261220-15:00:00');
      await signUp(api);
      expect(await verify(api, codeIn(api)), 'the code of before').toMatchObject(refused);
      expect(await verify(api, codeIn(api), enrolled, 'x', 'AAAA-AAAA')).toMatchObject(refused);
      expect(await verify(api, wrong(codeIn(api)), enrolled, 'x', code)).toMatchObject(refused);
      expect((await logIn(api)).status).toBe(401);
      expect(
        (await verify(api, codeIn(api), enrolled, 'x', code.toLowerCase().replace('-', ' '))).status,
      ).toBe(200);
      expect((await logIn(api)).status).toBe(200);
      const again = await api.ask(endpoints.newActivationCode, {
        token: await api.sessionOf(staff),
        body: wish,
      });
      expect(again).toMatchObject({ status: 409, json: { code: 'hasAccount' } });
    });

    test('a code that is over opens nothing, and is answered as a wrong one', async () => {
      const api = await fresh();
      const { code } = await make(api);
      api.wait(limits.activationCodeDays * 86_400 - 1);
      await signUp(api);
      const answer = await verify(api, wrong(codeIn(api)), enrolled, 'somewhere', code);
      api.wait(1);
      const over = await verify(api, codeIn(api), enrolled, 'somewhere', code);
      expect([over.status, over.text]).toEqual([answer.status, answer.text]);
      expect(over).toMatchObject(refused);
    });

    test('is tried five times and by failures only, whichever code was wrong, and never tells which', async () => {
      const api = await fresh();
      await signUp(api);
      const answers = [];
      for (let at = 0; at < limits.loginTries; at += 1) {
        const isMailRight = at % 2 === 0;
        const code = isMailRight ? codeIn(api) : wrong(codeIn(api));
        const handedOver = isMailRight ? 'AAAA-AAAA' : 'CARE-TEAM';
        answers.push(await verify(api, code, enrolled, `address ${at}`, handedOver));
        // Another mail gives no more tries.
        if (at === 2) await signUp(api);
      }
      answers.push(await verify(api, wrong(codeIn(api)), 'nobody@example.test', 'y'));
      for (const { status, text } of answers) expect([status, text]).toEqual([400, answers[0]?.text]);
      expect((await verify(api, codeIn(api), enrolled, 'elsewhere')).status).toBe(429);
    });

    test('costs the same work whoever is known, and whichever code is wrong', async () => {
      const check = vi.fn(cheapPasswords.verify);
      const api = await fresh({ passwords: { ...cheapPasswords, verify: check } });
      await signUp(api);
      const tries: [string, string, string][] = [
        [codeIn(api), enrolled, 'AAAA-AAAA'],
        [wrong(codeIn(api)), enrolled, 'CARE-TEAM'],
        ['123456', 'nobody@example.test', 'CARE-TEAM'],
        ['123456', patient.username, 'CARE-TEAM'],
      ];
      for (const [code, username, handedOver] of tries) {
        check.mockClear();
        await verify(api, code, username, 'somewhere', handedOver);
        expect(check).toHaveBeenCalledTimes(2);
      }
    });

    test('of two clinics with one address, that clinic is opened whose code is shown, and the other stays shut (F12)', async () => {
      const api = await fresh();
      const { otherStaff, otherProvider } = demoAccounts;
      const body = {
        ...{ firstName: 'June', middleName: '', lastName: 'Mock', dob: '1943-07-29', gender: '', phone: '' },
        ...{ address: null, emergencyContact: null, language: 'en-US', username: enrolled },
        ...{ dUserId: otherProvider.accountId, consentDate: '2026-11-20', isAnother: false },
      };
      const token = await api.sessionOf(otherStaff);
      const { json } = await api.ask(endpoints.createPatientInfo, { token, body });
      const { userId } = endpoints.createPatientInfo.answer.parse(json);
      const made = await api.ask(endpoints.newActivationCode, { token, body: { userId } });
      const { code } = endpoints.newActivationCode.answer.parse(made.json);
      await signUp(api);
      expect(api.mails).toHaveLength(1);
      expect((await verify(api, codeIn(api), enrolled, 'somewhere', code)).status).toBe(200);
      expect((await logIn(api)).json).toMatchObject({ user: { userId, firstName: 'June' } });
      expect(await api.services.store.audit.list(northside.clinicId)).toEqual([]);
      await signUp(api);
      expect(
        api.mails.slice(1).map(({ subject }) => subject),
        'an address that logs in is sent no code (F12)',
      ).toEqual([mailWords.hasLogin.subject]);
    });

    test('is made five times at most in a while, kept as a hash alone, and not in the log or the audit log', async () => {
      const api = await fresh();
      const { code } = await make(api);
      const plain = code.replace('-', '');
      const kept = await api.services.store.activations.ofAddress(enrolled, api.services.clock());
      expect(kept).toHaveLength(1);
      const all = JSON.stringify([kept, api.log, await api.services.store.audit.list(northside.clinicId)]);
      for (const secret of [code, plain]) expect(all).not.toContain(secret);
      for (let at = 1; at < limits.loginTries; at += 1) await make(api);
      const token = await api.sessionOf(staff);
      expect((await api.ask(endpoints.newActivationCode, { token, body: wish })).status).toBe(429);
      expect(await api.services.store.audit.list(northside.clinicId)).toHaveLength(limits.loginTries);
    });
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
