import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { administrator, provider, staff, patient } = demoAccounts;
const userId = patient.accountId;

describe('holds and erasures (F5)', () => {
  const fresh = async () => {
    const api = testApi(await makeStore('memory', smallClinic()));
    const as = async (
      account: { accountId: string },
      call: (typeof endpoints)[keyof typeof endpoints],
      body: object = { userId },
    ) => api.ask(call, { token: await api.sessionOf(account), body });
    const record = async () =>
      api.ask(endpoints.getPatientInfo, { token: await api.sessionOf(staff), params: { userId } });
    const standing = async () => endpoints.getPatientInfo.answer.parse((await record()).json).standing;
    return { api, as, record, standing };
  };
  const why = { userId, reason: 'The patient asked for it.' };

  test('an administrator asks, another person confirms, and the record is as one that never was', async () => {
    const { api, as, record, standing } = await fresh();
    const session = await api.sessionOf(patient);
    expect(await as(administrator, endpoints.askErasure, why)).toMatchObject({
      status: 200,
      json: { message: serverWords.erasureAsked },
    });
    expect((await standing())?.erasure).toEqual({
      at: '20261120-15:00:00',
      by: { userId: administrator.accountId, name: 'Hawthorn Ledgerby' },
      reason: why.reason,
      until: '20261127-15:00:00',
    });
    expect(await as(administrator, endpoints.confirmErasure)).toMatchObject({
      status: 409,
      json: { code: 'ownRequest', message: refusalWords.ownRequest },
    });
    expect(await as(provider, endpoints.confirmErasure)).toMatchObject({
      status: 200,
      json: { message: serverWords.erased },
    });
    const gone = await record();
    const unknown = await api.ask(endpoints.getPatientInfo, {
      ...{ token: await api.sessionOf(staff), params: { userId: 'nobody' } },
    });
    expect([gone.status, gone.text]).toEqual([unknown.status, unknown.text]);
    expect(gone.status).toBe(404);
    expect((await api.ask(endpoints.keepAlive, { token: session })).status).toBe(401);
    expect((await as(provider, endpoints.confirmErasure)).status).toBe(404);
  });

  test('a request ends after some days', async () => {
    const { api, as, standing } = await fresh();
    await as(administrator, endpoints.askErasure, why);
    api.wait(limits.erasureConfirmDays * 86_400);
    expect((await standing())?.erasure).toBeNull();
    expect(await as(provider, endpoints.confirmErasure)).toMatchObject({
      status: 409,
      json: { code: 'notAsked', message: refusalWords.notAsked },
    });
  });

  test('nothing on hold is erased or asked for', async () => {
    const { as, standing } = await fresh();
    await as(administrator, endpoints.holdPatient, { userId, reason: 'A lawsuit.' });
    expect((await standing())?.hold).toMatchObject({ reason: 'A lawsuit.' });
    for (const [who, call, body] of [
      [administrator, endpoints.askErasure, why],
      [provider, endpoints.confirmErasure, { userId }],
    ] as const) {
      expect(await as(who, call, body)).toMatchObject({
        status: 409,
        json: { code: 'held', message: refusalWords.held },
      });
    }
    await as(administrator, endpoints.liftPatientHold);
    expect((await standing())?.hold).toBeNull();
    expect((await as(administrator, endpoints.askErasure, why)).status).toBe(200);
    await as(administrator, endpoints.withdrawErasure);
    expect((await standing())?.erasure).toBeNull();
  });

  test.each(['holdPatient', 'liftPatientHold', 'askErasure', 'confirmErasure'] as const)(
    '%s needs a confirmation that is not older than some minutes',
    async (name) => {
      const { api, standing } = await fresh();
      const token = await api.sessionOf(administrator);
      api.wait(limits.confirmedMinutes * 60 - 200);
      await api.ask(endpoints.keepAlive, { token });
      api.wait(200);
      expect(await api.ask(endpoints[name], { token, body: why })).toMatchObject({
        status: 403,
        json: { code: 'confirmFirst' },
      });
      expect(await standing()).toMatchObject({ hold: null, erasure: null });
    },
  );
});
