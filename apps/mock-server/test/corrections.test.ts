import { endpoints } from '@rpm/api-client/calls';
import { refusalWords, serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { makeStore, testPassword } from './stores.ts';
import { wholeLog } from './wholeLog.ts';

const { administrator, staff, patient, provider, colleague, otherProvider, otherPatient } = demoAccounts;
const right = rightRequests.correctPatient.body as Record<string, unknown>;
const same = { ...right, username: patient.username };

describe('correcting a patient (F5)', () => {
  const fresh = async () => {
    const api = testApi(await makeStore('memory', { ...clinicWith([]), patients: smallClinic().patients }));
    const token = await api.sessionOf(staff);
    const correct = (special: object = {}) =>
      api.ask(endpoints.correctPatient, { token, body: { ...same, ...special } });
    const record = async (account: { accountId: string } = staff) => {
      const asked = { token: await api.sessionOf(account), params: { userId: patient.accountId } };
      return endpoints.getPatientInfo.answer.parse((await api.ask(endpoints.getPatientInfo, asked)).json);
    };
    return { api, token, correct, record };
  };

  test('the record has it, with the next version; an older one is refused and changes nothing', async () => {
    const { correct, record } = await fresh();
    expect((await record()).standing).toEqual({
      version: 0,
      account: 'active',
      discharge: null,
      hold: null,
      erasure: null,
    });
    expect((await record(patient)).standing, 'the clinic’s own business').toBeUndefined();
    expect(await correct({ firstName: ' Mary ', dUserId: colleague.accountId })).toMatchObject({
      status: 200,
      json: { message: serverWords.corrected },
    });
    expect(await record()).toMatchObject({
      firstName: 'Mary',
      provider: { userId: colleague.accountId },
      standing: { version: 1 },
    });
    expect(await correct({ firstName: 'Late' })).toMatchObject({
      status: 409,
      json: { code: 'detailsChanged', message: refusalWords.detailsChanged },
    });
    expect((await record()).firstName).toBe('Mary');
  });

  test('the audit log tells who, when, before and after, names of providers as well', async () => {
    const { api, correct } = await fresh();
    await correct({ firstName: 'Mary', dUserId: colleague.accountId });
    const { rows } = await api.services.store.audit.page(wholeLog('clinic-northside'), {
      page: 0,
      noOfRows: 5,
    });
    const line = rows.find(({ action }) => action === 'patient.corrected');
    expect(line).toMatchObject({ userId: staff.accountId, subject: patient.accountId });
    expect(line?.details.changes).toContainEqual({ field: 'firstName', before: 'Marigold', after: 'Mary' });
    expect(line?.details.changes).toContainEqual({
      field: 'dUserId',
      before: 'Wren Q. Exampledoc',
      after: 'Teasel Fakeley',
    });
  });

  test('nothing that differs writes nothing', async () => {
    const { api, correct, record } = await fresh();
    const { provider: responsible, ...on } = await record();
    const details = { ...on, dUserId: responsible?.userId, gender: on.gender ?? '', phone: on.phone ?? '' };
    expect((await correct(details)).status).toBe(200);
    expect(await api.services.store.audit.list('clinic-northside')).toEqual([]);
  });

  test.each([
    ['firstName', { firstName: ' ' }],
    ['dob', { dob: '2030-01-01' }],
    ['consentDate', { consentDate: '2999-01-01' }],
    ['username', { username: 'nowhere' }],
  ])('what is wrong with %s is said with its field', async (field, special) => {
    const { correct, record } = await fresh();
    const answer = await correct(special);
    expect(answer).toMatchObject({ status: 400, json: { code: 'badField', field } });
    expect((await record()).standing?.version).toBe(0);
  });

  test.each([staff.accountId, otherProvider.accountId, 'nobody'])(
    'nobody but a provider of the clinic becomes responsible: %s',
    async (dUserId) => {
      const { correct } = await fresh();
      const answer = await correct({ dUserId });
      expect(answer).toMatchObject({
        status: 404,
        json: { message: refusalWords.notFound, field: 'dUserId' },
      });
    },
  );

  test('nor does one whose access was ended', async () => {
    const { api, correct } = await fresh();
    const body = { accountId: colleague.accountId };
    await api.ask(endpoints.endAccess, { token: await api.sessionOf(administrator), body });
    expect((await correct({ dUserId: colleague.accountId })).status).toBe(404);
  });

  test('an address that is taken is refused in one sentence, whosever it is', async () => {
    const { api, correct } = await fresh();
    for (const username of [provider.username, 'sorrel.fixture@example.test']) {
      expect(await correct({ username: username.toUpperCase() })).toMatchObject({
        status: 409,
        json: { code: 'emailInUse', message: refusalWords.emailInUse, field: 'username' },
      });
    }
    expect(api.mails).toEqual([]);
  });

  test('an address of another clinic is as free as any (F12)', async () => {
    const [known, free] = await Promise.all(
      [otherPatient.username, 'nobody@example.test'].map(async (username) => {
        const { correct } = await fresh();
        return correct({ username });
      }),
    );
    expect(known?.status).toBe(200);
    expect(known?.text).toBe(free?.text);
  });

  test('another address logs out, is told to both, and opens nothing without a new code of the clinic', async () => {
    const { api, correct } = await fresh();
    const session = await api.sessionOf(patient);
    const username = 'marigold.new@example.test';
    expect((await correct({ username })).status).toBe(200);
    expect((await api.ask(endpoints.keepAlive, { token: session })).status).toBe(401);
    for (const name of [patient.username, username]) {
      const body = { username: name, password: testPassword };
      expect((await api.ask(endpoints.login, { body })).status).toBe(401);
    }
    expect(api.mails.map(({ to }) => to)).toEqual([patient.username, username]);
    const [old, fresher] = api.mails;
    expect(old?.text).not.toContain(username);
    expect(fresher?.text).not.toContain(patient.username);
    expect(JSON.stringify(api.mails)).not.toMatch(/Marigold |Testpatient|Northside/);
    // The new mailbox alone gets no link: it may be somebody else's too.
    await api.ask(endpoints.forgotPassword, { body: { username } });
    expect(api.mails).toHaveLength(2);
  });

  test('who has no account is mailed nothing', async () => {
    const { api, correct } = await fresh();
    const found = await api.services.store.patients.find('patient-002');
    const body = {
      userId: 'patient-002',
      username: 'sorrel.new@example.test',
      dob: found?.birthDate ?? '',
      consentDate: found?.consentDate ?? '',
    };
    expect((await correct(body)).status).toBe(200);
    expect(api.mails).toEqual([]);
  });
});
