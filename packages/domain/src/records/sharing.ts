import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Count, Email, Id, Person, Stamp } from '../wire/fields.ts';

/** What a patient can share. */
export const sharedParts = ['readings', 'records', 'notes', 'files'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** Who the person is to the patient: a word for the own list, which gives nobody any right. */
export const shareRelations = [
  'spouse',
  'daughter',
  'son',
  'parent',
  'sibling',
  'relative',
  'friend',
  'caregiver',
  'doctor',
  'other',
] as const;
export type ShareRelation = (typeof shareRelations)[number];

/** Where a share stands: running, past its time, or stopped by its owner. */
export const shareStates = ['live', 'expired', 'revoked'] as const;
export type ShareState = (typeof shareStates)[number];

/**
 * Where a share stands at a moment. Its last moment is no longer in it; one that was stopped is stopped for ever.
 *
 * @see behaviour R20
 */
export function shareStateAt(share: { until: Date; revokedAt: Date | null }, at: Date): ShareState {
  if (share.revokedAt !== null) return 'revoked';
  return share.until > at ? 'live' : 'expired';
}

/** When a share of so many days ends, to the moment. */
export const shareEnd = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);

const wish = {
  parts: z.array(z.enum(sharedParts)).check(z.minLength(1), z.maxLength(sharedParts.length)),
  days: Count.check(z.gte(1), z.lte(limits.shareMaxDays)),
};

/** Starts a share with somebody, by e-mail address, changes one, or stops one. @see behaviour R20 */
export const ShareChange = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('share'),
    /** The owner: oneself. */
    userId: Id,
    /** The e-mail address of the one who may look. */
    username: Email,
    ...wish,
    relation: z.optional(z.enum(shareRelations)),
    /** What the owner says to them, read after the log in; no mail has it. */
    message: z.optional(z.string().check(z.trim(), z.maxLength(limits.shareMessageMaxCharacters, 'tooLong'))),
  }),
  /** Other parts from now on, and another end if there are `days`. Nobody gets a mail. */
  z.object({
    action: z.literal('change'),
    userId: Id,
    shareId: Id,
    parts: wish.parts,
    days: z.optional(wish.days),
  }),
  z.object({ action: z.literal('stop'), userId: Id, shareId: Id }),
]);
export type ShareChange = z.infer<typeof ShareChange>;

/** What is typed to start a share or to change one. @see SCR-07 */
export const ShareForm = z.object({
  username: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), Email),
  parts: z.array(z.enum(sharedParts)).check(z.minLength(1, 'parts')),
  /** 0: the end stays, of one that is changed. */
  days: Count,
  relation: z.union([z.literal(''), z.enum(shareRelations)]),
  message: z.string().check(z.trim(), z.maxLength(limits.shareMessageMaxCharacters, 'tooLong')),
});
export type ShareForm = z.infer<typeof ShareForm>;

/** For how many days a share is offered. */
export const shareDays = [7, 30, limits.shareMaxDays] as const;

/** A share, as the server promises it. */
export const ShareRow = z.object({
  shareId: Id,
  owner: z.object({ userId: Id, name: z.string() }),
  /** The e-mail address of the one who may look. */
  username: z.string(),
  parts: z.array(z.enum(sharedParts)),
  from: Stamp,
  until: Stamp,
  state: z.enum(shareStates),
  /** When it ended; `null` while it is live. */
  ended: z.nullable(Stamp),
  /** Whoever it was shared with gave it up. */
  isLeft: z.boolean(),
  /** Who they are to the owner, for the owner's own list; `null` when that was not said, and in the list of whoever it is shared with. */
  relation: z.nullable(z.enum(shareRelations)),
  /** What the owner said to them; '' for nothing. */
  message: z.string(),
  /** Who opened it; `null` before that: an address alone does not tell whose it is. */
  grantee: z.nullable(Person),
  /** When they last saw something of it. */
  lastOpened: z.nullable(Stamp),
});
export type ShareRow = z.infer<typeof ShareRow>;

/** Gives up what somebody shares with the caller. */
export const ShareLeaving = z.object({
  /** The owner. */
  userId: Id,
});

/** What starting or stopping a share answers. */
export const ShareChanged = z.object({ message: z.string(), shareId: Id });

/** The link that a share's mail carries, taken apart. */
export const TemporaryAccess = z.object({
  email: z.string().check(z.trim(), z.maxLength(limits.emailMaxCharacters)),
  token: z.string().check(z.maxLength(200)),
});
/** Whose data the link opens, and until when. */
export const TemporaryAccessGranted = z.object({
  userId: Id,
  name: z.string(),
  parts: z.array(z.enum(sharedParts)),
  until: Stamp,
});
export type TemporaryAccessGranted = z.infer<typeof TemporaryAccessGranted>;

/** A table to be saved as a file: CSV in which no cell can be taken for a formula. */
export const Download = z.object({
  fileName: z.string(),
  contentType: z.literal('text/csv'),
  content: z.string(),
});
export type Download = z.infer<typeof Download>;

/**
 * Whether another share may be started, counting those of the last 24 hours, stopped ones as well: each is a mail in the
 * clinic's name.
 *
 * @param counts of the owner, to the address by whomever, and of the owner to the address
 */
export const mayShare = ({
  byOwner,
  toAddress,
  withOne,
}: {
  byOwner: number;
  toAddress: number;
  withOne: number;
}): boolean =>
  byOwner < limits.sharesPerDay &&
  toAddress < limits.sharesToAddressPerDay &&
  withOne < limits.sharesWithOnePerDay;

/** Whether two addresses are one: their case and the spaces around them do not count. @see behaviour R20 */
export const isSameAddress = (one: string, other: string): boolean => {
  const fold = (address: string) => address.trim().normalize('NFC').toLowerCase();
  return fold(one) === fold(other);
};
