import * as z from 'zod/mini';
import { Email, Secret, Stamp } from '../wire/fields.ts';
import { TypedActivationCode } from './activationCode.ts';
import { Credentials } from './login.ts';
import { NewPassword } from './passwords.ts';

/** The roles that an account may have; every other word counts as STAFF. @see ROL-01 */
export const accountRoles = ['PATIENT', 'DOCTOR', 'STAFF', 'ADMIN'] as const;

/** A role and how it is called. */
export const RoleRow = z.object({ role: z.enum(accountRoles), label: z.string() });

/**
 * What registers a patient. Neither role nor clinic is taken: whoever was enrolled by a clinic under this e-mail
 * address becomes a patient of that clinic, and nobody else becomes anything (behaviour R33).
 */
export const SignUp = z.object({
  /** A new address, which is mailed to: stricter than the one that an old account may log in with. @see F30 */
  username: z.pipe(Credentials.def.shape.username, Email),
  password: NewPassword,
  acceptsTerms: z.literal(true, 'termsRequired'),
});

/**
 * What signing up answers, whoever is known. The ticket stays in the page: somebody else who signs up under the same
 * address has another one, so that a code opens the account with the password of the page in which it is typed.
 */
export const SignedUp = z.object({ message: z.string(), ticket: Secret });

/** What a one-time code is for. */
export const codePurposes = ['signup'] as const;

/** What the form of a one-time code holds: all six digits. */
export const CodeForm = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, 'codeIncomplete')),
});

/** What the form of a sign-up holds: the six digits of the mail, and the code that the clinic handed over. @see F5 */
export const SignUpCodeForm = z.extend(CodeForm, { activationCode: TypedActivationCode });

/** A one-time code as it is typed. Spaces in it are forgiven, since people type it in groups. */
const TypedCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((code: string) => code.replace(/\s/gu, '')),
    z.string().check(z.regex(/^\d{6}$/)),
  ),
);

/**
 * Shows the one-time code of a sign-up, with the activation code that the clinic handed over beside the mail: neither opens
 * anything alone. The ticket is that of the page: the codes are good only together with it.
 *
 * @see F5
 */
export const Verification = z.object({
  username: Credentials.def.shape.username,
  purpose: z.enum(codePurposes),
  ticket: Secret,
  code: TypedCode,
  activationCode: TypedActivationCode,
});

/** Shows the one-time code that an account asks for at each log in. The ticket says which log in it is. */
export const LoginCode = z.object({ ticket: Secret, code: TypedCode });

/** Which log in is meant. */
export const LoginTicket = z.object({ ticket: Secret });

/** Whether the owner of an account has shown that the address is theirs, and when. @see RTE-06 */
export const EmailState = z.object({ username: Email, confirmedAt: z.nullable(Stamp) });
export type EmailState = z.infer<typeof EmailState>;

const codeDigits = 6;
/** How many codes there are. */
const codes = 10 ** codeDigits;
/** The largest multiple of the number of codes that four bytes can hold: what lies above would favor small codes. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes;

/**
 * Draws a one-time code of six digits, each of them equally likely.
 *
 * @param random gives that many random bytes that nobody can guess
 * @see behaviour R33
 */
export function drawCode(random: (count: number) => Uint8Array): string {
  for (;;) {
    const number = random(4).reduce((sum, byte) => sum * 256 + byte, 0);
    if (number < fairBelow) return String(number % codes).padStart(codeDigits, '0');
  }
}
