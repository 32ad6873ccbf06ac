import * as z from 'zod/mini';
import { isNpi } from '../billing/identifiers.ts';
import { limits } from '../limits/limits.ts';
import { Base64 } from '../wire/base64.ts';
import { Count, Day, FilledText, Id, Person, ShortText, Stamp } from '../wire/fields.ts';
import { isDea } from './dea.ts';
import { usStates } from './usStates.ts';

/** What a person who works at a clinic proves with a paper. @see SCR-09 */
export const credentialKinds = [
  'medicalLicense',
  'nursingLicense',
  'dea',
  'npi',
  'boardCertification',
  'lifeSupport',
  'malpractice',
] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** Kinds that a state gives, for work in that state. */
export const stateKinds: readonly CredentialKind[] = ['medicalLicense', 'nursingLicense'];
export const isLicense = (kind: CredentialKind | null): boolean => kind !== null && stateKinds.includes(kind);

/** Kinds whose end may be left open: a number of the registry has none, some boards certify for life. */
export const openEndedKinds: readonly CredentialKind[] = ['npi', 'boardCertification'];

/** The kinds of documents that are taken. */
export const credentialContentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

const required = (code: string, most: number = limits.shortTextMaxCharacters) =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(most, 'tooLong'));
const day = (code: string) => Day.check(z.refine((text) => text >= '1900-01-01', code));

/** What a form of a credential holds when it is right, without the document. */
const parts = {
  kind: z.enum(credentialKinds),
  number: required('numberRequired', 40),
  /** Two letters; `null` for what no state gives. */
  state: z.nullable(z.enum(usStates)),
  issuer: required('issuerRequired'),
  /** `YYYY-MM-DD` */
  issued: day('issuedRequired'),
  /** Its last day, `YYYY-MM-DD`; `null`: it has no end. */
  expires: z.nullable(day('expiresRequired')),
};

interface Parts {
  kind: CredentialKind;
  number: string;
  state: string | null;
  issued: string;
  expires: string | null;
}

/** A rule between fields, which is told beside what is wrong with each alone: what it compares may be of any kind. */
const between = (field: keyof Parts, error: string, holds: (parts: Parts) => boolean) =>
  z.refine<Parts>(holds, { error, path: [field], when: () => true });
const isText = (value: unknown): value is string => typeof value === 'string';
const judged = [
  between('state', 'stateRequired', ({ kind, state }) => !isLicense(kind) || state !== null),
  between(
    'expires',
    'expiresRequired',
    ({ kind, expires }) => expires !== null || openEndedKinds.includes(kind),
  ),
  between(
    'expires',
    'endsBeforeItBegins',
    ({ issued, expires }) => !isText(issued) || !isText(expires) || expires >= issued,
  ),
  between(
    'number',
    'npiInvalid',
    ({ kind, number }) => kind !== 'npi' || !isText(number) || isNpi(number.trim()),
  ),
  between('number', 'deaInvalid', ({ kind, number }) => kind !== 'dea' || !isText(number) || isDea(number)),
] as const;

/**
 * A credential as its form has it.
 *
 * @param today by the calendar of who asks, `YYYY-MM-DD`: nothing is issued later
 */
export const credentialForm = (today: string) =>
  z
    .object({ ...parts, issued: parts.issued.check(z.refine((text) => text <= today, 'dayToCome')) })
    .check(...judged);
export type CredentialForm = z.infer<ReturnType<typeof credentialForm>>;

/** The name of a document: no sign in it leads out of its folder or turns the direction in which it is read. */
const FileName = FilledText.check(z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069/\\:*?"<>|]+$/u));

/** Keeps a credential with its document. */
export const NewCredential = z
  .object({
    ...parts,
    /** The own one that this one takes the place of once it is verified. */
    replacesId: z.nullable(Id),
    fileName: FileName,
    contentType: z.enum(credentialContentTypes),
    content: Base64.check(z.maxLength(limits.credentialRequestMaxBytes)),
  })
  .check(...judged);
export type NewCredential = z.infer<typeof NewCredential>;

/** What an administrator said of it; `waiting`: nothing yet. */
export const credentialReviews = ['waiting', 'accepted', 'refused'] as const;
export type CredentialReview = (typeof credentialReviews)[number];

/** A credential as the server promises it. */
export const Credential = z.object({
  credentialId: Id,
  kind: z.enum(credentialKinds),
  number: ShortText,
  state: z.nullable(z.enum(usStates)),
  issuer: ShortText,
  issued: Day,
  expires: z.nullable(Day),
  fileName: ShortText,
  contentType: z.enum(credentialContentTypes),
  bytes: Count,
  added: Stamp,
  review: z.enum(credentialReviews),
  /** Why it was not accepted. */
  reason: z.nullable(z.string()),
  /** Who checked it. */
  checkedBy: z.nullable(ShortText),
  /** Whether a newer one of it waits to be checked. */
  isRenewed: z.boolean(),
});
export type Credential = z.infer<typeof Credential>;

/** A license as far as orders ask for it. */
export const LicenseFacts = z.pick(Credential, { kind: true, state: true, expires: true, review: true });
export type LicenseFacts = z.infer<typeof LicenseFacts>;

/** The same with whose it is, for administrators. */
export const ColleagueCredential = z.object({ ...Credential.def.shape, person: Person });
export type ColleagueCredential = z.infer<typeof ColleagueCredential>;

/** A document with its content in base64. */
export const CredentialDocument = z.object({
  fileName: ShortText,
  contentType: z.enum(credentialContentTypes),
  content: z.string(),
});

export const CredentialAdded = z.object({ message: z.string(), credentialId: Id });
export const NamedCredential = z.object({ credentialId: Id });

/** Why a credential is not accepted, as it is typed. */
export const CredentialReason = required('reasonRequired', limits.longTextMaxCharacters);

/** What an administrator says of a credential. A refusal says why. */
export const CredentialCheck = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), credentialId: Id }),
  z.object({ outcome: z.literal('refused'), credentialId: Id, reason: CredentialReason }),
]);
export type CredentialCheck = z.infer<typeof CredentialCheck>;

/** What a clinic does with orders of whose license has expired: it warns, or they wait. */
export const CredentialRule = z.object({ ordersWait: z.boolean() });
export type CredentialRule = z.infer<typeof CredentialRule>;
