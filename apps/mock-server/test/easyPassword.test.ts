import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts, demoPassword } from '../src/seed/index.ts';
import { easyPassword } from '../src/subjects/passwords/easyPassword.ts';
import { testApi } from './harness.ts';
import { makeStore, testPassword } from './stores.ts';

const owner = { username: 'sorrel.fixture@example.test', firstName: 'Sorrel', lastName: 'Fixture' };

test.each([
  ['password1234', 'passwordCommon'],
  ['123456789012', 'passwordCommon'],
  ['aaaaaaaaaaaa', 'passwordCommon'],
  ['abcdefghijkl', 'passwordCommon'],
  ['abcabcabcabc', 'passwordCommon'],
  ['passwordpassword', 'passwordCommon'],
  ['P@ssw0rd1234', 'passwordCommon'],
  ['qwertyuiop12', 'passwordCommon'],
  ['iloveyou1234', 'passwordCommon'],
  [' '.repeat(limits.passwordMinCharacters), 'passwordCommon'],
  ['sorrel.fixture@example.test', 'passwordOwn'],
  ['Sorrel.Fixture@EXAMPLE.test', 'passwordOwn'],
  ['Sorrel Fixture', 'passwordOwn'],
  ['FIXTURE sorrel 1', 'passwordOwn'],
  ['three new paper boats', null],
  ['correct horse battery staple', null],
  ['sorrel picks three paper boats', null],
  ['ñandú y siete barcos', null],
  ['kT9#vq2!LmZx', null],
])('as a new password "%s" is %s (F20, ASVS 6.2.4)', async (password, code) => {
  expect(await easyPassword(password, owner)).toBe(code);
});

test('the longest password is judged in no time: none keeps the server busy', async () => {
  await easyPassword('three new paper boats', owner);
  const startedAt = performance.now();
  expect(await easyPassword('aB3$'.repeat(limits.passwordMaxCharacters / 4), owner)).toBe('passwordCommon');
  expect(
    await easyPassword(
      [...'x'.repeat(1000)].map((_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join(''),
      owner,
    ),
  ).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('every way to choose a password refuses it at its field, and spends no link (F20)', async () => {
  const store = await makeStore('memory', clinicWith([]));
  const api = testApi(store);
  const { staff, administrator } = demoAccounts;
  const refused = (code: 'passwordCommon' | 'passwordOwn') => ({
    status: 400,
    json: { code, field: 'password', message: refusalWords[code] },
  });
  const token = await api.sessionOf(staff);
  const change = (password: string) =>
    api.ask(endpoints.changePassword, { token, body: { currentPassword: testPassword, password } });
  expect(await change('password1234')).toMatchObject(refused('passwordCommon'));
  expect(await change(demoPassword), 'everybody can read it').toMatchObject(refused('passwordCommon'));
  expect(await change(`${staff.firstName} ${staff.lastName}`)).toMatchObject(refused('passwordOwn'));

  const signUp = { username: 'nobody@example.test', password: 'nobody@example.test', acceptsTerms: true };
  expect(await api.ask(endpoints.signup, { body: signUp })).toMatchObject(refused('passwordOwn'));

  const links = () => [
    ...(api.mails.at(-1)?.text.matchAll(/verify-pass-token\/([^/]+)\/([\w-]{43})/g) ?? []),
  ];
  const link = () => {
    const [, user = '', linkToken = ''] = links()[0] ?? [];
    return { user: decodeURIComponent(user), token: linkToken };
  };
  await api.ask(endpoints.forgotPassword, { body: { username: staff.username } });
  const reset = (password: string) => api.ask(endpoints.resetPassword, { body: { ...link(), password } });
  expect(await reset('aaaaaaaaaaaa')).toMatchObject(refused('passwordCommon'));
  expect(await reset(staff.username)).toMatchObject(refused('passwordOwn'));
  expect((await reset('three new paper boats')).status).toBe(200);

  const asAdministrator = await api.sessionOf(administrator);
  const invited = { username: 'new@example.test', role: 'STAFF', firstName: 'Clover', lastName: 'Newcomer' };
  await api.ask(endpoints.inviteStaff, { token: asAdministrator, body: invited });
  const accept = (password: string) =>
    api.ask(endpoints.acceptInvitation, {
      body: { ...link(), firstName: 'Clover', lastName: 'Newcomer', password },
    });
  expect(await accept('Clover Newcomer')).toMatchObject(refused('passwordOwn'));
  expect((await accept('three new paper boats')).status).toBe(200);
});
