import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { ForgottenPassword, NewPassword, PasswordChange, PasswordReset, PasswordToken } from './passwords.ts';

test.each([
  ['', 'passwordRequired'],
  ['x'.repeat(limits.passwordMinCharacters - 1), 'passwordTooShort'],
  ['x'.repeat(limits.passwordMinCharacters), undefined],
  [' '.repeat(limits.passwordMinCharacters), undefined],
  ['x'.repeat(limits.passwordMaxCharacters), undefined],
  ['x'.repeat(limits.passwordMaxCharacters + 1), 'tooLong'],
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
