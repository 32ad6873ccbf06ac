import { type EndpointName, endpoints } from '@rpm/api-client/endpoints';
import { limits, serverMessages } from '@rpm/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { type Answer, type TestApi, testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { patient, provider, otherProvider, otherPatient, otherStaff } = demoAccounts;
const owner = patient.accountId;
const daySeconds = 86_400;

let api: TestApi;
beforeEach(async () => {
  api = testApi(await makeStore('memory', { ...smallClinic(), shares: [] }));
});
type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

const ask = async (who: Who, name: EndpointName, options: object) => {
  const answer = await api.ask(endpoints[name], { ...options, token: await api.sessionOf(who) });
  if (answer.status === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
  return answer;
};
const share = (special: object = {}, who: Who = patient) =>
  ask(who, 'shareData', {
    body: {
      action: 'share',
      userId: owner,
      username: otherProvider.username,
      parts: ['readings', 'records'],
      days: 7,
      ...special,
    },
  });
const stop = (shareId: string, who: Who = patient) =>
  ask(who, 'shareData', { body: { action: 'stop', userId: who.accountId, shareId } });
const shareIdOf = ({ json }: Answer) => endpoints.shareData.answer.parse(json).shareId;
const friends = async (who: Who) =>
  endpoints.getMyFriends.answer.parse(
    (await ask(who, 'getMyFriends', { params: { userId: who.accountId } })).json,
  );
const friendCalls = {
  getFriendsMRSummary: 'records',
  getFriendLatestMR: 'records',
  getFriendVitalDetails: 'readings',
  downloadMyFriendVitalDetails: 'readings',
} as const;
const friendCall = (who: Who, name: keyof typeof friendCalls, userId = owner) =>
  ask(who, name, { params: { userId, vital: 'BloodPressure' } });
/** All that an answer tells. */
const told = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] });
const tokenOf = (mail: string | undefined) => /\/([\w-]{43})$/m.exec(mail ?? '')?.[1] ?? '';

