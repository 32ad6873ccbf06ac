import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { ActivationEntry, Activations } from './activations.contract.ts';

/** An activation code as its table holds it. */
export const activationRow = ({ patientId, codeHash, expiresAt }: ActivationEntry) => ({
  patient_id: patientId,
  code_hash: codeHash,
  expires_at: expiresAt,
});

/** The activation codes of the store. */
export function postgresActivations(db: Database): Activations {
  return {
    renew(actor, entry) {
      return inTransaction(db, async (trx) => {
        // Whoever opens the account at this moment locks the patient, too.
        await trx
          .selectFrom('patients')
          .select('id')
          .where('id', '=', entry.patientId)
          .forUpdate()
          .executeTakeFirst();
        const account = await trx
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', entry.patientId)
          .where('login_id', 'is distinct from', '')
          .executeTakeFirst();
        if (account) return 'hasAccount';
        const row = activationRow(entry);
        await trx
          .insertInto('activation_codes')
          .values(row)
          .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(row))
          .execute();
        await writeAudit(trx, auditEntry(actor, 'patient.activation-code', entry.patientId));
        return 'kept';
      });
    },
    ofAddress: (usernameKey, at) =>
      db
        .selectFrom('activation_codes')
        .innerJoin('patients', 'patients.id', 'patient_id')
        .leftJoin('accounts', 'accounts.id', 'patient_id')
        .select(['patient_id as patientId', 'code_hash as codeHash'])
        .where('patients.username_key', '=', usernameKey)
        .where('expires_at', '>', at)
        .where((eb) => eb.or([eb('accounts.id', 'is', null), eb('accounts.login_id', '=', '')]))
        .orderBy('patient_id')
        .execute(),
  };
}
