import { Change } from '@rpm/domain';
import * as z from 'zod/mini';
import type { Actor } from '../accounts/contract.ts';
import { hashToken } from '../sessions/tokens.ts';
import { type AuditEntry, auditEntry } from './contract.ts';

const Changes = z.array(Change);

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
  { patientId, salt, changes }: { patientId: string; salt: string; changes: readonly Change[] },
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

/**
 * The facts of a line as they are read: with what was corrected, in the place of its digest. When that is gone with its
 * patient, or is not what the line says, only the names of the fields are left.
 */
export function readDetails(
  line: Pick<AuditEntry, 'details'>,
  kept: ReadonlyMap<string, KeptChanges>,
): Record<string, unknown> {
  const digest = digestIn(line);
  if (digest === null) return { ...line.details };
  const { digest: _, ...details } = line.details;
  const own = kept.get(digest);
  if (!own || digestOf(own) !== digest) return details;
  const changes = Changes.safeParse(JSON.parse(own.changes)).data;
  return changes ? { ...details, changes } : details;
}