describe('sharing (API-19, behaviour R20)', () => {
  test('a share opens the records of the patient across clinics, until it is stopped', async () => {
    expect((await friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
    const shareId = shareIdOf(await share());
    const seen = await friendCall(otherProvider, 'getFriendsMRSummary');
    const own = await ask(patient, 'getMRSummary', { params: { userId: owner } });
    expect([seen.status, seen.text]).toEqual([200, own.text]);
    await stop(shareId);
    expect((await friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test('a share ends by itself', async () => {
    await share({ days: 1 });
    api.wait(daySeconds - 1);
    expect((await friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(200);
    api.wait(1);
    expect((await friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test.each(Object.keys(friendCalls) as (keyof typeof friendCalls)[])(
    '%s: a part that is not shared is, to the letter, as if there were no share',
    async (name) => {
      const without = told(await friendCall(otherProvider, name));
      const [shared, other] =
        friendCalls[name] === 'records' ? ['records', 'readings'] : ['readings', 'records'];
      await share({ parts: [other] });
      const hidden = told(await friendCall(otherProvider, name));
      const unknown = told(await friendCall(otherProvider, name, 'patient-none'));
      expect([hidden, unknown]).toEqual([without, without]);
      expect(hidden.status).toBe(404);
      await share({ parts: [shared] });
      expect((await friendCall(otherProvider, name)).status).toBe(200);
    },
  );

  test('a share opens no list call of the owner’s clinic', async () => {
    await share();
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
      const { status, json } = await ask(otherProvider, name, options);
      expect([name, status, json]).toEqual([name, 404, { message: serverMessages.notFound }]);
    }
    const orders = { query: { page: '0', noOfRows: '5', clinic: northside.name } };
    expect((await ask(otherProvider, 'getAllottedDevicesByClinic', orders)).status).toBe(403);
  });

  test('a share with an address of staff opens nothing', async () => {
    await share({ username: otherStaff.username });
    expect((await friendCall(otherStaff, 'getFriendLatestMR')).status).toBe(404);
  });

  test('the same address again takes the place of the share before', async () => {
    await share({ parts: ['readings'] });
    await share({ parts: ['records', 'records'], username: ` ${otherProvider.username.toUpperCase()} ` });
    const { byMe } = await friends(patient);
    expect(byMe.map(({ state, parts }) => [state, parts]).sort()).toEqual([
      ['live', ['records']],
      ['revoked', ['readings']],
    ]);
  });

  test('the lists say what is shared by me and with me', async () => {
    await share({ days: 1 });
    api.wait(1);
    await share({ username: otherPatient.username, days: 2 });
    const { byMe, withMe } = await friends(patient);
    expect(byMe.map(({ username, state }) => [username, state])).toEqual([
      [otherPatient.username, 'live'],
      [otherProvider.username, 'live'],
    ]);
    expect(withMe).toEqual([]);
    expect((await friends(otherProvider)).withMe).toMatchObject([
      { owner: { userId: owner, name: 'Marigold Testpatient' }, until: '20261121-15:00:00' },
    ]);
    api.wait(daySeconds);
    expect((await friends(otherProvider)).withMe).toEqual([]);
    expect((await friends(patient)).byMe.map(({ state }) => state)).toEqual(['live', 'expired']);
  });

  test('nobody shares with themselves', async () => {
    expect(await share({ username: ` ${patient.username.toUpperCase()}` })).toMatchObject({
      status: 400,
      json: { message: serverMessages.shareWithSelf, field: 'username' },
    });
    expect(api.mails).toEqual([]);
  });

  test.each([
    [{ days: limits.shareMaxDays + 1 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ parts: [] }, 'parts'],
    [{ parts: ['notes'] }, 'parts.0'],
    [{ username: 'no address' }, 'username'],
  ])('%j is refused by its field', async (wrong, field) => {
    expect(await share(wrong)).toMatchObject({ status: 400, json: { field } });
  });

  test('only the owner stops a share, and only while it is live; else it is as unknown', async () => {
    const shareId = shareIdOf(await share({ days: 1 }));
    const unknown = told(await stop('share-none'));
    expect(unknown.status).toBe(404);
    expect(told(await stop(shareId, otherPatient))).toEqual(unknown);
    expect((await stop(shareId)).json).toEqual({ message: serverMessages.shareStopped, shareId });
    expect(told(await stop(shareId))).toEqual(unknown);
    const second = shareIdOf(await share({ days: 1 }));
    api.wait(daySeconds);
    expect(told(await stop(second))).toEqual(unknown);
  });
});

describe('the link of a share (API-20, behaviour R20)', () => {
  const open = (who: Who, token: string, email: string = who.username) =>
    ask(who, 'verifyTempAcess', { body: { email, token } });

  test('comes by mail, after the share is kept, without the owner’s name', async () => {
    await share({ username: 'a+b@example.test' });
    expect(api.mails).toHaveLength(1);
    const [mail] = api.mails;
    expect(mail).toMatchObject({ to: 'a+b@example.test', subject: 'Health data were shared with you' });
    expect(mail?.text).toMatch(
      /^https:\/\/portal\.example\/TemporaryTimeline\/a%2Bb%40example\.test\/[\w-]{43}$/m,
    );
    expect(mail?.text).toContain('November 27, 2026 at 15:00 UTC');
    expect(JSON.stringify(mail)).not.toMatch(/Marigold|Testpatient/);
  });

  test('is in no answer and in no log', async () => {
    const answer = await share();
    const token = tokenOf(api.mails[0]?.text);
    expect(token).toHaveLength(43);
    const audit = await api.services.store.audit.list(northside.clinicId);
    expect(answer.text + JSON.stringify(api.log) + JSON.stringify(audit)).not.toContain(token);
  });

  test('says whose data it opens, once', async () => {
    await share();
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
      const shareId = shareIdOf(await share({ days: 1 }));
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
    await stop(second.shareId);
    answers.stopped = await open(otherProvider, second.token);
    const third = await next();
    api.wait(daySeconds);
    answers.expired = await open(otherProvider, third.token);
    for (const [why, answer] of Object.entries(answers)) {
      expect([why, told(answer)]).toEqual([why, told(answers.wrong)]);
    }
    expect(answers.wrong).toMatchObject({ status: 404, json: { message: serverMessages.notFound } });
  });

  test('a link of a share that was replaced opens nothing', async () => {
    await share();
    await share();
    const [first, second] = api.mails.map(({ text }) => tokenOf(text));
    expect((await open(otherProvider, first ?? '')).status).toBe(404);
    expect((await open(otherProvider, second ?? '')).status).toBe(200);
  });

  test('looking at the page of the link uses nothing up: only a POST does', async () => {
    await share();
    const { status } = await api.request(endpoints.verifyTempAcess.path);
    expect(status).toBe(405);
    expect((await open(otherProvider, tokenOf(api.mails[0]?.text))).status).toBe(200);
  });

  test('what was done is in the log of the owner’s clinic, without addresses', async () => {
    const shareId = shareIdOf(await share());
    await open(otherProvider, tokenOf(api.mails[0]?.text));
    await stop(shareId);
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
    expect((await friendCall(provider, 'getFriendLatestMR')).status).toBe(404);
  });
});

describe('readings that are shared (API-21, API-22)', () => {
  // The ninth patient of the mock-ups measures blood pressure; her readings are shared with a provider elsewhere.
  const sharer = { accountId: 'patient-009', clinicId: northside.clinicId };
  const params = { userId: sharer.accountId, vital: 'BloodPressure' };
  beforeEach(async () => {
    const at = api.services.clock();
    await api.services.store.shares.start(
      { ...sharer, at },
      {
        shareId: 'share-9',
        ownerId: sharer.accountId,
        username: otherProvider.username,
        parts: ['readings'],
        from: at,
        until: new Date(at.getTime() + daySeconds * 1000),
        tokenHash: 'none',
      },
    );
  });

  test('come as the clinic sees them, page by page', async () => {
    for (const query of [{}, { page: '1', noOfRows: '2' }, { start: '20261119-00:00:00' }]) {
      const own = await ask(provider, 'getVitalDetails', { params, query });
      const shared = await ask(otherProvider, 'getFriendVitalDetails', { params, query });
      expect([shared.status, shared.text]).toEqual([200, own.text]);
      expect(endpoints.getFriendVitalDetails.answer.parse(shared.json).total).toBeGreaterThan(0);
    }
  });

  test('come as a file with the same readings and nobody’s name', async () => {
    const page = await ask(provider, 'getVitalData', { params });
    const { result } = endpoints.getVitalData.answer.parse(page.json);
    const answer = await ask(otherProvider, 'downloadMyFriendVitalDetails', { params });
    const { content, ...file } = endpoints.downloadMyFriendVitalDetails.answer.parse(answer.json);
    expect(file).toEqual({ fileName: 'blood-pressure.csv', contentType: 'text/csv' });
    const [headings, ...lines] = content.split('\r\n').slice(0, -1);
    expect(headings).toBe('Time (UTC),Systolic (mmHg),Diastolic (mmHg),Class');
    expect(lines.map((line) => line.split(',').slice(1))).toEqual(
      result.map(({ values, class: status }) => [`${values.systolic}`, `${values.diastolic}`, status]),
    );
  });
});
