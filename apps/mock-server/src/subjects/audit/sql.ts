import { isRecord } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { withChanges } from './changes.sql.ts';
import { type Audit, type AuditEntry, exportOf } from './contract.ts';
import { linesAfter, linesPage } from './lines.sql.ts';
import type {} from './tables.ts';

/** The audit log of the store. */
export function postgresAudit(db: Database): Audit {
  return {
    add: (entry) => writeAudit(db, entry),
    async of(clinicId, subjects) {
      if (subjects.length === 0) return [];
      const rows = await entries(db, clinicId).where('subject', 'in', subjects).orderBy('id').execute();
      return withChanges(db, rows.map(entryOf));
    },
    async list(clinicId) {
      const rows = await entries(db, clinicId).orderBy('id').execute();
      return rows.map(entryOf);
    },
    page: (search, { page, noOfRows }) => linesPage(db, search, { most: noOfRows, after: page * noOfRows }),
    export: (actor, search, after, most) =>
      inTransaction(db, async (trx) => {
        const found = await linesAfter(trx, search, after, most + 1);
        const { part, entry } = exportOf(actor, search.clinicId, found, most);
        await writeAudit(trx, entry);
        return part;
      }),
  };
}

/** Takes something down, in the order of the entries. Called in the transaction of what it is about. */
export async function writeAudit(
  db: Database,
  ...some: readonly [AuditEntry, ...AuditEntry[]]
): Promise<void> {
  await db.insertInto('audit_log').values(some.map(auditValues)).execute();
}

const auditValues = (entry: AuditEntry) => ({
  at: entry.at,
  clinic_id: entry.clinicId,
  account_id: entry.accountId,
  action: entry.action,
  subject: entry.subject,
  details: JSON.stringify(entry.details),
  source: entry.from?.source ?? null,
  browser: entry.from?.browser ?? null,
});

const entries = (db: Database, clinicId: string) =>
  db.selectFrom('audit_log').selectAll().where('clinic_id', '=', clinicId);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

function entryOf(row: EntryRow): AuditEntry {
  const { at, action, subject, details, source, browser } = row;
  return {
    at,
    clinicId: row.clinic_id,
    accountId: row.account_id,
    action,
    subject,
    details: isRecord(details) ? details : {},
    ...(source !== null && browser !== null && { from: { source, browser } }),
  };
}
