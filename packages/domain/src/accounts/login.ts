import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';

/**
 * Enough to catch a slip of the finger; whether the address exists only the server knows. Looser than `Email`, by which
 * every new address is judged: an account that was opened before that rule must still be able to log in (F30).
 */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** What the login form holds and the login call sends. The password is taken as typed, spaces included. */
export const Credentials = z.object({
  username: z
    .string('emailRequired')
    .check(
      z.trim(),
      z.minLength(1, { error: 'emailRequired', abort: true }),
      z.maxLength(limits.emailMaxCharacters, { error: 'tooLong', abort: true }),
      z.regex(EMAIL, 'emailInvalid'),
    ),
  password: z
    .string('passwordRequired')
    .check(z.minLength(1, 'passwordRequired'), z.maxLength(limits.passwordMaxCharacters, 'tooLong')),
});
export type Credentials = z.infer<typeof Credentials>;

/** What can be wrong with an email address or a password that is typed. */
export type CredentialFault = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'tooLong';

/**
 * Checks what was typed into the login form.
 *
 * @returns the first code for each field that is wrong; an empty object when all is right
 */
export function credentialErrors(typed: {
  username: string;
  password: string;
}): FieldErrors<Credentials, CredentialFault> {
  return fieldErrors(Credentials, typed);
}
