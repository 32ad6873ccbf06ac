import { describe, expect, test } from 'vitest';
import { Credentials, credentialErrors } from './login.ts';

const right = { username: 'doctor@northside.example', password: 'demo-Password-1' };
const longEmail = (length: number) => `${'a'.repeat(length - '@example.test'.length)}@example.test`;

describe('credentialErrors (SCR-01)', () => {
  test.each([
    [right],
    [{ ...right, username: '  doctor@northside.example ' }],
    [{ ...right, username: longEmail(254) }],
    [{ ...right, password: ' ' }],
    [{ ...right, password: 'x'.repeat(1024) }],
    [{ ...right, username: 'jürgen@bücher.example' }],
  ])('%# is right', (typed) => {
    expect(credentialErrors(typed)).toEqual({});
  });

  test.each([
    [{ ...right, username: '' }, { username: 'emailRequired' }],
    [{ ...right, username: '   ' }, { username: 'emailRequired' }],
    [{ ...right, username: 'doctor' }, { username: 'emailInvalid' }],
    [{ ...right, username: 'a@b' }, { username: 'emailInvalid' }],
    [{ ...right, username: 'a b@c.de' }, { username: 'emailInvalid' }],
    [{ ...right, username: 'a@b@c.de' }, { username: 'emailInvalid' }],
    [{ ...right, username: 'x a@b.de' }, { username: 'emailInvalid' }],
    [{ ...right, username: longEmail(255) }, { username: 'tooLong' }],
    [{ ...right, password: '' }, { password: 'passwordRequired' }],
    [{ ...right, password: 'x'.repeat(1025) }, { password: 'tooLong' }],
    [
      { username: '', password: '' },
      { username: 'emailRequired', password: 'passwordRequired' },
    ],
  ])('%# is told', (typed, errors) => {
    expect(credentialErrors(typed)).toEqual(errors);
  });

  test('a missing field is told like an empty one', () => {
    const { error } = Credentials.safeParse({});
    expect(error?.issues.map(({ message }) => message)).toEqual(['emailRequired', 'passwordRequired']);
  });

  test('the address is trimmed, the password is not', () => {
    expect(Credentials.parse({ username: ' a@b.de ', password: ' x ' })).toEqual({
      username: 'a@b.de',
      password: ' x ',
    });
  });
});
