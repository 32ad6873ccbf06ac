import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { formatStamp } from '../time/time.ts';
import { compareText } from '../wire/compareText.ts';
import { Count, Email, Id, Secret, ShortText, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { Credentials } from './login.ts';
import { nameFields } from './nameFields.ts';
import { NewPassword } from './passwords.ts';

/** The roles to which one can be invited: those of everybody at a clinic. Patients sign up by themselves (ROL-01). */
export const staffRoles = ['DOCTOR', 'STAFF', 'ADMIN'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Invites somebody. The clinic is that of the administrator who does, and is not taken from anywhere else. */
export const StaffInvitation = z.object({
  ...nameFields,
  /** A new address, which is mailed to: stricter than the one that an old account may log in with. */
  username: z.pipe(Credentials.def.shape.username, Email),
  role: z.enum(staffRoles, 'roleRequired'),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** Takes an invitation back. */
export const InvitationId = z.object({ invitationId: Id });

/** Whose access is ended, or given back: somebody who works at the clinic. */
export const StaffAccountId = z.object({ accountId: Id });

/** `ended`: an account that can no longer log in. `expired`: an invitation whose link is no longer good. */
export const staffStates = ['active', 'ended', 'invited', 'expired'] as const;
export type StaffState = (typeof staffStates)[number];

/** Somebody who works at a clinic, or is invited to. */
export const StaffRow = z.object({
  /** Of the account, or of the invitation. */
  id: Id,
  username: Email,
  firstName: ShortText,
  middleName: ShortText,
  lastName: ShortText,
  role: z.string(),
  state: z.enum(staffStates),
  /** Until when an invitation is good, or when the access of an account was ended; `null` of one that is active. */
  until: z.nullable(Stamp),
  /** Whether there is a second step that can be reset (F6). */
  hasSecondFactor: z.boolean(),
  /** Whether they have come in by the clinic's own login, and are known there. */
  isLinked: z.boolean(),
});
export type StaffRow = z.infer<typeof StaffRow>;

/** Who works at a clinic, as it is promised and as the client reads it. `total` counts those beyond the list as well. */
export const StaffListAnswer = z.object({ result: z.array(StaffRow), total: Count });
export const StaffList = z.object({ result: lenientRows(StaffRow), total: Count });

/** What the link of an invitation says to whoever holds it. */
export const InvitedAs = z.object({
  clinic: ShortText,
  role: z.enum(staffRoles),
  username: Email,
  firstName: ShortText,
  lastName: ShortText,
});
export type InvitedAs = z.infer<typeof InvitedAs>;

/** What a link that is good opens: the form of a new password, or the account of the invitation that it holds. */
export const GoodLink = z.object({
  opens: z.enum(['password', 'account']),
  invitation: z.optional(InvitedAs),
});
export type GoodLink = z.infer<typeof GoodLink>;

/** Takes an invitation up by the token of its link, which is spent by it. Role and clinic are those of the invitation. */
export const InvitationAnswer = z.object({ user: Id, token: Secret, ...nameFields, password: NewPassword });

/** What a list of staff is made of. */
interface Staff {
  accounts: readonly (Omit<StaffRow, 'id' | 'state' | 'until' | 'hasSecondFactor' | 'isLinked'> & {
    accountId: string;
    accessEndedAt: Date | null;
  })[];
  invitations: readonly (Omit<
    StaffRow,
    'id' | 'middleName' | 'state' | 'until' | 'hasSecondFactor' | 'isLinked'
  > & {
    invitationId: string;
    expiresAt: Date;
  })[];
  /** The accounts that have a second factor. */
  withSecondFactor: ReadonlySet<string>;
  /** Those that are somebody at the clinic's provider. */
  linked: ReadonlySet<string>;
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * The staff of a clinic with those who are invited, by last name, first name and e-mail address; at most
 * `limits.staffMaxRows` of them.
 */
export function staffList(
  { accounts, invitations, withSecondFactor, linked }: Staff,
  now: Date,
): z.infer<typeof StaffListAnswer> {
  const rows = [
    ...accounts.map(({ accountId, accessEndedAt, ...of }) =>
      row({
        ...of,
        id: accountId,
        state: accessEndedAt ? 'ended' : 'active',
        until: accessEndedAt && formatStamp(accessEndedAt),
        hasSecondFactor: withSecondFactor.has(accountId),
        isLinked: linked.has(accountId),
      }),
    ),
    ...invitations.map(({ invitationId, expiresAt, ...of }) =>
      row({
        ...of,
        id: invitationId,
        middleName: '',
        state: expiresAt > now ? 'invited' : 'expired',
        until: formatStamp(expiresAt),
        hasSecondFactor: false,
        isLinked: false,
      }),
    ),
  ].sort(
    (a, b) =>
      byName.compare(a.lastName, b.lastName) ||
      byName.compare(a.firstName, b.firstName) ||
      compareText(a.username, b.username),
  );
  return { result: rows.slice(0, limits.staffMaxRows), total: rows.length };
}

const row = ({
  id,
  username,
  firstName,
  middleName,
  lastName,
  role,
  state,
  until,
  hasSecondFactor,
  isLinked,
}: StaffRow): StaffRow => ({
  id,
  username,
  firstName,
  middleName,
  lastName,
  role,
  state,
  until,
  hasSecondFactor,
  isLinked,
});
