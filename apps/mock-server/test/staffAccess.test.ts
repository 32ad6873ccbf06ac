import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { administrator, staff, provider, patient } = demoAccounts;

describe('ending the access of staff (ROL-01)', () => {
  const fresh = async () => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const token = await api.sessionOf(administrator);
    const end = (accountId: string) => api.ask(endpoints.endAccess, { token, body: { accountId } });
    const restore = (accountId: string) => api.ask(endpoints.restoreAccess, { token, body: { accountId } });
    const logIn = (password = testPassword) =>
      api.ask(endpoints.login, { body: { username: staff.username, password } });
    return { api, token, end, restore, logIn };
  };

  test('logs out at once; log in is then refused to the letter as with a wrong password, and nobody is mailed', async () => {
    const { api, token, end, restore, logIn } = await fresh();
    const session = await api.sessionOf(staff);
    const wrong = await logIn('not the password');
    expect(await end(staff.accountId)).toMatchObject({
      status: 200,
      json: { message: serverWords.accessEnded },
    });
    expect((await api.ask(endpoints.keepAlive, { token: session })).status).toBe(401);
    const right = await logIn();
    expect([right.status, right.text]).toEqual([wrong.status, wrong.text]);
    expect(right.json).toEqual({ code: 'loginWrong', message: refusalWords.loginWrong });
    for (let at = 0; at < limits.loginTries; at += 1) await logIn();
    await api.ask(endpoints.forgotPassword, { body: { username: staff.username } });
    expect(api.mails).toEqual([]);
    const list = endpoints.getStaff.answer.parse((await api.ask(endpoints.getStaff, { token })).json);
    expect(list.result.find(({ id }) => id === staff.accountId)).toMatchObject({
      state: 'ended',
      until: '20261120-15:00:00',
    });
    expect((await restore(staff.accountId)).status).toBe(200);
    api.wait(limits.loginWindowMinutes * 60 + 1);
    expect((await logIn()).status).toBe(200);
  });

  test('the own one and that of a patient or of nobody are refused', async () => {
    const { end } = await fresh();
    expect(await end(administrator.accountId)).toMatchObject({
      status: 409,
      json: { message: refusalWords.ownAccess },
    });
    expect((await end(patient.accountId)).status).toBe(404);
    expect((await end('nobody')).status).toBe(404);
  });

  test('nobody is enrolled under a provider whose access was ended, nor is that provider offered', async () => {
    const { api, token, end } = await fresh();
    await end(provider.accountId);
    const params = { clinicName: northside.name };
    const users = endpoints.getUsers.answer.parse(
      (await api.ask(endpoints.getUsers, { token, params })).json,
    );
    expect(users.map(({ userId }) => userId)).not.toContain(provider.accountId);
    const body = {
      ...{ firstName: 'A', middleName: '', lastName: 'B', dob: '1950-01-01', gender: '', phone: '' },
      ...{ username: 'new@example.test', address: null, emergencyContact: null, language: 'en-US' },
      ...{ dUserId: provider.accountId, consentDate: '2026-11-20', isAnother: false },
    };
    expect((await api.ask(endpoints.createPatientInfo, { token, body })).status).toBe(404);
  });
});

describe.each(storeKinds)('resetting the second factor of staff over the store in %s (F6)', (kind) => {
  const fresh = async () => {
    const store = await makeStore(kind, clinicWith([]));
    const api = testApi(store);
    const token = await api.sessionOf(administrator);
    const reset = (accountId: string) => api.ask(endpoints.resetSecondFactor, { token, body: { accountId } });
    await store.secondFactors.beginTotp(staff.accountId, 'SECRET');
    await store.secondFactors.addTotp({ ...northside, accountId: staff.accountId, at: startOfTest }, 1);
    return { store, api, token, reset };
  };

  test('the list says who has one that can be reset', async () => {
    const { api, token, reset } = await fresh();
    const withOne = async () => {
      const { result } = endpoints.getStaff.answer.parse((await api.ask(endpoints.getStaff, { token })).json);
      return result.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id);
    };
    expect(await withOne()).toEqual([staff.accountId]);
    await reset(staff.accountId);
    expect(await withOne()).toEqual([]);
  });

  test('logs out at once, mails the owner once, and lets the password alone log in', async () => {
    const { api, reset } = await fresh();
    const session = await api.sessionOf(staff);
    const credentials = { username: staff.username, password: testPassword };
    const before = await api.ask(endpoints.login, { body: credentials });
    expect(before.json).toMatchObject({ factors: ['totp'] });
    const answers = [await reset(staff.accountId), await reset(staff.accountId)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.ask(endpoints.keepAlive, { token: session })).status).toBe(401);
    expect(api.mails).toMatchObject([{ to: staff.username, subject: mailWords.factorsReset.subject }]);
    const after = await api.ask(endpoints.login, { body: credentials });
    expect(after.json).toMatchObject({ user: { userId: staff.accountId } });
  });

  test('is refused about oneself, about a patient or nobody, and without a confirmation', async () => {
    const { api, reset, store } = await fresh();
    expect(await reset(administrator.accountId)).toMatchObject({
      status: 409,
      json: { code: 'ownFactors', message: refusalWords.ownFactors },
    });
    expect((await reset(patient.accountId)).status).toBe(404);
    expect((await reset('nobody')).status).toBe(404);
    api.wait(limits.confirmedMinutes * 60 + 1);
    expect(await reset(staff.accountId)).toMatchObject({ status: 403, json: { code: 'confirmFirst' } });
    expect((await store.secondFactors.of(staff.accountId)).hasTotp).toBe(true);
    expect(api.mails).toEqual([]);
  });
});
