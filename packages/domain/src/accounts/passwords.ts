import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, Secret } from '../wire/fields.ts';
import { type CredentialFault, Credentials } from './login.ts';

/**
 * A password that somebody chooses: long enough, and otherwise of any characters, taken as typed (NIST SP 800-63B,
 * section 3.1.1.2: no rules on what it is made of).
 */
export const NewPassword = z.string('passwordRequired').check(
  // Nothing at all is missing, and not too short.
  z.minLength(1, { error: 'passwordRequired', abort: true }),
  z.minLength(limits.passwordMinCharacters, 'passwordTooShort'),
  z.maxLength(limits.passwordMaxCharacters, 'tooLong'),
);

/** What can be wrong in a form of the account: that of an address, a password, a code, a name. */
export type AccountFault =
  | CredentialFault
  | 'passwordTooShort'
  | 'termsRequired'
  | 'codeIncomplete'
  | 'activationCodeIncomplete'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'roleRequired';

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
