import * as z from 'zod/mini';
import { type FieldErrors, fieldErrors } from './fieldErrors.ts';
import { limits } from './limits.ts';
import { loginMessages } from './loginMessages.ts';

/** Enough to catch a slip of the finger; whether the address exists only the server knows. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** What the login form holds and the login call sends. The password is taken as typed, spaces included. */
export const Credentials = z.object({
  username: z
    .string(loginMessages.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: loginMessages.emailRequired, abort: true }),
      z.maxLength(limits.emailMaxCharacters, { error: loginMessages.tooLong, abort: true }),
      z.regex(EMAIL, loginMessages.emailInvalid),
    ),
  password: z
    .string(loginMessages.passwordRequired)
    .check(
      z.minLength(1, loginMessages.passwordRequired),
      z.maxLength(limits.passwordMaxCharacters, loginMessages.tooLong),
    ),
});
export type Credentials = z.infer<typeof Credentials>;

/**
 * Checks what was typed into the login form.
 *
 * @returns the first message for each field that is wrong; an empty object when all is right
 */
export function credentialErrors(typed: { username: string; password: string }): FieldErrors<Credentials> {
  return fieldErrors(Credentials, typed);
}
