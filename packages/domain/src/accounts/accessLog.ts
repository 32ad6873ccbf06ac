import * as z from 'zod/mini';
import { readStamp } from '../time/time.ts';
import { Count, CountText, compareStamps, Id, PageSizeText, ShortText, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';

/** What of a patient a call reads; `lists` is of many patients at once. */
export const readKinds = [
  'details',
  'vitals',
  'alerts',
  'devices',
  'ranges',
  'notes',
  'time',
  'records',
  'timeline',
  'files',
  'export',
  'lists',
] as const;
export type ReadKind = (typeof readKinds)[number];

/**
 * What is kept of access beside what was changed. `refused`: by the authorization table, with 403 or 404; `login-new`: a
 * log in from a browser that the account was never used in.
 */
export const accessEvents = [
  'read',
  'refused',
  'login',
  'login-new',
  'logout',
  'login-failed',
  'locked',
] as const;
export type AccessEvent = (typeof accessEvents)[number];

/** How long what one reader reads of one patient stands in one row, in milliseconds. */
export const accessWindowMs = 15 * 60_000;

/** The beginning of the quarter of an hour in which a moment lies. */
export const accessWindow = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / accessWindowMs) * accessWindowMs);

/** Who saw a part of a record in a quarter of an hour, as the server promises it. */
export const AccessRow = z.object({
  userId: Id,
  name: ShortText,
  role: ShortText,
  /** The clinic at which the reader works; with a share it may be another one than the patient's. */
  clinic: ShortText,
  kind: z.enum(readKinds),
  from: Stamp,
  to: Stamp,
  /** How often. */
  times: Count,
});
export type AccessRow = z.infer<typeof AccessRow>;

/** Which rows are asked for. */
export const AccessQuery = z.object({
  page: CountText,
  noOfRows: PageSizeText,
  /** Only what this account saw. */
  reader: z.optional(Id),
});
export type AccessQuery = z.infer<typeof AccessQuery>;

/** A page of them, newest first, as it is promised and as the client reads it. */
export const AccessPageAnswer = z.object({ result: z.array(AccessRow), total: Count });
export const AccessPage = z.object({ result: lenientRows(AccessRow), total: Count });

/** A row as it was read: what was not of the promised form is `null`. */
type ReadAccess = { [K in keyof AccessRow]: AccessRow[K] | null };

/** What one reader saw of a record in a quarter of an hour. */
export interface Access extends Omit<ReadAccess, 'kind' | 'times'> {
  kinds: ReadKind[];
}

/** Puts together what one reader saw in one quarter of an hour; the order of the rows stays. */
export function groupAccess(rows: readonly ReadAccess[]): Access[] {
  const groups = new Map<string, Access>();
  for (const { kind, times: _, ...row } of rows) {
    const at = row.from === null ? null : readStamp(row.from);
    const key = JSON.stringify([row.userId, at && accessWindow(at).getTime()]);
    const group = groups.get(key) ?? { ...row, kinds: [] };
    groups.set(key, group);
    if (kind !== null && !group.kinds.includes(kind)) group.kinds.push(kind);
    if (row.to !== null && (group.to === null || compareStamps(row.to, group.to) > 0)) group.to = row.to;
  }
  return [...groups.values()];
}
