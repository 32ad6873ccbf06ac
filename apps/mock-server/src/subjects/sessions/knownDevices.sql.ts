import { limits } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import type { KnownDevices } from './contract.ts';

/** The known devices of the store. */
export function postgresKnownDevices(db: Database): KnownDevices {
  return {
    async has({ accountId, deviceHash }) {
      const found = await db
        .selectFrom('known_devices')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('device_hash', '=', deviceHash)
        .executeTakeFirst();
      return found !== undefined;
    },
    async owners(deviceHash) {
      const rows = await db
        .selectFrom('known_devices')
        .select('account_id')
        .where('device_hash', '=', deviceHash)
        .execute();
      return rows.map(({ account_id: accountId }) => accountId);
    },
    async count(accountId) {
      const { total } = await db
        .selectFrom('known_devices')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async remember({ accountId, deviceHash }, at) {
      await db
        .insertInto('known_devices')
        .values({ account_id: accountId, device_hash: deviceHash, used_at: at })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'device_hash']).doUpdateSet({ used_at: at }),
        )
        .execute();
    },
  };
}

/** Forgets devices on which nobody has logged in for long. */
export async function forgetDevices(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limits.knownDeviceDays * 86_400_000);
  await db.deleteFrom('known_devices').where('used_at', '<=', oldest).execute();
}
