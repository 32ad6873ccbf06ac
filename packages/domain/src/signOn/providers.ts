import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { FilledText, Id, Stamp } from '../wire/fields.ts';
import { domainsFault } from './domains.ts';

/** On this machine, where nothing needs to be encrypted to be tried out. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[^\s?#@]*)?$/;
/** A host with a name, so that nobody is sent to a number inside the operator's network. */
const NAMED = /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?(\/[^\s?#@]*)?$/i;

/** Whether an address is on this machine and not encrypted. */
export const isLocalAddress = (address: string): boolean => LOCAL.test(address);

/** Whether it can be the address of a provider or an EHR: encrypted, or on this machine. */
export const isProviderAddress = (address: string): boolean => NAMED.test(address) || LOCAL.test(address);

const Address = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(limits.signOnAddressMaxCharacters, 'tooLong'),
    z.refine(isProviderAddress, 'notAddress'),
  );
const ClientId = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(limits.signOnClientMaxCharacters, 'tooLong'),
    z.regex(/^[\x21-\x7e]+$/, 'notClient'),
  );
/** Left out: the one that is there stays. `null`: there is none. */
const ClientSecret = z.optional(
  z.nullable(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(limits.signOnClientMaxCharacters, 'tooLong'),
        z.regex(/^[\x20-\x7e]+$/, 'notClient'),
      ),
  ),
);
const Domains = z.array(z.string()).check(
  z.minLength(1),
  z.maxLength(limits.signOnDomainsMax),
  z.refine((all) => new Set(all).size === all.length && domainsFault(all) === null),
);

/** Sets by which provider those who work at a clinic log in. */
export const SignOnChange = z.object({
  issuer: Address,
  clientId: ClientId,
  secret: ClientSecret,
  domains: Domains,
  /** Whether they may log in with a password too. Administrators always may: a provider that fails must not shut them out. */
  keepsPasswords: z.boolean(),
  /** Whether the provider asks for the second step, so that we do not. */
  asksFactor: z.boolean(),
  isOn: z.boolean(),
});
export type SignOnChange = z.infer<typeof SignOnChange>;

/** Lets records be opened out of an EHR. */
export const NewEhr = z.object({
  name: FilledText.check(z.maxLength(limits.systemNameMaxCharacters)),
  /** The address of its FHIR, by which it says who it is. */
  iss: Address,
  clientId: ClientId,
  secret: ClientSecret,
  domains: Domains,
  asksFactor: z.boolean(),
});
export type NewEhr = z.infer<typeof NewEhr>;
export const NamedEhr = z.object({ ehrId: Id });

/** An EHR, as its administrators see it. Its secret is never answered. */
export const KnownEhr = z.object({
  ehrId: Id,
  name: z.string(),
  iss: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  domains: z.array(z.string()),
  asksFactor: z.boolean(),
  made: Stamp,
});
export type KnownEhr = z.infer<typeof KnownEhr>;

/** By which provider those who work at a clinic log in, and out of which EHRs records are opened. */
export const SignOnSettings = z.object({
  /** `null`: none was ever set. */
  provider: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      domains: z.array(z.string()),
      keepsPasswords: z.boolean(),
      asksFactor: z.boolean(),
      isOn: z.boolean(),
      /** When somebody logged in by it first, as it is set now; `null`: nobody has. */
      proved: z.nullable(Stamp),
    }),
  ),
  ehrs: z.array(KnownEhr),
  /** What to enter at a provider, and at an EHR. */
  addresses: z.object({ signOn: z.string(), launch: z.string() }),
});
export type SignOnSettings = z.infer<typeof SignOnSettings>;

/**
 * Why a provider cannot be used. unreachable, slow, broken: it does not answer. notProvider: what it answers is no
 * description of one. otherIssuer: it calls itself by another address. noPkce: it does not say that it takes PKCE.
 * noMail: it does not say that it tells addresses. notHere: it is on this machine, and we are not.
 */
export const providerFaults = [
  'unreachable',
  'slow',
  'broken',
  'notProvider',
  'otherIssuer',
  'noPkce',
  'noMail',
  'notHere',
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** Reads what a provider says of itself. */
export const ProviderToCheck = z.object({ issuer: Address });
/** What is wrong with it; `null`: nothing. */
export const ProviderChecked = z.object({ fault: z.nullable(z.enum(providerFaults)) });
