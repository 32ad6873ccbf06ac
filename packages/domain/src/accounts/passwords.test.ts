import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { loginWords } from '../words/en/login.ts';
import { passwordWords } from '../words/en/session.ts';
import { loginCodeMail } from './accounts.ts';
import {
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  PasswordReset,
  PasswordToken,
  passwordChangedMail,
  passwordMail,
} from './passwords.ts';

test.each([
  ['x'.repeat(limits.passwordMinCharacters - 1), passwordWords.passwordTooShort],
  ['x'.repeat(limits.passwordMinCharacters), undefined],
  [' '.repeat(limits.passwordMinCharacters), undefined],
  ['x'.repeat(limits.passwordMaxCharacters), undefined],
  ['x'.repeat(limits.passwordMaxCharacters + 1), loginWords.tooLong],
])('%# a new password is long enough, and of any characters (behaviour 1c)', (typed, message) => {
  expect(NewPassword.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test('a new password is taken as it was typed', () => {
  expect(NewPassword.parse('  two words and more ')).toBe('  two words and more ');
});

const secret = 'Az09-_'.padEnd(43, 'x');
const password = 'correct horse';
test.each([
  [ForgottenPassword, { username: ' ann@b.example ' }, []],
  [ForgottenPassword, { username: 'ann' }, ['username']],
  [PasswordToken, { user: 'u', token: secret }, []],
  [PasswordToken, { user: ' ', token: `${secret}x` }, ['user', 'token']],
  [PasswordToken, { user: 'u', token: secret.replace('-', '+') }, ['token']],
  [PasswordReset, { user: 'u', token: secret, password }, []],
  [PasswordReset, { user: 'u', token: 'x', password: 'short' }, ['token', 'password']],
  [PasswordChange, { currentPassword: 'x', password }, []],
  [PasswordChange, { currentPassword: '', password: 'short' }, ['currentPassword', 'password']],
])('%# faults of what is asked (behaviour R20, R33)', (schema, asked, faults) => {
  expect(faultsOf(schema, asked)).toEqual(faults);
});

test('the mail of a link holds it whole, how long it is good, and names nobody (behaviour R20)', () => {
  const link = { to: 'a@b.example', user: 'user 1/2', token: secret, portalOrigin: 'https://rpm.example' };
  expect(passwordMail(link)).toEqual({
    to: 'a@b.example',
    subject: 'Set a new password for Remote Patient Monitoring',
    text: `Open this link to set a new password:
https://rpm.example/verify-pass-token/user%201%2F2/${secret}

It is good for 15 minutes and works once.
If you did not ask for it, you can ignore this mail: your password stays as it is.`,
  });
});

test('the owner of an account is told that its password was changed', () => {
  expect(passwordChangedMail('a@b.example')).toEqual({
    to: 'a@b.example',
    subject: 'Your password was changed',
    text: `The password of your account for Remote Patient Monitoring was changed just now.

If it was not you, set a new one with “Forgot password?” on the log in page, and tell your clinic.`,
  });
});

test('the mail of a log in holds its code and what to do when it is not yours (behaviour R33)', () => {
  expect(loginCodeMail('a@b.example', '012345')).toEqual({
    to: 'a@b.example',
    subject: 'Your code for Remote Patient Monitoring',
    text: `Your code is 012345.

It is good for 10 minutes and can be used once. Enter it only if you are logging in just now, and tell it to nobody.
If you are not, somebody knows your password: set a new one with “Forgot password?” on the log in page.`,
  });
});
