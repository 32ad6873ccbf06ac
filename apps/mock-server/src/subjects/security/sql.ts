import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { SecondFactors } from './contract.ts';
import type {} from './tables.ts';

/** The second factors of the store. */
export function postgresSecondFactors(db: Database): SecondFactors {
  return {
    async of(accountId) {
      const totp = await db
        .selectFrom('totp_secrets')
        .select('secret')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const passkeys = await db
        .selectFrom('passkeys')
        .select([
          'id as passkeyId',
          'name',
          'public_key as publicKey',
          'counter',
          'transports',
          'added_at as addedAt',
          'used_at as usedAt',
        ])
        .where('account_id', '=', accountId)
        .orderBy('added_at')
        .orderBy('id')
        .execute();
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((eb) => eb.fn.countAll<string>().as('left'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return {
        hasTotp: typeof totp?.secret === 'string',
        passkeys: passkeys.map((each) => ({ ...each, counter: Number(each.counter) })),
        recoveryCodesLeft: Number(left),
      };
    },
    async ownersIn(clinicId) {
      const rows = await db
        .selectFrom('accounts')
        .select('id')
        .where('clinic_id', '=', clinicId)
        .where((eb) =>
          eb.or([
            eb.exists(
              eb
                .selectFrom('totp_secrets')
                .select('account_id')
                .whereRef('account_id', '=', 'accounts.id')
                .where('secret', 'is not', null),
            ),
            eb.exists(
              eb.selectFrom('passkeys').select('account_id').whereRef('account_id', '=', 'accounts.id'),
            ),
          ]),
        )
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    async obliged(clinicId) {
      const clinic = await db
        .selectFrom('clinics')
        .select('second_factor_roles')
        .where('id', '=', clinicId)
        .executeTakeFirst();
      return clinic?.second_factor_roles ?? [];
    },
    async oblige(actor, roles) {
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('clinics')
          .set({ second_factor_roles: JSON.stringify(roles) })
          .where('id', '=', actor.clinicId)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'clinic.second-factor', actor.clinicId, { roles }));
      });
    },
    async beginTotp(accountId, secret) {
      await db
        .insertInto('totp_secrets')
        .values({ account_id: accountId, begun: secret })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ begun: secret }))
        .execute();
    },
    async totp(accountId) {
      const found = await db
        .selectFrom('totp_secrets')
        .select(['secret', 'begun'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return found ?? { secret: null, begun: null };
    },
    addTotp(actor, step) {
      return inTransaction(db, async (trx) => {
        const added = await trx
          .updateTable('totp_secrets')
          .set((eb) => ({ secret: eb.ref('begun'), begun: null, last_step: step }))
          .where('account_id', '=', actor.accountId)
          .where('begun', 'is not', null)
          .returning('account_id')
          .executeTakeFirst();
        if (!added) return false;
        await writeAudit(trx, auditEntry(actor, 'security.totp-added', actor.accountId));
        return true;
      });
    },
    async takeStep(accountId, step) {
      const taken = await db
        .updateTable('totp_secrets')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('secret', 'is not', null)
        .where('last_step', '<', String(step))
        .returning('account_id')
        .executeTakeFirst();
      return taken !== undefined;
    },
    addPasskey(actor, { passkeyId, publicKey, transports, ...passkey }) {
      return inTransaction(db, async (trx) => {
        const added = await trx
          .insertInto('passkeys')
          .values({
            ...passkey,
            id: passkeyId,
            account_id: actor.accountId,
            public_key: publicKey,
            transports: JSON.stringify(transports),
            added_at: actor.at,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return false;
        await writeAudit(trx, auditEntry(actor, 'security.passkey-added', actor.accountId));
        return true;
      });
    },
    async passkeyUsed({ accountId, passkeyId, counter, at }) {
      await db
        .updateTable('passkeys')
        .set({ counter, used_at: at })
        .where('account_id', '=', accountId)
        .where('id', '=', passkeyId)
        .execute();
    },
    remove(actor, factor) {
      const { accountId } = actor;
      return inTransaction(db, async (trx) => {
        const removed =
          factor.factor === 'totp'
            ? await trx
                .updateTable('totp_secrets')
                .set({ secret: null })
                .where('account_id', '=', accountId)
                .where('secret', 'is not', null)
                .returning('account_id')
                .executeTakeFirst()
            : await trx
                .deleteFrom('passkeys')
                .where('account_id', '=', accountId)
                .where('id', '=', factor.passkeyId)
                .returning('id')
                .executeTakeFirst();
        if (!removed) return false;
        const action = factor.factor === 'totp' ? 'security.totp-removed' : 'security.passkey-removed';
        await writeAudit(trx, auditEntry(actor, action, accountId));
        return true;
      });
    },
    async renewRecovery(actor, hashes) {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('recovery_codes').where('account_id', '=', actor.accountId).execute();
        const rows = hashes.map((code_hash) => ({ account_id: actor.accountId, code_hash }));
        await trx.insertInto('recovery_codes').values(rows).execute();
        await writeAudit(trx, auditEntry(actor, 'security.recovery-renewed', actor.accountId));
      });
    },
    takeRecovery(actor, hash) {
      return inTransaction(db, async (trx) => {
        const taken = await trx
          .deleteFrom('recovery_codes')
          .where('account_id', '=', actor.accountId)
          .where('code_hash', '=', hash)
          .returning('code_hash')
          .executeTakeFirst();
        if (!taken) return false;
        await writeAudit(trx, auditEntry(actor, 'security.recovery-used', actor.accountId));
        return true;
      });
    },
    async keepChallenge(accountId, challenge, expiresAt) {
      const row = { challenge, expires_at: expiresAt };
      await db
        .insertInto('passkey_challenges')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
    async takeChallenge(accountId, at) {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('account_id', '=', accountId)
        .returning(['challenge', 'expires_at'])
        .executeTakeFirst();
      return taken && taken.expires_at > at ? taken.challenge : null;
    },
  };
}
