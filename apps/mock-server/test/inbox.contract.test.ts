import { endpoints } from '@rpm/api-client/calls';
import { type InboxItem, limits } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, otherPatient, staff, provider, administrator, otherAdministrator, otherStaff } =
  demoAccounts;

describe.each(storeKinds)('the inboxes over the store in %s (F7)', (kind) => {
  const fresh = async (special: Parameters<typeof testApi>[1] = {}) => {
    const store = await makeStore(kind, { ...clinicWith([]), notes: [] });
    const api = testApi(store, special);
    const tokens = new Map<string, string>();
    const tokenOf = async (who: { accountId: string }) => {
      const token = tokens.get(who.accountId) ?? (await api.sessionOf(who));
      tokens.set(who.accountId, token);
      return token;
    };
    const send = async (who: typeof patient, message: string) => {
      const { accountId: userId, username } = who;
      const body = { userId, username, type: 'other', message };
      return api.ask(endpoints.addInquiry, { token: await tokenOf(who), body });
    };
    const guest = (message: string) =>
      api.ask(endpoints.sendContact, { body: { name: 'Ann', email: 'ann@example.test', message } });
    const read = async (who: typeof patient, of: 'getInbox' | 'getOperatorInbox', tab = 'open') => {
      const answer = await api.ask(endpoints[of], { token: await tokenOf(who), query: { tab } });
      expect(answer.status).toBe(200);
      return answer.json as { result: InboxItem[]; total: number };
    };
    const move = async (
      who: typeof patient,
      call: 'moveInquiry' | 'moveOperatorItem',
      body: object,
      key?: string,
    ) => api.ask(endpoints[call], { token: await tokenOf(who), body, key });
    const firstOf = async (who: typeof patient, of: 'getInbox' | 'getOperatorInbox' = 'getInbox') => {
      const [item] = (await read(who, of)).result;
      if (!item) throw new Error('There is an entry.');
      return item;
    };
    return { store, api, tokens, tokenOf, send, guest, read, move, firstOf };
  };

  test("what a patient sends is in the clinic's inbox alone: what names a symptom on top, then what waits longest", async () => {
    const { api, send, guest, read, tokenOf } = await fresh();
    await send(patient, 'The cuff shows an error.');
    api.wait(60);
    await send(patient, 'Since Tuesday I get DIZZY when I stand up.');
    await send(otherPatient, 'Where are my readings?');
    await send(otherStaff, 'The list loads slowly today.');
    await guest('What does it cost to begin?');
    const { result, total } = await read(staff, 'getInbox');
    expect(total).toBe(2);
    expect(result.map(({ message, raised, state }) => [message, raised, state])).toEqual([
      ['Since Tuesday I get DIZZY when I stand up.', ['dizzy'], 'New'],
      ['The cuff shows an error.', [], 'New'],
    ]);
    expect(result[0]).toMatchObject({
      kind: 'inquiry',
      from: { userId: patient.accountId, name: 'Marigold Testpatient', email: patient.username },
      clinicName: null,
      owner: null,
      history: [],
    });
    const count = await api.ask(endpoints.getInboxCount, { token: await tokenOf(staff) });
    expect(count.json).toEqual({ open: 2, raised: 1, isOperator: false });
  });

  test("what others send is in the operator's inbox, which no other administrator has", async () => {
    const { api, send, guest, read, move, tokenOf, firstOf } = await fresh({
      contactAddress: 'desk@operator.example',
    });
    await send(otherStaff, 'The list loads slowly today.');
    expect(api.mails.map(({ to, text }) => [to, text.includes('slowly')])).toEqual([
      ['desk@operator.example', false],
    ]);
    api.wait(60);
    await guest('What does it cost to begin?');
    const { result } = await read(administrator, 'getOperatorInbox');
    expect(
      result.map(({ kind: what, from, clinicName }) => [what, from.userId, from.email, clinicName]),
    ).toEqual([
      ['inquiry', null, otherStaff.username, 'Southside Sample Clinic'],
      ['contact', null, 'ann@example.test', null],
    ]);
    const token = await tokenOf(otherAdministrator);
    const refused = await api.ask(endpoints.getOperatorInbox, { token, query: { tab: 'open' } });
    expect(refused.status).toBe(403);
    const { itemId } = await firstOf(administrator, 'getOperatorInbox');
    const taken = { itemId, version: 0, move: 'take' };
    expect((await move(otherAdministrator, 'moveOperatorItem', taken)).status).toBe(403);
    const mine = await api.ask(endpoints.getInboxCount, { token: await tokenOf(administrator) });
    expect(mine.json).toMatchObject({ isOperator: true });
  });

  test('an answer to a patient is a message in the conversation, and a mail that names nothing of it', async () => {
    const { store, api, send, read, move, firstOf } = await fresh();
    await send(patient, 'I have chest pain at night.');
    const { itemId } = await firstOf(staff);
    expect((await move(staff, 'moveInquiry', { itemId, version: 0, move: 'take' })).json).toEqual({
      message: serverWords.inboxMoved.take,
    });
    const answer = { itemId, version: 1, move: 'answer', text: 'Please call us now. <b>Marigold</b>' };
    const both = [
      await move(staff, 'moveInquiry', answer, 'key-1'),
      await move(staff, 'moveInquiry', answer, 'key-1'),
    ];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await store.conversations.of(patient.accountId, 9)).toMatchObject([
      { side: 'clinic', author: { userId: staff.accountId }, text: answer.text },
    ]);
    expect(api.mails.map(({ to }) => to)).toEqual([patient.username]);
    expect(JSON.stringify(api.mails)).not.toMatch(/Marigold|chest|Northside|Deskworth/);
    expect((await read(staff, 'getInbox')).result).toEqual([]);
    const { result } = await read(staff, 'getInbox', 'done');
    expect(result).toMatchObject([
      {
        state: 'Answered',
        owner: { userId: staff.accountId },
        version: 2,
        history: [
          { move: 'take', by: { userId: staff.accountId }, text: null },
          { move: 'answer', by: { userId: staff.accountId }, text: answer.text },
        ],
      },
    ]);
    const log = JSON.stringify([api.log, await store.audit.list(northside.clinicId)]);
    expect(log).toContain('inbox.answered');
    expect(log, 'never logged (behaviour R34)').not.toMatch(/chest|Please call/);
  });

  test('a second answer before the patient has read the first brings no other mail', async () => {
    const { api, send, move, firstOf } = await fresh();
    for (const text of ['The cuff shows an error.', 'It shows an error again.']) {
      await send(patient, text);
      const { itemId } = await firstOf(staff);
      const answer = { itemId, version: 0, move: 'answer', text: 'Change the batteries.' };
      expect((await move(staff, 'moveInquiry', answer)).status).toBe(200);
      api.wait(60);
    }
    expect(api.mails).toHaveLength(1);
  });

  test('of two who answer at once one is told who was quicker, and the patient gets one answer', async () => {
    const { store, send, move, firstOf } = await fresh();
    await send(patient, 'The cuff shows an error.');
    const { itemId } = await firstOf(staff);
    const answer = { itemId, version: 0, move: 'answer', text: 'Change the batteries.' };
    const both = await Promise.all([
      move(staff, 'moveInquiry', answer),
      move(provider, 'moveInquiry', answer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? staff : provider;
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      message: refusalWords.inboxChanged,
      state: 'Answered',
      by: { userId: winner.accountId },
    });
    expect(await store.conversations.of(patient.accountId, 9)).toHaveLength(1);
  });

  test('an answer of the operator is a mail, and is not taken where mail is off', async () => {
    const off = await fresh({ sendsMail: false });
    await off.guest('What does it cost to begin?');
    const { itemId } = await off.firstOf(administrator, 'getOperatorInbox');
    const answer = { itemId, version: 0, move: 'answer', text: 'It costs nothing.' };
    expect(await off.move(administrator, 'moveOperatorItem', answer)).toMatchObject({
      status: 409,
      json: { code: 'mailOff' },
    });
    expect(await off.firstOf(administrator, 'getOperatorInbox')).toMatchObject({ state: 'New', version: 0 });
    const on = await fresh();
    await on.guest('What does it cost to begin?');
    const sent = await on.firstOf(administrator, 'getOperatorInbox');
    const own = { ...answer, itemId: sent.itemId };
    expect((await on.move(administrator, 'moveOperatorItem', own)).status).toBe(200);
    expect(on.api.mails).toMatchObject([{ to: 'ann@example.test' }]);
    expect(on.api.mails[0]?.text).toContain('It costs nothing.');
  });

  test("another clinic's entry, one of the operator's and none at all are the same 404", async () => {
    const { send, move, firstOf } = await fresh();
    await send(otherPatient, 'Where are my readings?');
    await send(otherStaff, 'The list loads slowly today.');
    const foreign = (await firstOf(otherStaff)).itemId;
    const operators = (await firstOf(administrator, 'getOperatorInbox')).itemId;
    const answers = await Promise.all(
      [foreign, operators, 'none'].map((itemId) =>
        move(staff, 'moveInquiry', { itemId, version: 0, move: 'take' }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    const asOperator = { itemId: foreign, version: 0, move: 'take' };
    expect((await move(administrator, 'moveOperatorItem', asOperator)).status).toBe(404);
  });

  test("the clinic's own words raise, and the answer says what follows and when somebody is there", async () => {
    const { api, send, tokenOf, tokens } = await fresh();
    const open = await send(patient, 'My ankles are swollen today.');
    expect(open.json).toEqual({
      message: serverWords.inquirySent,
      ...{ goesTo: 'clinic', isRaised: false, isOpen: true, opens: null, timeZone: northside.timeZone },
    });
    const token = await tokenOf(administrator);
    const { json: details } = await api.ask(endpoints.getClinic, { token });
    const body = { ...(details as object), openingHours: northside.openingHours, symptomWords: ['Swollen'] };
    expect((await api.ask(endpoints.saveClinicDetails, { token, body })).status).toBe(200);
    api.wait(9 * 3600);
    tokens.clear();
    const closed = await send(patient, 'My ankles are swollen today.');
    // Friday evening; it opens on Monday at 9:00 AM in New York.
    expect(closed.json).toMatchObject({ isRaised: true, isOpen: false, opens: '20261123-14:00:00' });
    expect((await send(patient, 'I feel dizzy since then.')).json).toMatchObject({ isRaised: false });
    expect((await send(staff, 'The list loads slowly today.')).json).toMatchObject({ goesTo: 'operator' });
  });

  test('what is for an operator that nobody is, is said to be read by nobody', async () => {
    const { send } = await fresh({ operators: [] });
    expect((await send(staff, 'The list loads slowly today.')).json).toMatchObject({ goesTo: 'nobody' });
  });

  test('what is done ends after its time, a message of a guest in any case, and nothing before', async () => {
    const { store, send, guest, move, firstOf } = await fresh();
    const inDays = (days: number) => new Date(startOfTest.getTime() + days * 86_400_000);
    await send(patient, 'The cuff shows an error.');
    const { itemId } = await firstOf(staff);
    await move(staff, 'moveInquiry', { itemId, version: 0, move: 'close' });
    await send(patient, 'It shows an error again.');
    await guest('What does it cost to begin?');
    expect(await store.inbox.forget(inDays(limits.inboxDoneDays - 1))).toBe(0);
    expect(await store.inbox.forget(inDays(limits.inboxDoneDays))).toBe(1);
    expect(await store.inbox.forget(inDays(limits.contactDays))).toBe(1);
    const left = await store.inquiries.list(northside.clinicId, 9);
    expect(left.map(({ message }) => message)).toEqual(['It shows an error again.']);
    expect(await store.contacts.list(9)).toEqual([]);
  });
});

test('the page promises the days after which things are deleted (F7)', () => {
  expect(inboxWords.emptyReason.done({ days: limits.inboxDoneDays })).toContain(String(limits.inboxDoneDays));
});

describe.each(storeKinds)('pages and filters of an inbox over the store in %s (F7)', (kind) => {
  test('each asks for what it says, and the count is of all pages', async () => {
    const store = await makeStore(kind, clinicWith([]));
    const of = { clinicId: northside.clinicId };
    const by = { accountId: patient.accountId, clinicId: northside.clinicId };
    for (let at = 0; at < 5; at += 1)
      await store.inquiries.add(
        { inquiryId: `i-${at}`, type: at < 2 ? 'other' : 'missing_data', message: 'Where are they?' },
        { ...by, at: new Date(startOfTest.getTime() + at * 1000) },
        { inbox: 'clinic', raised: [] },
      );
    const mover = { ...by, accountId: staff.accountId, at: startOfTest };
    await store.inbox.move(of, { itemId: 'i-3', version: 0, move: 'take', text: null }, mover);
    const ids = async (search: object) => {
      const { items, total } = await store.inbox.list(of, { tab: 'open', page: 0, rows: 2, ...search });
      return [items.map(({ itemId }) => itemId), total];
    };
    expect(await ids({})).toEqual([['i-0', 'i-1'], 5]);
    expect(await ids({ page: 2 })).toEqual([['i-4'], 5]);
    expect(await ids({ page: 9 })).toEqual([[], 5]);
    expect(await ids({ type: 'missing_data', page: 1 })).toEqual([['i-4'], 3]);
    expect(await ids({ state: 'InProgress' })).toEqual([['i-3'], 1]);
    expect(await ids({ ownerId: staff.accountId })).toEqual([['i-3'], 1]);
    expect(await ids({ ownerId: null, type: 'missing_data' })).toEqual([['i-2', 'i-4'], 2]);
    expect(await ids({ tab: 'done' })).toEqual([[], 0]);
  });
});
