import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { mailWords as spanishMails } from '@rpm/domain/words/es/mails';
import { mailWords } from '@rpm/domain/words/mails';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { type Answer, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { provider, staff } = demoAccounts;
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0];

describe.each(storeKinds)('a log in from a new browser over the store in %s (ASVS 6.3.5)', (kind) => {
  async function fresh(special: Parameters<typeof testApi>[1] = {}, world = clinicWith([])) {
    const api = testApi(await makeStore(kind, world), special);
    const logIn = async (cookie?: string, { username } = provider) => {
      const body = { username, password: testPassword };
      const answer = await api.ask(endpoints.login, { body, cookie });
      expect(answer.status).toBe(200);
      await api.settle();
      return cookieOf(answer);
    };
    return { api, logIn };
  }

  test('is told to the owner once for each browser; the first of all is told to nobody', async () => {
    const { api, logIn } = await fresh();
    const first = await logIn();
    expect(api.mails).toEqual([]);
    const second = await logIn();
    const told = {
      to: provider.username,
      subject: mailWords.newBrowser.subject,
      text: expect.stringContaining('November 20, 2026 at 10:00 AM EST'),
    };
    expect(api.mails).toEqual([told]);
    for (const cookie of [first, second, first]) await logIn(cookie);
    expect(api.mails).toEqual([told]);
  });

  test('also where another account was used in that browser before', async () => {
    const { api, logIn } = await fresh();
    await logIn();
    const shared = await logIn(undefined, staff);
    await logIn(shared);
    expect(api.mails.map(({ to }) => to)).toEqual([provider.username]);
  });

  test('in the language of the owner, whatever the page spoke', async () => {
    const world = clinicWith([]);
    const accounts = world.accounts.map((account) => ({ ...account, language: 'es' as const }));
    const { api, logIn } = await fresh({}, { ...world, accounts });
    await logIn();
    await logIn();
    expect(api.mails.map(({ subject }) => subject)).toEqual([spanishMails.newBrowser.subject]);
  });

  test('by the clock of a patient, who does not live where the clinic is (ADR 87)', async () => {
    const world = smallClinic();
    const patients = world.patients.map((each) => ({ ...each, timeZone: 'America/Chicago' }));
    const { api, logIn } = await fresh({}, { ...world, patients });
    for (let at = 0; at < 2; at += 1) await logIn(undefined, demoAccounts.patient);
    expect(api.mails.map(({ text }) => text)).toEqual([expect.stringContaining('2026 at 9:00 AM CST.')]);
  });

  test('a browser that keeps nothing does not fill a mailbox', async () => {
    const { api, logIn } = await fresh();
    for (let at = 0; at < limits.loginTries + 4; at += 1) await logIn();
    expect(api.mails).toHaveLength(limits.loginTries);
    api.wait(limits.loginWindowMinutes * 60);
    await logIn();
    expect(api.mails).toHaveLength(limits.loginTries + 1);
  });

  test('a mail server that hangs keeps nobody waiting', async () => {
    let isAsked = false;
    let answer = () => {};
    const mail = () => {
      isAsked = true;
      return new Promise<undefined>((resolve) => {
        answer = () => resolve(undefined);
      });
    };
    const api = testApi(await makeStore(kind, clinicWith([])), { mail });
    const body = { username: provider.username, password: testPassword };
    for (let at = 0; at < 2; at += 1) expect((await api.ask(endpoints.login, { body })).status).toBe(200);
    await expect.poll(() => isAsked).toBe(true);
    answer();
  });
});
