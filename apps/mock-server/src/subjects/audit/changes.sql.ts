import type { Database } from '../../store/sql/open.ts';
import { digestIn, type KeptChanges, readDetails } from './changes.ts';
import type { AuditEntry } from './contract.ts';

/** Keeps what a correction changed, in the transaction of its line. */
export async function writeChanges(db: Database, { patientId, ...kept }: KeptChanges): Promise<void> {
  await db
    .insertInto('audit_changes')
    .values({ ...kept, patient_id: patientId })
    .execute();
}

/** Lines with what was corrected, in the place of its digest. */
export async function withChanges<Line extends Pick<AuditEntry, 'details'>>(
  db: Database,
  lines: readonly Line[],
): Promise<Line[]> {
  const digests = lines.flatMap((line) => digestIn(line) ?? []);
  const rows =
    digests.length === 0
      ? []
      : await db
          .selectFrom('audit_changes')
          .select(['digest', 'patient_id as patientId', 'salt', 'changes'])
          .where('digest', 'in', digests)
          .execute();
  const kept = new Map(rows.map((row) => [row.digest, row]));
  return lines.map((line) => ({ ...line, details: readDetails(line, kept) }));
}
