import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { describe, expect, test, vi } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { cheapPasswords, type TestApi, testApi } from './harness.ts';
import { codeIn, enrolled, logIn, signUpPage, wrong } from './signUpWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, patient } = demoAccounts;

describe.each(storeKinds)('accounts over the store in %s', (kind) => {
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) =>
    testApi(await makeStore(kind, clinicWith([])), special);
  const { signUp, verify } = signUpPage();

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
});
