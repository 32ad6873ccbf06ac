import type { AuditAction, AuditRow } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** One line of the record of what was changed by whom. */
export interface AuditEntry {
  at: Date;
  clinicId: string;
  accountId: string;
  action: AuditAction;
  /** The id of what was changed: an order's number, a patient's id. */
  subject: string;
  /** Further facts; never a name, an address or a free text about a patient. */
  details: Readonly<Record<string, unknown>>;
}

export interface Audit {
  /** Takes something down by itself: what must be there for good before it is answered, as an export. */
  add(entry: AuditEntry): Promise<void>;
  /** What was done to one of these in a clinic, oldest first. */
  of(clinicId: string, subjects: readonly string[]): Promise<AuditRow[]>;
  /** All entries of a clinic, oldest first. */
  list(clinicId: string): Promise<AuditEntry[]>;
  /** A page of them, newest first. */
  page(search: {
    clinicId: string;
    page: number;
    noOfRows: number;
  }): Promise<{ rows: AuditRow[]; total: number }>;
}

/** Makes the entry of something that somebody does. */
export const auditEntry = (
  { at, clinicId, accountId }: Actor,
  action: AuditAction,
  subject: string,
  details: AuditEntry['details'] = {},
): AuditEntry => ({ at, clinicId, accountId, action, subject, details });
