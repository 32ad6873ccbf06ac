import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff } = demoAccounts;

describe.each(storeKinds)('inquiries over the store in %s (INQ-05)', (kind) => {
  const body = {
    userId: staff.accountId,
    username: staff.username,
    type: 'missing_data',
    message: '  The readings of Marigold are not there. ',
  };
  const fresh = async () => {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const token = await api.sessionOf(staff);
    const send = (special: object = {}, key?: string) =>
      api.ask(endpoints.addInquiry, { token, body: { ...body, ...special }, key });
    const kept = () => api.services.store.inquiries.list(northside.clinicId, 10);
    return { api, send, kept };
  };

  test('is kept with who sent it, and thanked for', async () => {
    const { api, send, kept } = await fresh();
    expect(await send()).toMatchObject({ status: 200, json: { message: serverWords.inquirySent } });
    expect(await kept()).toMatchObject([
      {
        accountId: staff.accountId,
        type: 'missing_data',
        message: 'The readings of Marigold are not there.',
      },
    ]);
    const log = JSON.stringify([api.log, await api.services.store.audit.list(northside.clinicId)]);
    expect(log).toContain('inquiry.added');
    expect(log, 'never logged (behaviour R34)').not.toContain('Marigold');
  });

  test('is refused in another name (behaviour R28)', async () => {
    const { send, kept } = await fresh();
    const { colleague } = demoAccounts;
    for (const special of [{ userId: colleague.accountId }, { username: colleague.username }]) {
      expect(await send(special)).toMatchObject({
        status: 403,
        json: { message: refusalWords.forbidden },
      });
    }
    expect(await kept()).toEqual([]);
    expect((await send({ username: ` ${staff.username.toUpperCase()} ` })).status).toBe(200);
  });

  test('with one key is kept once, and another text under that key is refused (behaviour section 4)', async () => {
    const { send, kept } = await fresh();
    const first = await send({}, 'key-1');
    const again = await send({}, 'key-1');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await send({ message: 'Something else altogether.' }, 'key-1')).toMatchObject({
      status: 422,
      json: { message: refusalWords.keyReused },
    });
    expect(await kept()).toHaveLength(1);
    await send({}, 'key-2');
    await send();
    expect(await kept()).toHaveLength(3);
  });
});
