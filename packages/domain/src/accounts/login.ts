import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';
import { loginWords } from '../words/en/login.ts';

/** Enough to catch a slip of the finger; whether the address exists only the server knows. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** What the login form holds and the login call sends. The password is taken as typed, spaces included. */
export const Credentials = z.object({
  username: z
    .string(loginWords.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: loginWords.emailRequired, abort: true }),
      z.maxLength(limits.emailMaxCharacters, { error: loginWords.tooLong, abort: true }),
      z.regex(EMAIL, loginWords.emailInvalid),
    ),
  password: z
    .string(loginWords.passwordRequired)
    .check(
      z.minLength(1, loginWords.passwordRequired),
      z.maxLength(limits.passwordMaxCharacters, loginWords.tooLong),
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
