import { type AuditAction, type AuditGroup, type AuditPlace, type AuditRow, cutPart } from '@rpm/domain';
import type { Actor, Origin } from '../accounts/contract.ts';

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
  /** Where it was done; left out where no call is behind it. */
  from?: Origin;
}

/** Which lines of both logs are looked for. */
export interface AuditSearch {
  clinicId: string;
  /** From when on; `null` for all. */
  since: Date | null;
  /** The account that did it, or ''. */
  person: string;
  group: AuditGroup;
  /** Warnings only. */
  warnings: boolean;
  /** Part of a name or an id, trimmed; '' for all. */
  search: string;
}

/** A line of both logs as it is read. */
export interface AuditLine extends Omit<AuditRow, 'time' | 'until'> {
  at: Date;
  lastAt: Date;
}

export interface Audit {
  /** Takes something down by itself: what must be there for good before it is answered, as an export. */
  add(entry: AuditEntry): Promise<void>;
  /** What was done to one of these in a clinic, oldest first. */
  of(clinicId: string, subjects: readonly string[]): Promise<AuditEntry[]>;
  /** All entries of a clinic, oldest first. */
  list(clinicId: string): Promise<AuditEntry[]>;
  /** A page of what was changed and seen, newest first. */
  page(search: AuditSearch, rows: { page: number; noOfRows: number }): Promise<AuditPage>;
  /**
   * The next lines after a place, newest first, as they leave the product, and that they do: with its entry, or not at all.
   *
   * @param most rows
   */
  export(
    actor: Actor,
    search: AuditSearch,
    after: AuditPlace | undefined,
    most: number,
  ): Promise<{ rows: AuditLine[]; next: AuditPlace | null }>;
}

/** A page of lines, and how many there are. */
export interface AuditPage {
  rows: AuditLine[];
  total: number;
}

/** The lines of a part, of which one more was found than fit, and the entry that they left. */
export function exportOf(actor: Actor, clinicId: string, found: readonly AuditLine[], most: number) {
  const part = cutPart(found, most, ({ at, id }): AuditPlace => ({ at: at.getTime(), id }));
  const facts = { count: part.rows.length, goesOn: part.next !== null };
  return { part, entry: auditEntry(actor, 'audit.exported', clinicId, facts) };
}

/** Makes the entry of something that somebody does. */
export const auditEntry = (
  { at, clinicId, accountId, from }: Actor,
  action: AuditAction,
  subject: string,
  details: AuditEntry['details'] = {},
): AuditEntry => ({ at, clinicId, accountId, action, subject, details, ...(from && { from }) });

declare module '../../store/Store.ts' {
  interface StoreParts {
    audit: Audit;
  }
}
