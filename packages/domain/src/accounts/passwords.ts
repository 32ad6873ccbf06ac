import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, Secret } from '../wire/fields.ts';
import { loginWords } from '../words/en/login.ts';
import { passwordWords } from '../words/en/session.ts';
import { Credentials } from './login.ts';

/**
 * A password that somebody chooses: long enough, and otherwise of any characters, taken as typed (NIST SP 800-63B,
 * section 3.1.1.2: no rules on what it is made of).
 */
export const NewPassword = z
  .string(loginWords.passwordRequired)
  .check(
    z.minLength(limits.passwordMinCharacters, passwordWords.passwordTooShort),
    z.maxLength(limits.passwordMaxCharacters, loginWords.tooLong),
  );

/** Asks for a link by which a new password can be set. @see behaviour R33 */
export const ForgottenPassword = z.object({ username: Credentials.def.shape.username });

/** What the link of that mail holds: the id of the account, and a token, which sets a password once. @see behaviour R20 */
export const PasswordToken = z.object({ user: Id, token: Secret });

/** Sets a new password by the token of a link, which is spent by it. */
export const PasswordReset = z.extend(PasswordToken, { password: NewPassword });

/** Sets a new password while logged in. */
export const PasswordChange = z.object({
  currentPassword: Credentials.def.shape.password,
  password: NewPassword,
});

interface PasswordMail {
  to: string;
  /** The id of the account. */
  user: string;
  token: string;
  /** Where people find the portal, without a slash at the end. */
  portalOrigin: string;
}

/**
 * The mail that brings the link for a new password. It names nobody: whoever reads a wrong mailbox learns nothing.
 *
 * @see behaviour R20, R33
 */
export function passwordMail({ to, user, token, portalOrigin }: PasswordMail) {
  return {
    to,
    subject: 'Set a new password for Remote Patient Monitoring',
    text: [
      'Open this link to set a new password:',
      `${portalOrigin}/verify-pass-token/${encodeURIComponent(user)}/${token}`,
      '',
      `It is good for ${limits.passwordLinkMinutes} minutes and works once.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ].join('\n'),
  };
}

/** The mail that tells the owner of an account that its password was changed, by whomever. */
export const passwordChangedMail = (to: string) => ({
  to,
  subject: 'Your password was changed',
  text: [
    'The password of your account for Remote Patient Monitoring was changed just now.',
    '',
    'If it was not you, set a new one with “Forgot password?” on the log in page, and tell your clinic.',
  ].join('\n'),
});
