import { endpoints } from '@rpm/api-client/calls';
import { refusalWords } from '@rpm/domain/words/refusal';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Answer, TestApi } from './harness.ts';
import { daySeconds, owner, shareIdOf, sharingApi, told, type Who } from './sharingApi.ts';

const { provider, otherProvider, otherPatient, otherStaff } = demoAccounts;
const tokenOf = (mail: string | undefined) =>
  /\/TemporaryTimeline\/[^/\s]+\/([\w-]{43})$/m.exec(mail ?? '')?.[1] ?? '';

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
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
    expect(mail?.text).toContain('November 27, 2026 at 10:00 AM EST');
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
