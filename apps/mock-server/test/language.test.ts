import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import * as en from '@rpm/domain/words/en/server';
import * as esMails from '@rpm/domain/words/es/mails';
import * as es from '@rpm/domain/words/es/server';
import { describe, expect, test } from 'vitest';
import { languageOf, languageOfRequest } from '../src/api/speech.ts';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { patient } = demoAccounts;

test.each([
  [null, 'en'],
  ['es', 'es'],
  ['es-US', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['fr, es;q=0.5', 'es'],
  ['en;q=0.4, es;q=0.5', 'es'],
  ['es;q=0, en', 'en'],
  ['es;q=many', 'en'],
  ['vi', 'en'],
  ['*', 'en'],
  [',;;q=', 'en'],
])('who asks for %j is answered in %s', (wish, language) => {
  const headers = wish === null ? {} : { 'accept-language': wish };
  expect(languageOfRequest(new Request('http://test.example', { headers }))).toBe(language);
});

test('who is written to: in the language of their own request, else of their account, else in English', () => {
  expect(languageOf({ asked: 'es', account: 'en' })).toBe('es');
  expect(languageOf({ account: 'es' })).toBe('es');
  expect(languageOf({ account: 'vi' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

describe.each([
  ['en-US', en, enMails],
  ['es-US', es, esMails],
])('over the wire in %s', (language, { refusalWords, serverWords }, { mailWords }) => {
  const ask = async (path: string, body?: unknown, more: HeadersInit = {}) => {
    const api = testApi(await makeStore('memory', clinicWith([])));
    const headers = { 'accept-language': language, 'content-type': 'application/json', ...more };
    const answer = await api.request(path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json(), mails: api.mails };
  };
  const login = endpoints.login.path;

  test('a refusal has one code in every language, and its sentence in that of the request', async () => {
    const username = patient.username;
    expect(await ask(login, { username, password: 'wrong' })).toMatchObject({
      status: 401,
      json: { code: 'loginWrong', message: refusalWords.loginWrong },
    });
    expect(await ask(login, { username: 7 })).toMatchObject({
      status: 400,
      json: {
        code: 'badField',
        message: refusalWords.badField({ field: 'username' }),
        field: 'username',
      },
    });
    expect(await ask(endpoints.getProfile.path)).toMatchObject({
      status: 401,
      json: { code: 'unauthorized', message: refusalWords.unauthorized },
    });
    expect(await ask('/api/nothing-here')).toMatchObject({
      status: 404,
      json: { code: 'notFound', message: refusalWords.notFound },
    });
  });

  test('what was done is said, and mailed, in it', async () => {
    const { json, mails } = await ask(endpoints.forgotPassword.path, { username: patient.username });
    expect(json).toMatchObject({ message: serverWords.linkSent });
    expect(mails).toMatchObject([{ to: patient.username, subject: mailWords.password.subject }]);
    expect(mails[0]?.text).toContain(` ${limits.passwordLinkMinutes} min`);
  });
});
