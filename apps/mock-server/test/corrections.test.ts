import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, patient, provider } = demoAccounts;
const { userId, username } = { userId: patient.accountId, username: patient.username };

test.each(storeKinds)(
  'a request to correct the record is work of the clinic with an owner and an answer, over the store in %s (F7, 45 CFR 164.526)',
  async (kind) => {
    const api = testApi(await makeStore(kind, smallClinic()));
    const token = await api.sessionOf(patient);
    const body = { userId, username, type: 'record_correction', message: 'My birthday is March 5, not 4.' };
    const own = async () =>
      endpoints.getOwnCorrections.answer.parse(
        (await api.ask(endpoints.getOwnCorrections, { token, params: { userId } })).json,
      );
    expect(await own()).toEqual([]);
    expect((await api.ask(endpoints.addInquiry, { token, body })).status).toBe(200);
    const other = { ...body, type: 'other', message: 'Where is my invoice?' };
    expect((await api.ask(endpoints.addInquiry, { token, body: other })).status).toBe(200);
    expect(await own()).toMatchObject([{ message: body.message, state: 'New', owner: null, history: [] }]);

    const clinic = await api.sessionOf(staff);
    const query = { tab: 'open', type: 'record_correction' };
    const { json } = await api.ask(endpoints.getInbox, { token: clinic, query });
    const [item] = endpoints.getInbox.answer.parse(json).result;
    expect(item).toMatchObject({ from: { userId }, message: body.message });
    const move = (version: number, wish: object) =>
      api.ask(endpoints.moveInquiry, { token: clinic, body: { itemId: item?.itemId, version, ...wish } });
    expect((await move(0, { move: 'take' })).status).toBe(200);
    expect(await own()).toMatchObject([{ state: 'InProgress', owner: { userId: staff.accountId } }]);
    expect((await move(1, { move: 'answer', text: 'It says March 5 now.' })).status).toBe(200);
    expect(await own()).toMatchObject([
      { state: 'Answered', history: [{ move: 'take' }, { move: 'answer', text: 'It says March 5 now.' }] },
    ]);
  },
);

test('only a patient asks for it, and nobody sees those of somebody else', async () => {
  const api = testApi(await makeStore('memory', smallClinic()));
  const body = { type: 'record_correction', message: 'Something here is wrong.' };
  const ofStaff = { ...body, userId: staff.accountId, username: staff.username };
  expect(
    (await api.ask(endpoints.addInquiry, { token: await api.sessionOf(staff), body: ofStaff })).status,
  ).toBe(403);
  const see = async (who: { accountId: string }, about: string) =>
    (
      await api.ask(endpoints.getOwnCorrections, {
        token: await api.sessionOf(who),
        params: { userId: about },
      })
    ).status;
  expect(await see(patient, 'patient-003')).toBe(404);
  expect(await see(provider, userId)).toBe(403);
});
