import * as z from 'zod/mini';
import { pageSizes } from '../limits/limits.ts';
import { Count, CountText, Id, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';

/** What is written down, with who did it and when. Nothing in it can be changed or taken out. */
export const auditActions = [
  'order.placed',
  'order.status',
  'device.token',
  'range.saved',
  'patient.enrolled',
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
  'readings.reviewed',
  'readings.review-undone',
  'note.added',
  'inquiry.added',
  'share.started',
  'share.opened',
  'share.stopped',
  'billing.code-added',
  'bill.made',
  'file.added',
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
  'clinic.session-length',
  'clinic.device-added',
  'clinic.device-use',
  'clinic.second-factor',
  'security.totp-added',
  'security.totp-removed',
  'security.passkey-added',
  'security.passkey-removed',
  'security.recovery-renewed',
  'security.recovery-used',
  'security.sessions-ended',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One field that was corrected. Kept beside the log and not in it, so that it goes when the patient is erased. @see F5 */
export const AuditChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** One line of the audit log, as the server promises it. */
export const AuditRow = z.object({
  time: Stamp,
  /** Who did it. */
  userId: Id,
  action: z.enum(auditActions),
  /** The id of what it was done to. */
  subject: z.string(),
  /** Further facts: of a status, `from` and `to`. */
  details: z.record(z.string(), z.unknown()),
  /** What was before and after; `null` where nothing was corrected, and when the patient was erased since. */
  changes: z.nullable(z.array(AuditChange)),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Which lines are asked for. */
export const AuditQuery = z.object({
  page: CountText,
  noOfRows: z.coerce.number().check(z.refine((rows) => pageSizes.some((size) => size === rows))),
});

/** A page of the log, newest first, as it is promised and as the client reads it. */
export const AuditPageAnswer = z.object({ result: z.array(AuditRow), total: Count });
export const AuditPage = z.object({ result: lenientRows(AuditRow), total: Count });
