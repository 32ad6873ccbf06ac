import type { GainRule } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { choiceOf, type GainRules, gainStep, ofRule } from './gainRules.contract.ts';

interface Kept {
  clinic: GainRule | null;
  own: GainRule | null;
  hasOwn: boolean;
}

/** The rules about weight of the store. */
export function postgresGainRules(db: Database): GainRules {
  return {
    ofClinic: async (clinicId) => ({ rule: await ruleOf(db, clinicId) }),
    async ofPatient(patientId) {
      const { rows } = await keptOf(patientId).execute(db);
      const [kept] = rows;
      return kept ? { ...choiceOf(ownOf(kept)), clinic: kept.clinic } : null;
    },
    saveClinic(actor, { rule, seen }) {
      return inTransaction(db, async (trx) => {
        const before = await ruleOf(trx, actor.clinicId, sql`for no key update`);
        const step = gainStep(ofRule(before), ofRule(seen), ofRule(rule));
        if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
        const { changes } = step;
        await trx
          .updateTable('clinics')
          .set({ weight_gain: JSON.stringify(rule) })
          .where('id', '=', actor.clinicId)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'clinic.weight-gain', actor.clinicId, { changes }));
        return null;
      });
    },
    savePatient(actor, { userId, choice, rule, seen }) {
      return inTransaction(db, async (trx) => {
        const { rows } = await keptOf(userId, actor.clinicId).execute(trx);
        const [kept] = rows;
        if (!kept) return null;
        const step = gainStep(choiceOf(ownOf(kept)), seen, { choice, rule });
        if (step.kind !== 'change') return step.kind === 'changed' ? step.current : null;
        const { changes } = step;
        const value = choice === 'clinic' ? null : JSON.stringify(rule);
        await sql`update patients set weight_gain = ${value}::jsonb where id = ${userId}`.execute(trx);
        await writeAudit(trx, auditEntry(actor, 'patient.weight-gain', userId, { changes }));
        return null;
      });
    },
  };
}

const ownOf = ({ own, hasOwn }: Kept) => (hasOwn ? own : undefined);

async function ruleOf(db: Database, clinicId: string, lock = sql``): Promise<GainRule | null> {
  const { rows } = await sql<{ rule: GainRule | null }>`
    select weight_gain as rule from clinics where id = ${clinicId} ${lock}`.execute(db);
  return rows[0]?.rule ?? null;
}

/** @param lockedIn the clinic whose patient is kept from others until the transaction ends; left out: nobody is */
const keptOf = (patientId: string, lockedIn?: string) => sql<Kept>`
  select c.weight_gain as clinic, p.weight_gain as own, p.weight_gain is not null as "hasOwn"
  from patients p join clinics c on c.id = p.clinic_id where p.id = ${patientId}
  ${lockedIn === undefined ? sql`` : sql`and p.clinic_id = ${lockedIn} for no key update of p`}`;
