import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const body = {
  name: ' Ann Example ',
  email: 'ann@example.test',
  message: '  About Marigold: where is she? ',
};
const desk = 'desk@operator.example';

describe.each(storeKinds)('messages of the contact page over the store in %s (SCR-10)', (kind) => {
  const fresh = async (contactAddress: string | null = desk) => {
    const api = testApi(await makeStore(kind, clinicWith([])), { contactAddress });
    const send = (special: object = {}, key?: string, address = 'there') =>
      api.ask(endpoints.sendContact, { body: { ...body, ...special }, key, address });
    const kept = () => api.services.store.contacts.list(10);
    return { api, send, kept };
  };

  test('are kept trimmed, mailed to the operator, and logged nowhere (behaviour R34)', async () => {
    const { api, send, kept } = await fresh();
    expect(await send()).toMatchObject({ status: 200, json: { message: serverWords.messageSent } });
    expect(await kept()).toEqual([
      {
        messageId: expect.stringMatching(/^\S+$/),
        name: 'Ann Example',
        email: 'ann@example.test',
        message: 'About Marigold: where is she?',
        at: startOfTest,
      },
    ]);
    expect(api.mails.map(({ to }) => to)).toEqual([desk]);
    expect(api.mails[0]?.text).toContain('About Marigold: where is she?');
    expect(JSON.stringify(api.log)).not.toMatch(/Marigold|ann@|Ann Example/);
    expect(await api.services.store.audit.list(northside.clinicId)).toEqual([]);
  });

  test('are kept without a mail where no address is set', async () => {
    const { api, send, kept } = await fresh(null);
    expect((await send()).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    expect(api.mails).toEqual([]);
  });

  test('of an address with an account and of one without are answered alike (behaviour R33)', async () => {
    const { send } = await fresh();
    const answers = [await send(), await send({ email: demoAccounts.staff.username })];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('with one key are kept and mailed once, and another text under that key is refused', async () => {
    const { api, send, kept } = await fresh();
    const both = await Promise.all([send({}, 'key-1'), send({}, 'key-1')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send({ message: 'Something else altogether.' }, 'key-1')).status).toBe(422);
    expect((await send({}, 'no key\u00e9')).status).toBe(400);
    expect(await kept()).toHaveLength(1);
    expect(api.mails).toHaveLength(1);
    await send({}, 'key-2');
    expect((await kept()).map(({ messageId }) => messageId)).toHaveLength(2);
  });

  test('are counted by the address they come from, and shut nobody out elsewhere', async () => {
    const { api, send, kept } = await fresh();
    for (let at = 0; at < limits.loginTries; at += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send({}, undefined, 'elsewhere')).status).toBe(200);
    expect(await kept()).toHaveLength(limits.loginTries + 1);
    api.wait(limits.loginWindowMinutes * 60 + 1);
    expect((await send()).status).toBe(200);
  });
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(300)}@example.test` }],
  ['message', { message: 'too short' }],
  ['message', { message: 'x'.repeat(501) }],
  ['message', { message: 7 }],
])('a wrong %s is refused, named, and kept nowhere (INQ-09 to INQ-11)', async (field, special) => {
  const api = testApi(await makeStore('memory', clinicWith([])));
  expect(await api.ask(endpoints.sendContact, { body: { ...body, ...special } })).toMatchObject({
    status: 400,
    json: { field },
  });
  expect(await api.services.store.contacts.list(10)).toEqual([]);
});
