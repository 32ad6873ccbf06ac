import * as z from 'zod/mini';
import { Id, Secret, ShortText, Stamp } from '../wire/fields.ts';
import { Credentials } from './login.ts';
import type { RoleTitle } from './roles.ts';

/** What shows, beside the password, that it is the owner who logs in. A mail does so for patients alone, as the way back in. */
export const secondFactors = ['passkey', 'totp', 'recovery', 'email'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Whom a clinic may oblige to have a second factor. */
export const obligedRoles = [
  'administrator',
  'provider',
  'staff',
  'patient',
] as const satisfies readonly RoleTitle[];

/** What the browser's own window of a passkey takes and gives: its forms are those of WebAuthn, and are judged by a library. */
const WebAuthn = z.record(z.string(), z.unknown());

/** What a log in answers whose password was right, when the account has a second factor: what may be shown. */
export const FactorNeeded = z.object({
  ticket: Secret,
  factors: z.array(z.enum(secondFactors)),
  /** For the browser's window of a passkey; `null` without one. */
  passkey: z.nullable(WebAuthn),
});
export type FactorNeeded = z.infer<typeof FactorNeeded>;

const withoutBlanks = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.pipe(
      z.transform((code: string) => code.replace(/[\s-]/gu, '').toLowerCase()),
      z.string().check(z.regex(pattern, 'codeIncomplete')),
    ),
  );

/** The code of an authenticator app, as it is typed. */
export const TotpCode = withoutBlanks(/^\d{6}$/);
/** A recovery code as it is typed, or copied with its hyphens: 16 letters and digits of base32. */
export const RecoveryCode = withoutBlanks(/^[a-z2-7]{16}$/);

/** Shows a second factor. */
export const FactorProof = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('totp'), code: TotpCode }),
  z.object({ factor: z.literal('recovery'), code: RecoveryCode }),
  z.object({ factor: z.literal('passkey'), response: WebAuthn }),
]);
export type FactorProof = z.infer<typeof FactorProof>;

/** Shows the second factor of a log in. */
export const FactorOfLogin = z.object({ ticket: Secret, proof: FactorProof });

/** Shows once more, in a session, that it is its owner: by the second factor, or by the password while there is none. */
export const Confirmation = z.union([
  FactorProof,
  z.object({ factor: z.literal('password'), password: Credentials.def.shape.password }),
]);

/** What may be shown for that, and what a passkey needs. */
export const ConfirmationAsked = z.object({
  factors: z.array(z.enum(['password', ...secondFactors])),
  passkey: z.nullable(WebAuthn),
});
export type ConfirmationAsked = z.infer<typeof ConfirmationAsked>;

/** The secret of an authenticator app. It is answered once, and never again. */
export const NewTotp = z.object({ secret: z.string(), uri: z.string() });
/** What a new passkey needs. */
export const NewPasskey = z.object({ options: WebAuthn });
/** The passkey that a browser has made, and how its owner calls it. */
export const PasskeyMade = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'tooLong')),
  response: WebAuthn,
});

/** Recovery codes, each good once. They are answered once, and never again; empty when those of before stay good. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One of the own factors, to be removed. */
export const OwnFactor = z.union([
  z.object({ factor: z.literal('totp') }),
  z.object({ factor: z.literal('passkey'), passkeyId: Id }),
]);

/** What guards the own account. */
export const Security = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(
    z.object({ passkeyId: z.string(), name: ShortText, addedAt: Stamp, usedAt: z.nullable(Stamp) }),
  ),
  recoveryCodesLeft: z.number(),
  /** The clinic wants a second factor of the own role. */
  isRequired: z.boolean(),
  /** Of which roles the clinic wants one. */
  obliged: z.array(z.enum(obligedRoles)),
});
export type Security = z.infer<typeof Security>;

/** Whether an account has a second factor. */
export const hasSecondFactor = ({ hasTotp, passkeys }: Pick<Security, 'hasTotp' | 'passkeys'>): boolean =>
  hasTotp || passkeys.length > 0;
