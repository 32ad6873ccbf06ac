import { endpoints } from '@rpm/api-client/calls';
import { limits, type NewPatient, SessionRecord } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { patient, otherStaff, otherProvider, otherPatient } = demoAccounts;
const person = rightRequests.createPatientInfo.body as NewPatient;

describe.each(storeKinds)('one log in for several clinics, over the store in %s (F12)', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, clinicWith([])));
  /** Southside enrolls the patient of Northside, and makes a code. */
  const enrolled = async (api: TestApi, username: string = patient.username) => {
    const token = await api.sessionOf(otherStaff);
    const body = { ...person, username, dUserId: otherProvider.accountId };
    const { json } = await api.ask(endpoints.createPatientInfo, { token, body });
    const { userId } = endpoints.createPatientInfo.answer.parse(json);
    const made = await api.ask(endpoints.newActivationCode, { token, body: { userId } });
    return { userId, activationCode: endpoints.newActivationCode.answer.parse(made.json).code };
  };
  const add = (api: TestApi, token: string, activationCode: string, address = 'somewhere') =>
    api.ask(endpoints.addOwnClinic, { token, body: { activationCode }, address });
  const switchTo = (api: TestApi, token: string, userId: string) =>
    api.ask(endpoints.switchClinic, { token, body: { userId } });
  const ownOf = async (api: TestApi, token: string) =>
    endpoints.getOwnClinics.answer.parse((await api.ask(endpoints.getOwnClinics, { token })).json).result;
  const infoOf = async (api: TestApi, token: string, userId: string) =>
    api.ask(endpoints.getPatientInfo, { token, params: { userId } });
  /** A session at Northside, and the own id at Southside, which was added. */
  const linked = async () => {
    const api = await fresh();
    const { userId, activationCode } = await enrolled(api);
    const token = await api.sessionOf(patient);
    expect((await add(api, token, activationCode)).status).toBe(200);
    return { api, token, userId };
  };
  const switched = async () => {
    const { api, token, userId } = await linked();
    const { json } = await switchTo(api, token, userId);
    return { api, before: token, userId, ...endpoints.switchClinic.answer.parse(json) };
  };

  test('a log in says that there is a choice, to whoever has one; a session that was chosen does not', async () => {
    const { api, userId } = await linked();
    const logIn = async (username: string) => {
      const { json } = await api.ask(endpoints.login, { body: { username, password: testPassword } });
      return SessionRecord.parse(json);
    };
    const session = await logIn(patient.username);
    expect(session).toMatchObject({ severalClinics: true, user: { clinicName: northside.name } });
    const { json } = await switchTo(api, session.token, userId);
    expect(SessionRecord.parse(json)).not.toHaveProperty('severalClinics');
    for (const { username } of [otherPatient, otherStaff])
      expect(await logIn(username)).not.toHaveProperty('severalClinics');
  });

  test('a clinic that ended the access is no choice, and the one that is left needs none', async () => {
    const { api, userId } = await linked();
    const token = await api.sessionOf(otherStaff);
    expect((await api.ask(endpoints.endPatientAccess, { token, body: { userId } })).status).toBe(200);
    const body = { username: patient.username, password: testPassword };
    const { json } = await api.ask(endpoints.login, { body });
    expect(SessionRecord.parse(json)).not.toHaveProperty('severalClinics');
  });

  test('whoever registers with an address that logs in already learns it by mail, and nobody else does (behaviour R33)', async () => {
    const api = await fresh();
    await enrolled(api);
    const register = async (username: string) => {
      const body = { username, password: 'three old paper boats', acceptsTerms: true };
      const { status, json } = await api.ask(endpoints.signup, { body });
      return [status, { ...Object(json), ticket: '' }];
    };
    expect(await register(patient.username)).toEqual(await register('nobody@example.test'));
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [patient.username, mailWords.hasLogin.subject],
    ]);
    expect(JSON.stringify(api.mails)).not.toMatch(/Northside|Southside/);
  });

  test('nothing links by itself; log in and code together add the clinic, once', async () => {
    const api = await fresh();
    const { userId, activationCode } = await enrolled(api);
    const token = await api.sessionOf(patient);
    const northsideOnly = [{ userId: patient.accountId, clinic: northside.name, isCurrent: true }];
    expect(await ownOf(api, token)).toEqual(northsideOnly);
    expect((await switchTo(api, token, userId)).status).toBe(404);
    expect((await add(api, token, 'AAAA-AAAA')).status).toBe(400);
    expect(await ownOf(api, token)).toEqual(northsideOnly);
    const answers = await Promise.all([1, 2, 3].map(() => add(api, token, activationCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({
      userId,
      clinic: southside.name,
      isCurrent: false,
    });
    expect(await ownOf(api, token)).toEqual([
      ...northsideOnly,
      { userId, clinic: southside.name, isCurrent: false },
    ]);
  });

  test('somebody else’s log in adds nothing by the code, and is answered as by a wrong one', async () => {
    const api = await fresh();
    const { activationCode } = await enrolled(api);
    const stranger = await api.sessionOf(otherPatient);
    const [right, wrong] = [await add(api, stranger, activationCode), await add(api, stranger, 'AAAA-AAAA')];
    expect([right.status, right.text]).toEqual([400, wrong.text]);
    expect(await ownOf(api, stranger)).toHaveLength(1);
  });

  test('codes are tried a few times only, by failures', async () => {
    const api = await fresh();
    const { activationCode } = await enrolled(api);
    const token = await api.sessionOf(patient);
    for (let at = 0; at < limits.loginTries; at += 1)
      expect((await add(api, token, 'AAAA-AAAA', `address ${at}`)).status).toBe(400);
    expect((await add(api, token, activationCode, 'elsewhere')).status).toBe(429);
  });

  test('a session speaks for one clinic: the own record of another is not there until one has switched', async () => {
    const { api, token, userId } = await linked();
    const [notThere, unknown] = [await infoOf(api, token, userId), await infoOf(api, token, 'nobody')];
    expect([notThere.status, notThere.text]).toEqual([404, unknown.text]);
    const { json } = await switchTo(api, token, userId);
    const session = endpoints.switchClinic.answer.parse(json);
    expect(session).toMatchObject({
      user: { userId, role: 'PATIENT', clinicName: southside.name, firstName: person.firstName },
    });
    expect((await infoOf(api, session.token, userId)).status).toBe(200);
    expect((await infoOf(api, session.token, patient.accountId)).status).toBe(404);
    expect((await infoOf(api, token, patient.accountId)).status, 'the session before is over').toBe(401);
    expect((await ownOf(api, session.token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const back = await switchTo(api, session.token, patient.accountId);
    expect(back).toMatchObject({ status: 200, json: { user: { clinicName: northside.name } } });
  });

  test('each clinic sees an account that was opened, as any other, and nothing of the other clinic', async () => {
    const { api, userId } = await switched();
    const audit = (clinicId: string) => api.services.store.audit.list(clinicId);
    expect(await audit(northside.clinicId)).toEqual([]);
    expect(await audit(southside.clinicId)).toMatchObject([
      { action: 'patient.enrolled', subject: userId },
      { action: 'patient.activation-code', subject: userId },
      { action: 'account.opened', accountId: userId, subject: userId, details: {} },
    ]);
    const entries = await api.services.store.access.list(southside.clinicId);
    expect(entries.filter(({ event }) => event === 'login')).toMatchObject([{ accountId: userId }]);
    expect(JSON.stringify(entries)).not.toContain(patient.accountId);
  });

  test('how one logs in is one thing for all clinics: password and sessions', async () => {
    const { api, token } = await switched();
    const elsewhere = await api.sessionOf(patient);
    const listed = await api.ask(endpoints.getSessions, { token });
    expect(endpoints.getSessions.answer.parse(listed.json).result).toHaveLength(2);
    const body = { currentPassword: testPassword, password: 'a long new password' };
    expect((await api.ask(endpoints.changePassword, { token, body })).status).toBe(200);
    expect((await api.ask(endpoints.keepAlive, { token: elsewhere })).status).toBe(401);
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(200);
    const again = { username: patient.username, password: body.password };
    expect(await api.ask(endpoints.login, { body: again })).toMatchObject({
      status: 200,
      json: { user: { userId: patient.accountId } },
    });
    const reset = await api.sessionOf(patient);
    const others = await api.ask(endpoints.endOtherSessions, { token: reset });
    expect(others.status).toBe(200);
    expect((await api.ask(endpoints.keepAlive, { token })).status).toBe(401);
  });

  test('a session lasts no longer by being switched', async () => {
    const { api, token, userId } = await linked();
    let current = token;
    for (let minutes = 0; minutes < limits.sessionAbsoluteHours * 60; minutes += 4) {
      api.wait(240);
      const answer = await switchTo(api, current, minutes % 8 ? patient.accountId : userId);
      if (answer.status === 401) break;
      current = endpoints.switchClinic.answer.parse(answer.json).token;
    }
    expect((await api.ask(endpoints.keepAlive, { token: current })).status).toBe(401);
    expect(api.services.clock().getTime() - startOfTest.getTime()).toBe(
      limits.sessionAbsoluteHours * 3_600_000,
    );
  });

  test.each([demoAccounts.provider, demoAccounts.staff, demoAccounts.administrator])(
    'nobody who works at a clinic has such clinics: $role',
    async (account) => {
      const api = await fresh();
      const token = await api.sessionOf(account);
      expect((await api.ask(endpoints.getOwnClinics, { token })).status).toBe(403);
    },
  );
});
