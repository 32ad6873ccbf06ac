import { type AuditRow, isRecord } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import { changesOf, digestIn, type KeptChanges } from './changes.ts';
import type { Audit, AuditEntry } from './contract.ts';
import { auditRow } from './memory.ts';

/** The audit log of the store. */
export function postgresAudit(db: Database): Audit {
  return {
    add: (entry) => writeAudit(db, entry),
    async of(clinicId, subjects) {
      if (subjects.length === 0) return [];
      return rowsOf(db, await entries(db, clinicId).where('subject', 'in', subjects).orderBy('id').execute());
    },
    async list(clinicId) {
      const rows = await entries(db, clinicId).orderBy('id').execute();
      return rows.map(entryOf);
    },
    async page({ clinicId, page, noOfRows }) {
      const [rows, counted] = await Promise.all([
        entries(db, clinicId)
          .orderBy('id', 'desc')
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<string>().as('total'))
          .where('clinic_id', '=', clinicId)
          .executeTakeFirstOrThrow(),
      ]);
      return { rows: await rowsOf(db, rows), total: Number(counted.total) };
    },
  };
}

/** Takes something down, in the order of the entries. Called in the transaction of what it is about. */
export async function writeAudit(
  db: Database,
  ...some: readonly [AuditEntry, ...AuditEntry[]]
): Promise<void> {
  await db.insertInto('audit_log').values(some.map(auditValues)).execute();
}

/** Keeps what a correction changed, in the transaction of its line. */
export async function writeChanges(db: Database, { patientId, ...kept }: KeptChanges): Promise<void> {
  await db
    .insertInto('audit_changes')
    .values({ ...kept, patient_id: patientId })
    .execute();
}

/** Lines as the API answers them, with what was changed beside them. */
async function rowsOf(db: Database, rows: readonly EntryRow[]): Promise<AuditRow[]> {
  const found = rows.map(entryOf);
  const kept = await keptChanges(
    db,
    found.flatMap((entry) => digestIn(entry) ?? []),
  );
  return found.map((entry) => auditRow(entry, changesOf(entry, kept.get(digestIn(entry) ?? ''))));
}

async function keptChanges(db: Database, digests: readonly string[]): Promise<Map<string, KeptChanges>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_changes')
    .select(['digest', 'patient_id as patientId', 'salt', 'changes'])
    .where('digest', 'in', digests)
    .execute();
  return new Map(rows.map((row) => [row.digest, row]));
}

const auditValues = (entry: AuditEntry) => ({
  at: entry.at,
  clinic_id: entry.clinicId,
  account_id: entry.accountId,
  action: entry.action,
  subject: entry.subject,
  details: JSON.stringify(entry.details),
});

const entries = (db: Database, clinicId: string) =>
  db.selectFrom('audit_log').selectAll().where('clinic_id', '=', clinicId);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

function entryOf({ at, clinic_id, account_id, action, subject, details }: EntryRow): AuditEntry {
  return {
    at,
    clinicId: clinic_id,
    accountId: account_id,
    action,
    subject,
    details: isRecord(details) ? details : {},
  };
}
