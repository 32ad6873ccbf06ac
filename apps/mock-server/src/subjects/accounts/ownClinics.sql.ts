import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { compareTexts } from '../patients/search.ts';
import { accountQuery, ownAccounts, postgresAccounts } from '../sessions/sql.ts';
import type { OwnClinics } from './ownClinics.contract.ts';
import type {} from './tables.ts';

/** The clinics of the accounts of the store. */
export function postgresOwnClinics(db: Database): OwnClinics {
  return {
    async of(loginId) {
      const found = await accountQuery(db)
        .where('accounts.id', 'in', ownAccounts(db, loginId))
        .where('access_ended_at', 'is', null)
        .execute();
      return found.sort(
        (a, b) => compareTexts(a.clinicName, b.clinicName) || compareTexts(a.accountId, b.accountId),
      );
    },
    link({ loginId, activation: { patientId, codeHash }, at }) {
      return inTransaction(db, async (trx) => {
        const login = await trx
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', loginId)
          .executeTakeFirst();
        if (!login?.username_key) return null;
        const patient = await trx
          .selectFrom('patients')
          .selectAll()
          .where('id', '=', patientId)
          .where('username_key', '=', login.username_key)
          .forUpdate()
          .executeTakeFirst();
        const handedOver = await trx
          .selectFrom('activation_codes')
          .select('patient_id')
          .where('patient_id', '=', patientId)
          .where('code_hash', '=', codeHash)
          .where('expires_at', '>', at)
          .forUpdate()
          .executeTakeFirst();
        if (!patient || !handedOver) return null;
        const { clinic_id: clinicId, username, first_name, middle_name, last_name } = patient;
        const { phone, theme, text_size, language, units, listen, session_seconds } = login;
        const opened = await trx
          .insertInto('accounts')
          .values({
            phone,
            theme,
            text_size,
            language,
            units,
            listen,
            session_seconds,
            username,
            first_name,
            middle_name,
            last_name,
            id: patientId,
            clinic_id: clinicId,
            username_key: null,
            login_id: loginId,
            password_hash: '',
            role: 'PATIENT',
            email_confirmed_at: at,
          })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({ username, login_id: loginId, email_confirmed_at: at })
              .where('accounts.login_id', '=', ''),
          )
          .returning('id')
          .executeTakeFirst();
        if (!opened) return null;
        await trx.deleteFrom('activation_codes').where('patient_id', '=', patientId).execute();
        const actor = { accountId: patientId, clinicId, at };
        await writeAudit(trx, auditEntry(actor, 'account.opened', patientId));
        return postgresAccounts(trx).find(patientId);
      });
    },
  };
}
