import type { Database } from '../../store/sql/open.ts';
import type { Vault } from './vault.ts';

/**
 * Seals again what is kept unencrypted or with an older key: after the first start with a key, and after each change of
 * keys. Several processes may do it at once; who set up a new secret meanwhile keeps the new one.
 *
 * @returns how many were sealed
 */
export async function resealSecrets(db: Database, vault: Vault): Promise<number> {
  const rows = await db.selectFrom('totp_secrets').select(['account_id', 'secret', 'begun']).execute();
  let sealed = 0;
  for (const { account_id, ...kept } of rows)
    for (const column of ['secret', 'begun'] as const) {
      const value = kept[column];
      if (value === null || vault.isCurrent(value)) continue;
      const done = await db
        .updateTable('totp_secrets')
        .set({ [column]: vault.seal(vault.open(value, account_id), account_id) })
        .where('account_id', '=', account_id)
        .where(column, '=', value)
        .executeTakeFirst();
      sealed += Number(done.numUpdatedRows);
    }
  const connections = await db
    .selectFrom('vendor_connections')
    .select(['id', 'secret', 'old_secret'])
    .execute();
  for (const { id, ...kept } of connections)
    for (const column of ['secret', 'old_secret'] as const) {
      const value = kept[column];
      if (!value || vault.isCurrent(value)) continue;
      const done = await db
        .updateTable('vendor_connections')
        .set({ [column]: vault.seal(vault.open(value, id), id) })
        .where('id', '=', id)
        .where(column, '=', value)
        .executeTakeFirst();
      sealed += Number(done.numUpdatedRows);
    }
  const hospitals = await db
    .selectFrom('hospital_connections')
    .select(['id', 'tokens', 'verifier'])
    .execute();
  for (const { id, ...kept } of hospitals)
    for (const column of ['tokens', 'verifier'] as const) {
      const value = kept[column];
      if (!value || vault.isCurrent(value)) continue;
      const done = await db
        .updateTable('hospital_connections')
        .set({ [column]: vault.seal(vault.open(value, id), id) })
        .where('id', '=', id)
        .where(column, '=', value)
        .executeTakeFirst();
      sealed += Number(done.numUpdatedRows);
    }
  const providers = await db.selectFrom('login_providers').select(['id', 'secret']).execute();
  for (const { id, secret } of providers) {
    if (secret === null || vault.isCurrent(secret)) continue;
    const done = await db
      .updateTable('login_providers')
      .set({ secret: vault.seal(vault.open(secret, id), id) })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .executeTakeFirst();
    sealed += Number(done.numUpdatedRows);
  }
  const subscriptions = await db.selectFrom('subscriptions').select(['id', 'headers']).execute();
  for (const { id, headers } of subscriptions) {
    if (headers === null || vault.isCurrent(headers)) continue;
    const done = await db
      .updateTable('subscriptions')
      .set({ headers: vault.seal(vault.open(headers, id), id) })
      .where('id', '=', id)
      .where('headers', '=', headers)
      .executeTakeFirst();
    sealed += Number(done.numUpdatedRows);
  }
  return sealed;
}
