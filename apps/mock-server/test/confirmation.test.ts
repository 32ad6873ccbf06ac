import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { type Who, withFactors } from './secondFactorWorld.ts';
import { storeKinds, testPassword } from './stores.ts';

const { staff, administrator } = demoAccounts;

describe.each(storeKinds)('second factors over the store in %s', (kind) => {
  const fresh = (who?: Who) => withFactors(kind, who);

  test('exports and factors need a confirmation of the last five minutes (F6)', async () => {
    const { api, wait, addTotp, codeOf } = await fresh(administrator);
    const token = await api.sessionOf(administrator);
    const { secret } = await addTotp();
    const read = () =>
      api.ask(endpoints.exportAuditLog, {
        token,
        body: {
          clinicName: northside.name,
          person: '',
          group: 'all',
          period: 'all',
          search: '',
          warnings: 'false',
        },
      });
    expect((await read()).status).toBe(200);
    wait(limits.confirmedMinutes * 60 - 1);
    expect((await read()).status).toBe(200);
    wait(1);
    const first = { status: 403, json: { code: 'confirmFirst', message: refusalWords.confirmFirst } };
    expect(await read()).toMatchObject(first);
    for (const name of ['startTotp', 'startPasskey', 'renewRecoveryCodes'] as const) {
      expect(await api.ask(endpoints[name], { token }), name).toMatchObject(first);
    }
    expect(await api.ask(endpoints.removeFactor, { token, body: { factor: 'totp' } })).toMatchObject(first);
    const confirm = (body: object) => api.ask(endpoints.confirmIdentity, { token, body });
    expect((await api.ask(endpoints.startConfirmation, { token })).json).toMatchObject({
      factors: ['totp', 'recovery'],
    });
    expect(
      (await confirm({ factor: 'password', password: testPassword })).status,
      'a password is not enough',
    ).toBe(400);
    expect((await confirm({ factor: 'totp', code: codeOf(secret) })).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect((await api.ask(endpoints.removeFactor, { token, body: { factor: 'totp' } })).status).toBe(200);
    expect((await api.ask(endpoints.removeFactor, { token, body: { factor: 'totp' } })).status).toBe(404);
  });

  test('who has no second factor confirms by the password; an open session is no way to guess it', async () => {
    const { api } = await fresh();
    const token = await api.sessionOf(staff);
    const confirm = (password: string) =>
      api.ask(endpoints.confirmIdentity, { token, body: { factor: 'password', password } });
    expect((await api.ask(endpoints.startConfirmation, { token })).json).toEqual({
      factors: ['password'],
      passkey: null,
    });
    for (let at = 0; at < limits.loginTries; at += 1) expect((await confirm('wrong')).status).toBe(400);
    expect((await confirm(testPassword)).status).toBe(429);
    api.wait(0);
    const another = await fresh();
    expect(
      (
        await another.api.ask(endpoints.confirmIdentity, {
          token: another.token,
          body: { factor: 'password', password: testPassword },
        })
      ).status,
    ).toBe(200);
  });

  test('a passkey confirms too, and its challenge is good once', async () => {
    const { api, addPasskey, token } = await fresh();
    const { authenticator } = await addPasskey();
    const { passkey } = endpoints.startConfirmation.answer.parse(
      (await api.ask(endpoints.startConfirmation, { token })).json,
    );
    const response = authenticator.show(String(passkey?.challenge));
    const body = { factor: 'passkey', response };
    expect((await api.ask(endpoints.confirmIdentity, { token, body })).status).toBe(200);
    expect((await api.ask(endpoints.confirmIdentity, { token, body })).status).toBe(400);
  });
});
