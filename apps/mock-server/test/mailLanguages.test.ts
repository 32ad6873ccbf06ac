import { endpoints } from '@rpm/api-client/calls';
import { type Language, limits } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import * as esMails from '@rpm/domain/words/es/mails';
import { describe, expect, test } from 'vitest';
import { aPatient, clinicWith, demoAccounts, demoActivationCode, northside } from '../src/seed/index.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { administrator, otherAdministrator, patient, staff, otherPatient } = demoAccounts;
const words = { en: enMails.mailWords, es: esMails.mailWords };
/** A clinic has enrolled them; they have no account. */
const readsSpanish = 'sorrel.enrolled@example.test';
const readsWhatTheyLike = 'clover.enrolled@example.test';
const stranger = 'nobody@example.test';

/** Whose account is in which language. */
const readers = [
  [staff, 'en', 'es'],
  [otherPatient, 'es', 'en'],
] as const;

describe.each(storeKinds)('mails, over the store in %s, are in the language of their reader', (kind) => {
  const fresh = async () => {
    const world = clinicWith([]);
    const enrolled = (patientId: string, username: string, language: string | null) =>
      aPatient({ patientId, username, language, clinicId: northside.clinicId });
    const store = await makeStore(kind, {
      ...world,
      accounts: world.accounts.map((account) =>
        account.accountId === otherAdministrator.accountId ? { ...account, language: 'es' } : account,
      ),
      patients: [
        ...world.patients,
        enrolled('enrolled-1', readsSpanish, 'es-US'),
        enrolled('enrolled-2', readsWhatTheyLike, null),
      ],
    });
    return testApi(store);
  };
  const subjects = ({ mails }: TestApi) => mails.map(({ to, subject }) => [to, subject]);
  const linkOf = (api: TestApi) => {
    const [, user = '', token = ''] =
      /verify-pass-token\/([^/]+)\/(\S+)/.exec(api.mails.at(-1)?.text ?? '') ?? [];
    return { user, token };
  };
  const share = (api: TestApi, username: string, language: Language) => {
    const body = { action: 'share', userId: patient.accountId, username, parts: ['readings'], days: 1 };
    return sessionAsk(api, patient, 'shareData', body, language);
  };
  const invite = (api: TestApi, username: string, language: Language) => {
    const body = { username, firstName: 'Sorrel', lastName: 'Invited', role: 'STAFF' };
    return sessionAsk(api, administrator, 'inviteStaff', body, language);
  };
  const sessionAsk = async (
    api: TestApi,
    who: { accountId: string },
    name: keyof typeof endpoints,
    body: object | undefined,
    language: Language,
  ) => {
    const answer = await api.ask(endpoints[name], { token: await api.sessionOf(who), body, language });
    expect([name, answer.status]).toEqual([name, 200]);
    return answer;
  };

  test.each(readers)(
    'of an account in that of the account, whatever language is asked in: %o',
    async (who, own, asked) => {
      const api = await fresh();
      const { username } = who;
      const says = (
        mail: 'password' | 'passwordChanged' | 'emailCode' | 'locked' | 'share' | 'alreadyKnown',
      ) => [username, words[own][mail].subject];
      await api.ask(endpoints.forgotPassword, { body: { username }, language: asked });
      const password = 'three old paper boats';
      await api.ask(endpoints.resetPassword, { body: { ...linkOf(api), password }, language: asked });
      expect(subjects(api)).toEqual([says('password'), says('passwordChanged')]);

      api.mails.length = 0;
      await sessionAsk(api, who, 'sendEmailCode', {}, asked);
      const change = { currentPassword: password, password: 'three new paper boats' };
      await sessionAsk(api, who, 'changePassword', change, asked);
      expect(subjects(api)).toEqual([says('emailCode'), says('passwordChanged')]);

      api.mails.length = 0;
      await share(api, username, asked);
      await invite(api, username, asked);
      expect(subjects(api)).toEqual([says('share'), says('alreadyKnown')]);

      api.mails.length = 0;
      for (let count = 0; count < limits.loginTries; count += 1) {
        await api.ask(endpoints.login, { body: { username, password: 'wrong' }, language: asked });
      }
      expect(subjects(api)).toEqual([says('locked')]);
    },
  );

  test('of a log in that needs a code, and of the operator, in those of their accounts', async () => {
    const api = await fresh();
    const { username } = otherAdministrator;
    await api.ask(endpoints.login, { body: { username, password: testPassword }, language: 'en' });
    expect(subjects(api)).toEqual([[username, words.es.loginCode.subject]]);

    const body = { name: 'Clover', email: 'clover@example.test', message: 'Please call me back.' };
    for (const [contactAddress, asked, read] of [
      [username, 'en', 'es'],
      ['desk@example.test', 'es', 'en'],
    ] as const) {
      const { store } = (await fresh()).services;
      const desk = testApi(store, { contactAddress });
      await desk.ask(endpoints.sendContact, { body, language: asked });
      expect(subjects(desk)).toEqual([[contactAddress, words[read].contact.subject]]);
    }
  });

  test('of who has no account: in that of the record, else in that of the request', async () => {
    const api = await fresh();
    await invite(api, readsSpanish, 'en');
    await invite(api, readsWhatTheyLike, 'es');
    await invite(api, stranger, 'es');
    await share(api, stranger, 'en');
    expect(subjects(api)).toEqual([
      [readsSpanish, words.es.alreadyKnown.subject],
      [readsWhatTheyLike, words.es.alreadyKnown.subject],
      [stranger, words.es.invitation.subject],
      [stranger, words.en.share.subject],
    ]);
  });

  test.each(['en', 'es'] as const)('an account that is opened on a page in %s is in it', async (language) => {
    const api = await fresh();
    const { store } = api.services;
    const password = 'three old paper boats';
    const username = readsWhatTheyLike;
    const signedUp = await api.ask(endpoints.signup, {
      body: { username, password, acceptsTerms: true },
      language,
    });
    expect(subjects(api)).toEqual([[username, words[language].code.subject]]);
    const { ticket } = endpoints.signup.answer.parse(signedUp.json);
    const code = /\d{6}/.exec(api.mails.at(-1)?.text ?? '')?.[0];
    await api.ask(endpoints.publicVerify, {
      body: { username, purpose: 'signup', ticket, code, activationCode: demoActivationCode },
      language,
    });
    expect(await store.accounts.findByUsername(username)).toMatchObject({ language });

    await invite(api, stranger, 'en');
    const body = { ...linkOf(api), firstName: 'Sorrel', lastName: 'Invited', password };
    await api.ask(endpoints.acceptInvitation, { body, language });
    const opened = await store.accounts.findByUsername(stranger);
    expect(opened).toMatchObject({ language });
    expect(await store.profiles.find(opened?.accountId ?? '')).toMatchObject({ language });
  });
});
