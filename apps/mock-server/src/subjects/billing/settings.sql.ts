import { type AuditAction, type BillingPapers, type BillingSettings, wholeBilling } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type {
  BillingPapersOfPatients,
  BillingSettingsOfClinics,
  Saved,
  SaveOutcome,
  Saving,
} from './settings.contract.ts';

/** As it stands in the column `billing` of clinics and of patients. */
type Kept<T> = Omit<Saved<T>, 'savedAt'> & { savedAt: string };

/** What clinics bill with, of the store. */
export const postgresBillingSettings = (db: Database): BillingSettingsOfClinics => ({
  async of(clinicId) {
    const saved = await savedOf<BillingSettings>(db, 'clinics', clinicId);
    return saved && { ...saved, value: wholeBilling(saved.value) };
  },
  save: (saving, actor) => save(db, 'clinics', actor.clinicId, saving, actor, 'billing.settings'),
});

/** What bills need of patients, of the store. */
export const postgresBillingPapers = (db: Database): BillingPapersOfPatients => ({
  of: (patientId) => savedOf<BillingPapers>(db, 'patients', patientId),
  async ofClinic(clinicId, patientIds) {
    const some = patientIds ? sql`and id = any(${[...patientIds]})` : sql``;
    const { rows } = await sql<{ id: string; papers: BillingPapers }>`
      select id, billing -> 'value' as papers from patients
      where clinic_id = ${clinicId} and billing is not null ${some}`.execute(db);
    return new Map(rows.map(({ id, papers }) => [id, papers]));
  },
  save: (patientId, saving, actor) => save(db, 'patients', patientId, saving, actor, 'billing.papers'),
});

async function savedOf<T>(
  db: Database,
  table: 'clinics' | 'patients',
  id: string,
  lock = sql``,
): Promise<Saved<T> | null> {
  const { rows } = await sql<{ billing: Kept<T> | null }>`
    select billing from ${sql.table(table)} where id = ${id} ${lock}`.execute(db);
  const kept = rows[0]?.billing ?? null;
  return kept && { ...kept, savedAt: new Date(kept.savedAt) };
}

/** Two who save the same come one after the other: the second one is told. */
const save = <T>(
  db: Database,
  table: 'clinics' | 'patients',
  id: string,
  { value, version, changes }: Saving<T>,
  actor: Actor,
  action: AuditAction,
): Promise<SaveOutcome> =>
  inTransaction(db, async (trx) => {
    const before = await savedOf<T>(trx, table, id, sql`for no key update`);
    if ((before?.version ?? 0) !== version) return 'changed';
    const kept: Kept<T> = {
      value,
      version: version + 1,
      savedById: actor.accountId,
      savedAt: actor.at.toISOString(),
    };
    await sql`update ${sql.table(table)} set billing = ${JSON.stringify(kept)}::jsonb where id = ${id}`.execute(
      trx,
    );
    await writeAudit(trx, auditEntry(actor, action, id, { changes }));
    return 'done';
  });
