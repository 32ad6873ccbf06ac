import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { addDays } from '../time/calendar.ts';
import { calendarDateOf } from '../time/time.ts';
import { startOfDay } from '../time/zonedTime.ts';
import { Change } from '../wire/change.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import {
  Count,
  CountText,
  FilledText,
  Id,
  Millisecond,
  PageSizeText,
  ShortText,
  Stamp,
} from '../wire/fields.ts';
import { lenient, lenientRows } from '../wire/lenient.ts';
import type { AccessEvent } from './accessLog.ts';
import { browserNames } from './ownSessions.ts';

/** What is written down, with who did it and when. Nothing in it can be changed or taken out. */
export const auditActions = [
  'order.placed',
  'order.status',
  'device.token',
  'device.token-revoked',
  'range.saved',
  'range.confirmed',
  'patient.enrolled',
  'patient.activation-code',
  'patient.corrected',
  'patient.access-ended',
  'patient.access-restored',
  'patient.discharged',
  'patient.readmitted',
  'patient.exported',
  'patient.held',
  'patient.hold-lifted',
  'patient.erasure-asked',
  'patient.erasure-withdrawn',
  'patient.erased',
  'patient.merged',
  'patient.unmerged',
  'readings.reviewed',
  'readings.review-undone',
  'absence.said',
  'reminder.saved',
  'reminder.stopped',
  'clinic.weight-gain',
  'clinic.guidance',
  'patient.weight-gain',
  'billing.settings',
  'billing.papers',
  'alert.acknowledged',
  'alert.assigned',
  'alert.snoozed',
  'alert.resolved',
  'alert.undone',
  'note.added',
  'template.added',
  'template.replaced',
  'template.ended',
  'conversation.seen',
  'timer.started',
  'time.added',
  'time.edited',
  'time.moved-away',
  'time.moved-here',
  'inquiry.added',
  'inbox.taken',
  'inbox.answered',
  'inbox.closed',
  'share.started',
  'share.opened',
  'share.changed',
  'share.stopped',
  'share.left',
  'billing.code-added',
  'billing.code-changed',
  'bill.made',
  'month.closed',
  'month.reopened',
  'evidence.printed',
  'bill.exported',
  'bill.claimed',
  'file.added',
  'file.removed',
  'account.opened',
  'password.reset',
  'password.changed',
  'profile.saved',
  'profile.photo-saved',
  'profile.photo-removed',
  'email.confirmed',
  'staff.invited',
  'staff.invitation-withdrawn',
  'staff.access-ended',
  'staff.access-restored',
  'staff.factors-reset',
  'staff.linked',
  'staff.unlinked',
  'clinic.details',
  'clinic.session-length',
  'clinic.device-added',
  'clinic.device-use',
  'clinic.second-factor',
  'clinic.sign-on',
  'clinic.ehr-added',
  'clinic.ehr-ended',
  'hospital.asked',
  'hospital.connected',
  'hospital.ended',
  'records.asked-for',
  'records.request-moved',
  'credential.added',
  'credential.removed',
  'credential.accepted',
  'credential.refused',
  'credential.rule',
  'app.connected',
  'app.ended',
  'system.connected',
  'system.ended',
  'system.exported',
  'subscription.made',
  'subscription.ended',
  'vendor.connected',
  'vendor.secret',
  'vendor.ended',
  'vendor.device-bound',
  'vendor.readings-dismissed',
  'security.totp-added',
  'security.totp-removed',
  'security.passkey-added',
  'security.passkey-removed',
  'security.recovery-renewed',
  'security.recovery-used',
  'security.sessions-ended',
  'audit.exported',
  'orders.exported',
  'patients.exported',
  'readings.exported',
  'alerts.exported',
  'compliance.exported',
  'time.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What is shown of the log: all, what was written, seen, who logged in, was refused, and what left the product. */
export const auditGroups = ['all', 'changes', 'reads', 'logins', 'refusals', 'exports'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** How far back the log is shown: whole days by the clinic's clock, today the last of them. */
export const auditPeriods = ['today', 'week', 'month', 'year', 'all'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];
const daysOf: Record<AuditPeriod, number | null> = { today: 1, week: 7, month: 30, year: 365, all: null };

/** The moment from which a period counts; `null` for all. */
export function auditPeriodStart(period: AuditPeriod, now: Date, timeZone: string): Date | null {
  const days = daysOf[period];
  return days === null ? null : startOfDay(addDays(calendarDateOf(now, timeZone), 1 - days), timeZone);
}

/** What an administrator should look at: who was kept out, and a log in from a browser that was never seen before. */
const warnings: readonly AccessEvent[] = ['refused', 'login-failed', 'locked', 'login-new'];
/** Whether a line is a warning. */
export const isAuditWarning = (action: string) => warnings.some((each) => each === action);

const logins: readonly AccessEvent[] = ['login', 'login-new', 'logout', 'login-failed', 'locked'];

/** To which group a line belongs. @param kind of a read, what was read */
export function auditGroupOf(action: string, kind: string): Exclude<AuditGroup, 'all'> {
  if (action === 'refused') return 'refusals';
  if (action.endsWith('.exported') || (action === 'read' && kind === 'export')) return 'exports';
  if (action === 'read') return 'reads';
  return logins.some((each) => each === action) ? 'logins' : 'changes';
}

/** One line of the log: what was changed, seen or refused, as the server promises it. */
export const AuditRow = z.object({
  /** Unique in the log. */
  id: Id,
  time: Stamp,
  /** When it happened last, where one line counts. */
  until: Stamp,
  times: Count,
  /** Who did it. */
  userId: Id,
  /** Theirs, or '' of somebody who is not known any more. */
  name: ShortText,
  role: ShortText,
  /** An `AuditAction` or an `AccessEvent`. */
  action: ShortText,
  /** The id of what it was done to. */
  subject: z.string(),
  /** The patient or colleague that it is about; '' when it is about nobody. */
  whom: ShortText,
  /** Further facts: of a status, `from` and `to`; of a read, `kind`; `changes`, a list of `Change`. */
  details: z.record(z.string(), z.unknown()),
  /** The address that it came from; '' when it was not kept. */
  source: ShortText,
  browser: z.enum([...browserNames, '']),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Which lines are asked for. */
const filters = {
  /** An account of the clinic, '' for everybody. */
  person: z._default(z.string().check(z.maxLength(limits.idMaxCharacters)), ''),
  group: z.enum(auditGroups),
  period: z.enum(auditPeriods),
  /** A part of the name of who did it or whom it is about, or the id of what it was done to; '' for all. */
  search: z._default(z.string().check(z.trim(), z.maxLength(limits.searchMaxCharacters)), ''),
};
export const AuditQuery = z.object({
  ...filters,
  page: CountText,
  noOfRows: PageSizeText,
  /** `true`: warnings only. */
  warnings: z.enum(['true', 'false']),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Where a part of the exported log ends: its last line, by when it was written, in milliseconds. */
export const AuditPlace = z.object({ at: Millisecond, id: Id });
export type AuditPlace = z.infer<typeof AuditPlace>;

/** The lines of an export; a body, not a query: the search may name somebody. */
export const AuditExport = z.object({
  clinicName: FilledText,
  ...filters,
  warnings: z.enum(['true', 'false']),
  after: z.optional(AuditPlace),
});
export type AuditExport = z.infer<typeof AuditExport>;

/** A page of the log, newest first, as it is promised and as the client reads it. */
export const AuditPageAnswer = z.object({ result: z.array(AuditRow), total: Count });
export const AuditPage = z.object({ result: lenientRows(AuditRow), total: Count });
/** A part of the log as it is exported, newest first: as it is promised and as the client reads it. */
export const AuditPartAnswer = exportedPart(AuditRow, AuditPlace);
export const AuditPart = exportedPart(lenient(AuditRow), AuditPlace);

/** A line as it was read: what was not of the promised form is `null`. */
export type ReadAuditRow = { [K in keyof AuditRow]: AuditRow[K] | null };

/** The changes of a line; what is not of their form is left out. */
export function changesOf({ details }: Pick<ReadAuditRow, 'details'>): Change[] {
  const { from, to, changes } = details ?? {};
  if (typeof from === 'string' && typeof to === 'string')
    return [{ field: 'status', before: from, after: to }];
  return Array.isArray(changes) ? changes.flatMap((change) => Change.safeParse(change).data ?? []) : [];
}
