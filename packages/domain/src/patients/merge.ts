import * as z from 'zod/mini';
import { Count, Day, Id, Person, ShortText } from '../wire/fields.ts';
import { accountStates } from './patient.ts';

/** What of a record goes to another one when both are of one person. */
export const mergedKinds = [
  'readings',
  'alerts',
  'orders',
  'notes',
  'records',
  'files',
  'ranges',
  'reviews',
  'shares',
  'bills',
] as const;
export type MergedKind = (typeof mergedKinds)[number];

/** How much of each kind there is. */
const MergeCounts = z.record(z.enum(mergedKinds), Count);
export type MergeCounts = z.infer<typeof MergeCounts>;

/** What decides whether a record may become one with another. */
interface MergeState {
  isMerged: boolean;
  /** A legal hold. */
  isHeld: boolean;
  /** Whether a request for its erasure waits. */
  isErasureAsked: boolean;
  isDischarged: boolean;
  /** Readings out of range that nobody has reviewed. */
  unreviewed: number;
}

/** One of two records, as they are compared. */
export const MergeSide = z.object({
  userId: Id,
  username: Id,
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  dob: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  provider: z.nullable(Person),
  consentDate: z.nullable(Day),
  account: z.enum(accountStates),
  isMerged: z.boolean(),
  isHeld: z.boolean(),
  isErasureAsked: z.boolean(),
  isDischarged: z.boolean(),
  unreviewed: Count,
  /** Devices that are in use. */
  devices: Count,
  counts: MergeCounts,
  /** What of it would stay behind, because the other record has its own. */
  stays: MergeCounts,
});
export type MergeSide = z.infer<typeof MergeSide>;

/** Two records side by side. @see F5 */
export const MergePreview = z.object({
  patient: MergeSide,
  other: MergeSide,
  /** Alerts about the same value that wait in both. */
  sameAlerts: Count,
});
export type MergePreview = z.infer<typeof MergePreview>;

/** Whose details hold: those of the record that stays, or of the other one. */
export const detailsHolders = ['kept', 'other'] as const;
export type DetailsHolder = (typeof detailsHolders)[number];

/** Makes two records of one person one: `userId` is the one that stays. @see F5 */
export const MergeWish = z.object({ userId: Id, otherId: Id, details: z.enum(detailsHolders) });
export type MergeWish = z.infer<typeof MergeWish>;

/**
 * Why a record cannot take in another one. Nothing of what waits in either may get lost in the other, and nothing is
 * judged reviewed that nobody has looked at.
 *
 * @param kept the record that stays
 * @param gone the one that becomes a part of it
 * @param sameAlerts alerts about the same value that are not resolved in both
 * @returns a code, or `null` when nothing is in the way
 * @see F5, ADR 24
 */
export function mergeProblem(
  kept: MergeState,
  gone: MergeState,
  sameAlerts: number,
): 'merged' | 'mergeHeld' | 'mergeErasure' | 'mergeDischarged' | 'mergeUnreviewed' | 'mergeAlerts' | null {
  const both = [kept, gone];
  if (both.some(({ isMerged }) => isMerged)) return 'merged';
  if (both.some(({ isHeld }) => isHeld)) return 'mergeHeld';
  if (both.some(({ isErasureAsked }) => isErasureAsked)) return 'mergeErasure';
  if (kept.isDischarged && !gone.isDischarged) return 'mergeDischarged';
  if (both.some(({ unreviewed }) => unreviewed > 0)) return 'mergeUnreviewed';
  return sameAlerts > 0 ? 'mergeAlerts' : null;
}
export type MergeProblem = NonNullable<ReturnType<typeof mergeProblem>>;
