import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { limits, sharedParts } from '@rpm/domain';
import { refusalWords, serverWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Answer, TestApi } from './harness.ts';
import { friendCalls, shareIdOf, sharingApi, type Who } from './sharingApi.ts';

const { patient, provider, otherProvider, otherPatient, otherStaff } = demoAccounts;
const owner = patient.accountId;
const daySeconds = 86_400;
/** All that an answer tells. */
const told = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] });
const tokenOf = (mail: string | undefined) =>
  /\/TemporaryTimeline\/[^/\s]+\/([\w-]{43})$/m.exec(mail ?? '')?.[1] ?? '';

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
});

describe('sharing (API-19, behaviour R20)', () => {
  test('a patient who shares too often in a day sends no more mail (F13)', async () => {
    for (let each = 0; each < limits.sharesWithOnePerDay; each += 1) {
      expect((await sharing.share()).status).toBe(200);
    }
    const before = sharing.api.mails.length;
    expect(await sharing.share()).toMatchObject({ status: 429, json: { code: 'tooManyShares' } });
    expect(sharing.api.mails).toHaveLength(before);
  });

  test('a share opens the records of the patient across clinics, until it is stopped', async () => {
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
    const shareId = shareIdOf(await sharing.share());
    const seen = await sharing.friendCall(otherProvider, 'getFriendsMRSummary');
    const own = await sharing.ask(patient, 'getMRSummary', { params: { userId: owner } });
    expect([seen.status, seen.text]).toEqual([200, own.text]);
    await sharing.stop(shareId);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test('a share ends by itself', async () => {
    await sharing.share({ days: 1 });
    api.wait(daySeconds - 1);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(200);
    api.wait(1);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test.each(Object.keys(friendCalls) as (keyof typeof friendCalls)[])(
    '%s: a part that is not shared is, to the letter, as if there were no share',
    async (name) => {
      const without = told(await sharing.friendCall(otherProvider, name));
      const shared = friendCalls[name];
      const other = sharedParts.filter((part) => part !== shared);
      await sharing.share({ parts: other });
      const hidden = told(await sharing.friendCall(otherProvider, name));
      const unknown = told(await sharing.friendCall(otherProvider, name, 'patient-none'));
      expect([hidden, unknown]).toEqual([without, without]);
      expect(hidden.status).toBe(404);
      await sharing.share({ parts: [shared] });
      expect((await sharing.friendCall(otherProvider, name)).status).toBe(200);
    },
  );

  test('whoever it is shared with gives it up, and no other (R20)', async () => {
    const leave = async (who: Who, userId: string = owner) =>
      sharing.ask(who, 'leaveShare', { body: { userId } });
    const without = told(await leave(otherProvider));
    expect(without.status).toBe(404);
    await sharing.share({ relation: 'son' });
    for (const who of [otherPatient, otherStaff, provider]) expect(told(await leave(who))).toEqual(without);
    expect(told(await leave(otherProvider, 'patient-none'))).toEqual(without);
    expect((await sharing.friends(otherProvider)).withMe).toMatchObject([{ state: 'live', relation: null }]);
    expect((await leave(otherProvider)).json).toEqual({ message: serverWords.shareLeft });
    expect((await sharing.friends(otherProvider)).withMe).toEqual([]);
    expect((await sharing.friends(patient)).byMe).toMatchObject([
      { state: 'revoked', isLeft: true, relation: 'son', ended: expect.any(String) },
    ]);
    expect(told(await leave(otherProvider))).toEqual(without);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test('a share opens no list call of the owner’s clinic', async () => {
    await sharing.share();
    const ofClinic: [EndpointName, object][] = [
      ['getMRSummary', { params: { userId: owner } }],
      ['getMRDetail', { params: { userId: owner, resourceType: 'Condition' } }],
      ['getLatestMR', { params: { userId: owner } }],
      ['getTotalMR', { params: { userId: owner } }],
      ['getAllergies', { params: { userId: owner } }],
      ['getFiles', { params: { userId: owner } }],
      ['getPatientInfo', { params: { userId: owner } }],
      ['getPatientNotes', { params: { userId: owner } }],
      ['getBillingCodes', { params: { clinicName: northside.name } }],
    ];
    for (const [name, options] of ofClinic) {
      const { status, json } = await sharing.ask(otherProvider, name, options);
      expect([name, status, json]).toEqual([name, 404, { code: 'notFound', message: refusalWords.notFound }]);
    }
    const orders = { query: { page: '0', noOfRows: '5', clinic: northside.name } };
    expect((await sharing.ask(otherProvider, 'getAllottedDevicesByClinic', orders)).status).toBe(403);
  });

  test('a share with an address of staff opens nothing', async () => {
    await sharing.share({ username: otherStaff.username });
    expect((await sharing.friendCall(otherStaff, 'getFriendLatestMR')).status).toBe(404);
  });

  test('the same address again takes the place of the share before', async () => {
    await sharing.share({ parts: ['readings'] });
    await sharing.share({
      parts: ['records', 'records'],
      username: ` ${otherProvider.username.toUpperCase()} `,
    });
    const { byMe } = await sharing.friends(patient);
    expect(byMe.map(({ state, parts }) => [state, parts]).sort()).toEqual([
      ['live', ['records']],
      ['revoked', ['readings']],
    ]);
  });

  test('the lists say what is shared by me and with me', async () => {
    await sharing.share({ days: 1 });
    api.wait(1);
    await sharing.share({ username: otherPatient.username, days: 2 });
    const { byMe, withMe } = await sharing.friends(patient);
    expect(byMe.map(({ username, state }) => [username, state])).toEqual([
      [otherPatient.username, 'live'],
      [otherProvider.username, 'live'],
    ]);
    expect(withMe).toEqual([]);
    expect((await sharing.friends(otherProvider)).withMe).toMatchObject([
      { owner: { userId: owner, name: 'Marigold Testpatient' }, until: '20261121-15:00:00' },
    ]);
    api.wait(daySeconds);
    expect((await sharing.friends(otherProvider)).withMe).toEqual([]);
    expect((await sharing.friends(patient)).byMe.map(({ state }) => state)).toEqual(['live', 'expired']);
  });

  test('nobody shares with themselves', async () => {
    expect(await sharing.share({ username: ` ${patient.username.toUpperCase()}` })).toMatchObject({
      status: 400,
      json: { message: refusalWords.shareWithSelf, field: 'username' },
    });
    expect(api.mails).toEqual([]);
  });

  test.each([
    [{ days: limits.shareMaxDays + 1 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ parts: [] }, 'parts'],
    [{ parts: ['messages'] }, 'parts.0'],
    [{ username: 'no address' }, 'username'],
  ])('%j is refused by its field', async (wrong, field) => {
    expect(await sharing.share(wrong)).toMatchObject({ status: 400, json: { field } });
  });

  test('only the owner stops a share, and only while it is live; else it is as unknown', async () => {
    const shareId = shareIdOf(await sharing.share({ days: 1 }));
    const unknown = told(await sharing.stop('share-none'));
    expect(unknown.status).toBe(404);
    expect(told(await sharing.stop(shareId, otherPatient))).toEqual(unknown);
    expect((await sharing.stop(shareId)).json).toEqual({ message: serverWords.shareStopped, shareId });
    expect(told(await sharing.stop(shareId))).toEqual(unknown);
    const second = shareIdOf(await sharing.share({ days: 1 }));
    api.wait(daySeconds);
    expect(told(await sharing.stop(second))).toEqual(unknown);
  });
});

describe('the link of a share (API-20, behaviour R20)', () => {
  const open = (who: Who, token: string, email: string = who.username) =>
    sharing.ask(who, 'verifyTempAcess', { body: { email, token } });

  test('comes by mail, after the share is kept, without the owner’s name', async () => {
    await sharing.share({ username: 'a+b@example.test' });
    expect(api.mails).toHaveLength(1);
    const [mail] = api.mails;
    expect(mail).toMatchObject({ to: 'a+b@example.test', subject: 'Someone shared health data with you' });
    expect(mail?.text).toMatch(/\/TemporaryTimeline\/[^/\s]+\/[\w-]{43}$/m);
    expect(mail?.text).toContain('https://portal.example/TemporaryTimeline/a%2Bb%40example.test/');
    expect(mail?.text).toContain('November 27, 2026 at 15:00 UTC');
    expect(JSON.stringify(mail)).not.toMatch(/Marigold|Testpatient/);
  });

  test('is in no answer and in no log', async () => {
    const answer = await sharing.share();
    const token = tokenOf(api.mails[0]?.text);
    expect(token).toHaveLength(43);
    const audit = await api.services.store.audit.list(northside.clinicId);
    expect(answer.text + JSON.stringify(api.log) + JSON.stringify(audit)).not.toContain(token);
  });

  test('says whose data it opens, once', async () => {
    await sharing.share();
    const token = tokenOf(api.mails[0]?.text);
    expect((await open(otherProvider, token)).json).toEqual({
      userId: owner,
      name: 'Marigold Testpatient',
      parts: ['readings', 'records'],
      until: '20261127-15:00:00',
    });
    expect((await open(otherProvider, token)).status).toBe(404);
  });

  test('wrong, used, expired, stopped and somebody else’s have one answer', async () => {
    const answers: Record<string, Answer> = {};
    const next = async () => {
      const shareId = shareIdOf(await sharing.share({ days: 1 }));
      return { shareId, token: tokenOf(api.mails.at(-1)?.text) };
    };
    answers.wrong = await open(otherProvider, 'A'.repeat(43));
    answers.empty = await open(otherProvider, '');
    const { token } = await next();
    answers.foreign = await open(otherPatient, token);
    answers.otherAddress = await open(otherPatient, token, otherProvider.username);
    answers.staff = await open(otherStaff, token, otherStaff.username);
    expect((await open(otherProvider, token)).status).toBe(200);
    answers.used = await open(otherProvider, token);
    const second = await next();
    await sharing.stop(second.shareId);
    answers.stopped = await open(otherProvider, second.token);
    const third = await next();
    api.wait(daySeconds);
    answers.expired = await open(otherProvider, third.token);
    for (const [why, answer] of Object.entries(answers)) {
      expect([why, told(answer)]).toEqual([why, told(answers.wrong)]);
    }
    expect(answers.wrong).toMatchObject({ status: 404, json: { message: refusalWords.notFound } });
  });

  test('a link of a share that was replaced opens nothing', async () => {
    await sharing.share();
    await sharing.share();
    const [first, second] = api.mails.map(({ text }) => tokenOf(text));
    expect((await open(otherProvider, first ?? '')).status).toBe(404);
    expect((await open(otherProvider, second ?? '')).status).toBe(200);
  });

  test('looking at the page of the link uses nothing up: only a POST does', async () => {
    await sharing.share();
    const { status } = await api.request(endpoints.verifyTempAcess.path);
    expect(status).toBe(405);
    expect((await open(otherProvider, tokenOf(api.mails[0]?.text))).status).toBe(200);
  });

  test('what was done is in the log of the owner’s clinic, without addresses', async () => {
    const shareId = shareIdOf(await sharing.share());
    await open(otherProvider, tokenOf(api.mails[0]?.text));
    await sharing.stop(shareId);
    const log = await api.services.store.audit.list(northside.clinicId);
    expect(log.map(({ action, subject, accountId }) => [action, subject, accountId])).toEqual([
      ['share.started', shareId, owner],
      ['share.opened', shareId, otherProvider.accountId],
      ['share.stopped', shareId, owner],
    ]);
    expect(JSON.stringify(log)).not.toContain('@');
    expect(await api.services.store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('a provider of the same clinic needs no share for what the clinic sees, but has none either', async () => {
    expect((await sharing.friendCall(provider, 'getFriendLatestMR')).status).toBe(404);
  });
});

describe('a shared timeline (SCR-07, behaviour R20)', () => {
  const timeline = (who: Who, query: object = {}, userId: string = owner) =>
    sharing.ask(who, 'getFriendTimeline', { params: { userId }, query });
  const kindsOf = ({ json }: Answer) =>
    endpoints.getFriendTimeline.answer.parse(json).kinds.map(({ kind }) => kind);

  test('shows the kinds that are shared and no other, and its owner all', async () => {
    await sharing.share({ parts: ['files', 'readings'] });
    const seen = await timeline(otherProvider);
    expect(kindsOf(seen)).toEqual(['readings', 'files']);
    const kinds = endpoints.getFriendTimeline.answer.parse(seen.json).entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'readings' && kind !== 'files')).toEqual([]);
    const own = await sharing.ask(patient, 'getTimeline', { params: { userId: owner }, query: {} });
    expect(kindsOf(own)).toEqual(['readings', 'notes', 'messages', 'visits', 'files', 'orders']);
  });

  test('a kind that is not shared, an ended share, a stopped one, none and an unknown patient: one answer', async () => {
    const none = told(await timeline(otherProvider));
    expect(none.status).toBe(404);
    const shareId = shareIdOf(await sharing.share({ parts: ['records'], days: 1 }));
    const notShared = told(await timeline(otherProvider, { kind: 'readings' }));
    const messages = told(await timeline(otherProvider, { kind: 'messages' }));
    expect((await timeline(otherProvider)).status).toBe(200);
    await sharing.stop(shareId);
    const stopped = told(await timeline(otherProvider));
    await sharing.share({ days: 1 });
    api.wait(daySeconds);
    const expired = told(await timeline(otherProvider));
    const unknown = told(await timeline(otherProvider, {}, 'patient-none'));
    const staff = told(await timeline(otherStaff));
    expect([notShared, messages, stopped, expired, unknown, staff]).toEqual(Array(6).fill(none));
  });

  test('a kind that cannot be read is missing alone; when none can, the call fails', async () => {
    await sharing.share({ parts: ['readings', 'notes'] });
    const { timelines } = api.services.store;
    const { entries } = timelines;
    timelines.entries = (kind, search) =>
      kind === 'notes' ? Promise.reject(new Error('Notes are away.')) : entries(kind, search);
    const { kinds } = endpoints.getFriendTimeline.answer.parse((await timeline(otherProvider)).json);
    expect(kinds.map(({ kind, total }) => [kind, total === null])).toEqual([
      ['readings', false],
      ['notes', true],
    ]);
    timelines.entries = () => Promise.reject(new Error('All is away.'));
    expect((await timeline(otherProvider)).status).toBe(500);
    timelines.entries = entries;
  });
});
