import { limits } from '@rpm/domain';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Mails } from './mails.contract.ts';
import type { SignUps } from './signUps.contract.ts';
import type {} from './tables.ts';

/** The pending sign-ups of the store. */
export function postgresSignUps(db: Database): SignUps {
  return {
    async keep({ usernameKey, passwordHash, codeHash, expiresAt }, at) {
      await db.deleteFrom('sign_ups').where('expires_at', '<=', at).execute();
      const row = { password_hash: passwordHash, code_hash: codeHash, expires_at: expiresAt, tries: 0 };
      const kept = await db
        // An address may be a patient's in several clinics: one of them is enough to send a code to it.
        .with('patient', (query) => withoutAccount(query, usernameKey).orderBy('id').limit(1))
        .with('kept', (query) =>
          query
            .insertInto('sign_ups')
            .columns(['username_key', 'password_hash', 'code_hash', 'expires_at', 'tries'])
            .expression((eb) =>
              eb
                .selectFrom('patient')
                .select((values) => [
                  'username_key',
                  values.val(passwordHash).as('password_hash'),
                  values.val(codeHash).as('code_hash'),
                  values.cast<Date>(values.val(expiresAt), 'timestamptz').as('expires_at'),
                  values.lit(0).as('tries'),
                ]),
            )
            .onConflict((conflict) => conflict.column('username_key').doUpdateSet(row)),
        )
        .selectFrom('patient')
        .select('username')
        .executeTakeFirst();
      return kept ?? null;
    },
    async beginTry(usernameKey, at) {
      const tried = await db
        .updateTable('sign_ups')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('username_key', '=', usernameKey)
        .where('expires_at', '>', at)
        .where('tries', '<', limits.codeTries)
        .returning('code_hash as codeHash')
        .executeTakeFirst();
      return tried ?? null;
    },
    open({ usernameKey, codeHash, activation, language, at }) {
      return inTransaction(db, async (trx) => {
        const patient = await withoutAccount(trx, usernameKey)
          .where('patients.id', '=', activation.patientId)
          .forUpdate('patients')
          .executeTakeFirst();
        const handedOver = await trx
          .selectFrom('activation_codes')
          .select('patient_id')
          .where('patient_id', '=', activation.patientId)
          .where('code_hash', '=', activation.codeHash)
          .where('expires_at', '>', at)
          .forUpdate()
          .executeTakeFirst();
        if (!patient || !handedOver) return false;
        const pending = await trx
          .deleteFrom('sign_ups')
          .where('username_key', '=', usernameKey)
          .where('code_hash', '=', codeHash)
          .where('expires_at', '>', at)
          .returning('password_hash')
          .executeTakeFirst();
        if (!pending) return false;
        const { id, clinic_id, username, first_name, middle_name, last_name } = patient;
        const opened = await trx
          .insertInto('accounts')
          .values({
            id,
            clinic_id,
            username,
            username_key: usernameKey,
            password_hash: pending.password_hash,
            role: 'PATIENT',
            language,
            first_name,
            middle_name,
            last_name,
            email_confirmed_at: at,
          })
          // An account that was closed is opened again. Somebody else may have taken the address since we looked.
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({
                username,
                username_key: usernameKey,
                password_hash: pending.password_hash,
                language,
                login_id: null,
                email_confirmed_at: at,
              })
              .where('accounts.login_id', '=', ''),
          )
          .returning('id')
          .executeTakeFirst();
        if (!opened) return false;
        await trx.deleteFrom('activation_codes').where('patient_id', '=', id).execute();
        const actor = { accountId: id, clinicId: clinic_id, at };
        await writeAudit(trx, auditEntry(actor, 'account.opened', id));
        return true;
      });
    },
  };
}

/** The enrolled patients of a user name that no account has, and who have none under another: one in each clinic at most. */
const withoutAccount = (db: Pick<Database, 'selectFrom'>, usernameKey: string) =>
  db
    .selectFrom('patients')
    .select(['id', 'clinic_id', 'username', 'username_key', 'first_name', 'middle_name', 'last_name'])
    .where('username_key', '=', usernameKey)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .where((account) =>
              account.or([
                account('accounts.username_key', '=', usernameKey),
                account.and([
                  account('accounts.id', '=', account.ref('patients.id')),
                  account('accounts.login_id', 'is distinct from', ''),
                ]),
              ]),
            ),
        ),
      ),
    );

/** The outbox of the store. */
export function postgresMails(db: Database): Mails {
  return {
    async add(mail) {
      await inTransaction(db, async (trx) => {
        const { id } = await trx.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
        await trx
          .deleteFrom('mails')
          .where('id', '<=', String(BigInt(id) - BigInt(limits.mailsKept)))
          .execute();
      });
    },
    list: () =>
      db
        .selectFrom('mails')
        .select(['to', 'subject', 'text', 'at'])
        .orderBy('id', 'desc')
        .limit(limits.mailsKept)
        .execute(),
  };
}
