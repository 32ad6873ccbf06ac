import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { Credentials } from './login.ts';
import { messages } from './messages.ts';

/** The roles that an account may have; every other word counts as STAFF. @see ROL-01 */
export const accountRoles = ['PATIENT', 'DOCTOR', 'STAFF', 'ADMIN'] as const;

/** A role and how it is called. */
export const RoleRow = z.object({ role: z.enum(accountRoles), label: z.string() });

/**
 * What registers a patient. Neither role nor clinic is taken: whoever was enrolled by a clinic under this e-mail
 * address becomes a patient of that clinic, and nobody else becomes anything (behaviour R33).
 */
export const SignUp = z.object({
  username: Credentials.def.shape.username,
  password: z
    .string()
    .check(
      z.minLength(limits.passwordMinCharacters, messages.account.passwordTooShort),
      z.maxLength(limits.passwordMaxCharacters),
    ),
  acceptsTerms: z.literal(true),
});

/** What a one-time code is for. */
export const codePurposes = ['signup'] as const;

/** Shows a one-time code that came by mail. Spaces in it are forgiven, since people type it in groups. */
export const Verification = z.object({
  username: Credentials.def.shape.username,
  purpose: z.enum(codePurposes),
  code: z.pipe(
    z.string().check(z.maxLength(20)),
    z.pipe(
      z.transform((code: string) => code.replace(/\s/gu, '')),
      z.string().check(z.regex(/^\d{6}$/)),
    ),
  ),
});
