import * as z from 'zod/mini';
import { FactorNeeded } from '../accounts/secondFactor.ts';
import { SessionRecord } from '../accounts/session.ts';
import { limits } from '../limits/limits.ts';
import { Id, Secret } from '../wire/fields.ts';

/** A text that a provider gave the browser to bring along. */
const Brought = z.string().check(z.minLength(1), z.maxLength(limits.hospitalTextMaxCharacters));

/** Somebody who works at a clinic begins to log in. `browser` is drawn by the browser, which shows it again when it is back. */
export const SignOnBegin = z.object({
  username: z
    .string('emailRequired')
    .check(
      z.trim(),
      z.minLength(1, { error: 'emailRequired', abort: true }),
      z.maxLength(limits.emailMaxCharacters, { error: 'tooLong', abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, 'emailInvalid'),
    ),
  browser: Secret,
  /** The page that was asked for, told again when somebody is back; the browser keeps it nowhere meanwhile. */
  next: z.optional(z.string().check(z.maxLength(limits.hospitalTextMaxCharacters))),
});

/** An EHR opens us for a patient. */
export const LaunchBegin = z.object({ iss: Brought, launch: Brought, browser: Secret });

/** Where the browser goes: a page of the provider. */
export const SignOnBegun = z.object({ address: z.string() });

/** What the browser came back with. `iss` says who gave it (RFC 9207). */
export const SignOnReturn = z.object({
  state: Brought,
  browser: Secret,
  code: z.optional(Brought),
  error: z.optional(Brought),
  iss: z.optional(Brought),
});

/** Whose record the EHR had open: `found` with the patient's id, or nobody, or several. */
export const Launched = z.object({ outcome: z.enum(['found', 'none', 'several']), userId: z.nullable(Id) });
export type Launched = z.infer<typeof Launched>;
const more = { launched: z.optional(Launched), next: z.optional(z.string()) };

/** What comes of it: a session, or that a second step is needed first; of a launch, with whom to open, else the page that was asked for. */
export const SignedOn = z.union([z.extend(SessionRecord, more), z.extend(FactorNeeded, more)]);
export type SignedOn = z.infer<typeof SignedOn>;
