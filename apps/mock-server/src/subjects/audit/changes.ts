import { AuditChange } from '@rpm/domain';
import * as z from 'zod/mini';
import type { Actor } from '../accounts/contract.ts';
import { hashToken } from '../sessions/tokens.ts';
import { type AuditEntry, auditEntry } from './contract.ts';

const Changes = z.array(AuditChange);

/** What a correction changed, beside its line in the log. */
export interface KeptChanges {
  /** Stands in the line. */
  digest: string;
  patientId: string;
  salt: string;
  /** JSON */
  changes: string;
}

/** The digest that the line of the log holds. A text and its salt, from which nobody can guess the text without it. */
const digestOf = ({ salt, changes }: Pick<KeptChanges, 'salt' | 'changes'>) =>
  hashToken(`${salt} ${changes}`);

/** The line of a correction, and what is kept beside it. The line names the fields, and no value. @see F5 */
export function correctionEntry(
  actor: Actor,
  { patientId, salt, changes }: { patientId: string; salt: string; changes: readonly AuditChange[] },
): { entry: AuditEntry; kept: KeptChanges } {
  const text = JSON.stringify(changes);
  const digest = digestOf({ salt, changes: text });
  const fields = changes.map(({ field }) => field);
  return {
    entry: auditEntry(actor, 'patient.corrected', patientId, { fields, digest }),
    kept: { digest, patientId, salt, changes: text },
  };
}

/** The digest in a line; `null` in one of something else than a correction. */
export const digestIn = ({ details }: Pick<AuditEntry, 'details'>): string | null =>
  typeof details.digest === 'string' ? details.digest : null;

/** What was changed; `null` when it is gone, or is not what the line says. */
export function changesOf(entry: AuditEntry, kept: KeptChanges | undefined): AuditChange[] | null {
  if (!kept || digestOf(kept) !== digestIn(entry)) return null;
  const read = Changes.safeParse(JSON.parse(kept.changes));
  return read.success ? read.data : null;
}
