import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { rightPlacement } from './rightPlacement.ts';
import { makeStore, testPassword } from './stores.ts';

const { staff, patient, provider } = demoAccounts;
const userId = patient.accountId;

describe('the life of a patient with the clinic (F5)', () => {
  const fresh = async () => {
    const api = testApi(await makeStore('memory', smallClinic()));
    const token = await api.sessionOf(staff);
    const ask = (call: (typeof endpoints)[keyof typeof endpoints], body: object) =>
      api.ask(call, { token, body });
    const standing = async () => {
      const asked = { token, params: { userId } };
      const { json } = await api.ask(endpoints.getPatientInfo, asked);
      return endpoints.getPatientInfo.answer.parse(json).standing;
    };
    const logIn = (password = testPassword) =>
      api.ask(endpoints.login, { body: { username: patient.username, password } });
    return { api, token, ask, standing, logIn };
  };

  test('an ended access logs out at once; log in is refused to the letter like a wrong password', async () => {
    const { api, ask, standing, logIn } = await fresh();
    const session = await api.sessionOf(patient);
    const wrong = await logIn('not the password');
    expect(await ask(endpoints.endPatientAccess, { userId })).toMatchObject({
      status: 200,
      json: { message: serverWords.accessEnded },
    });
    expect(await standing()).toMatchObject({ account: 'ended' });
    expect((await api.ask(endpoints.keepAlive, { token: session })).status).toBe(401);
    const right = await logIn();
    expect([right.status, right.text]).toEqual([wrong.status, wrong.text]);
    await api.ask(endpoints.forgotPassword, { body: { username: patient.username } });
    expect(api.mails).toEqual([]);
    expect(await ask(endpoints.restorePatientAccess, { userId })).toMatchObject({
      status: 200,
      json: { message: serverWords.accessRestored },
    });
    expect((await logIn()).status).toBe(200);
    expect(await standing()).toMatchObject({ account: 'active' });
  });

  test('where no account was opened, that is said', async () => {
    const { ask } = await fresh();
    expect(await ask(endpoints.endPatientAccess, { userId: 'patient-002' })).toMatchObject({
      status: 409,
      json: { code: 'noAccount', message: refusalWords.noAccount },
    });
  });

  test('a discharge tells the clinic since when, by whom and why; readmitted, nothing of it', async () => {
    const { ask, standing } = await fresh();
    const wish = { userId, day: '2026-11-19', reason: ' Moved away. ' };
    expect((await ask(endpoints.dischargePatient, wish)).status).toBe(200);
    expect((await standing())?.discharge).toEqual({
      day: '2026-11-19',
      at: '20261120-15:00:00',
      by: { userId: staff.accountId, name: 'Quince Deskworth' },
      reason: 'Moved away.',
    });
    expect((await ask(endpoints.readmitPatient, { userId })).status).toBe(200);
    expect((await standing())?.discharge).toBeNull();
  });

  test.each(['2026-11-21', '1999-01-01'])('nobody is discharged on %s', async (day) => {
    const { ask, standing } = await fresh();
    expect(await ask(endpoints.dischargePatient, { userId, day, reason: 'x' })).toMatchObject({
      status: 400,
      json: { field: 'day' },
    });
    expect((await standing())?.discharge).toBeNull();
  });

  test('nothing is ordered for who is discharged', async () => {
    const { api, ask } = await fresh();
    await ask(endpoints.dischargePatient, { userId, day: '2026-11-20', reason: 'Moved away.' });
    const order = { token: await api.sessionOf(provider), body: rightPlacement };
    expect(await api.ask(endpoints.placeDeviceOrder, order)).toMatchObject({
      status: 409,
      json: { code: 'discharged', message: refusalWords.discharged },
    });
    await ask(endpoints.readmitPatient, { userId });
    expect((await api.ask(endpoints.placeDeviceOrder, order)).status).toBe(200);
  });
});
