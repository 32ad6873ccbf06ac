import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Count, FilledText, Id, Stamp } from '../wire/fields.ts';
import { appKindNames } from './appKinds.ts';

/** A part of an app's request as the browser brings it. */
const Part = z._default(z.string().check(z.maxLength(limits.appTextMaxCharacters)), '');

/** How an app asks to be let in: the parameters of the address by which it sent the browser here. @see ADR 67 */
export const AppRequest = z.object({
  clientId: Id,
  redirectUri: z.string().check(z.minLength(1), z.maxLength(limits.appTextMaxCharacters)),
  responseType: Part,
  scope: Part,
  state: Part,
  /** `aud`: for which API it wants a token. */
  audience: Part,
  challenge: Part,
  method: Part,
  /** What comes back in the ID token, by which the app knows that it is the answer to this request; empty: it has none. */
  nonce: Part,
});
export type AppRequest = z.infer<typeof AppRequest>;

const Kinds = z.array(z.enum(appKindNames));

/** An app that asks to be let in, as its patient sees it. */
export const AskingApp = z.object({
  name: z.string(),
  publisher: z.string(),
  /** What it says about what it does with data. */
  privacyUrl: z.string(),
  /** The host to which the patient goes back. */
  host: z.string(),
  /** What it asks for; empty when the request is faulty. */
  kinds: Kinds,
  /** Whether it asks to read on later. */
  keeps: z.boolean(),
  /** Whether it will be told who logs in, so that it knows the patient again. */
  isToldWho: z.boolean(),
  /** Since when it is connected already; `null`: it is not. */
  since: z.nullable(Stamp),
  /** Whether the app asked in a way that comes to nothing. */
  isFaulty: z.boolean(),
});
export type AskingApp = z.infer<typeof AskingApp>;

/** For how many days an app may read on; 0: this once. */
export const appDays = [0, 30, 90, 365] as const;
export type AppDays = (typeof appDays)[number];

/** What a patient answers to an app. */
export const AppAnswer = z.object({
  userId: Id,
  request: AppRequest,
  /** What it may read; left out: nothing, the patient says no. */
  allows: z.optional(
    z.object({
      kinds: Kinds.check(
        z.minLength(1),
        z.maxLength(appKindNames.length),
        z.refine((all) => new Set(all).size === all.length),
      ),
      days: z.literal(appDays),
    }),
  ),
});
export type AppAnswer = z.infer<typeof AppAnswer>;

/** Where the browser goes with the answer. */
export const AppAnswered = z.object({ message: z.string(), address: z.string() });

/** An app that a patient has let in. */
export const ConnectedApp = z.object({
  grantId: Id,
  name: z.string(),
  publisher: z.string(),
  privacyUrl: z.string(),
  kinds: Kinds,
  since: Stamp,
  /** When it was given a token last. */
  used: z.nullable(Stamp),
  until: Stamp,
  /** On how many devices it was let in. */
  devices: Count,
});
export type ConnectedApp = z.infer<typeof ConnectedApp>;

/** One of them. */
export const NamedApp = z.object({ userId: Id, grantId: Id });

/** An app as an operator registers it. */
export const NewApp = z.object({
  appId: Id,
  name: FilledText.check(z.maxLength(limits.systemNameMaxCharacters)),
  publisher: FilledText.check(z.maxLength(limits.systemNameMaxCharacters)),
  redirectUris: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.appRedirectsMax)),
  privacyUrl: z.url({ protocol: /^https$/ }).check(z.maxLength(limits.appTextMaxCharacters)),
});
export type NewApp = z.infer<typeof NewApp>;
