import { type Guidance, usualGuidance } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { type Guidances, guidanceStep } from './guidance.contract.ts';

/** What the clinics of the store tell their patients. */
export function postgresGuidance(db: Database): Guidances {
  return {
    ofClinic: async (clinicId) => (await guidanceOf(db, clinicId)) ?? usualGuidance,
    save(actor, wanted) {
      return inTransaction(db, async (trx) => {
        const before = await guidanceOf(trx, actor.clinicId, sql`for no key update`);
        const step = guidanceStep(before, wanted);
        if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
        await trx
          .updateTable('clinics')
          .set({ guidance: JSON.stringify(step.kept) })
          .where('id', '=', actor.clinicId)
          .execute();
        const { changes } = step;
        await writeAudit(trx, auditEntry(actor, 'clinic.guidance', actor.clinicId, { changes }));
        return null;
      });
    },
  };
}

async function guidanceOf(db: Database, clinicId: string, lock = sql``): Promise<Guidance | null> {
  const { rows } = await sql<{ guidance: Guidance | null }>`
    select guidance from clinics where id = ${clinicId} ${lock}`.execute(db);
  return rows[0]?.guidance ?? null;
}
