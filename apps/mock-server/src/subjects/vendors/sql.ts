import { limits, vitalKindsIn } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { LiveDevice } from '../devices/deviceTokens.contract.ts';
import type { SeedVendorConnection, StoredVendorConnection, Vendors } from './contract.ts';
import type {} from './tables.ts';
import { hold, waitingReadings } from './waiting.sql.ts';

/** The vendors of the store. */
export function postgresVendors(db: Database): Vendors {
  const connections = () =>
    db
      .selectFrom('vendor_connections')
      .select(['id', 'clinic_id', 'vendor', 'made_at', 'secret', 'old_secret', 'old_until', 'heard_at'])
      .where('ended_at', 'is', null);
  const change = (
    wish: Parameters<Vendors['end']>[0],
    set: Record<string, unknown>,
    action: 'vendor.secret' | 'vendor.ended',
  ) =>
    inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('vendor_connections')
        .set(set)
        .where('id', '=', wish.connectionId)
        .where('clinic_id', '=', wish.clinicId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await writeAudit(trx, auditEntry(wish, action, wish.connectionId));
      return true;
    });

  return {
    async find(connectionId) {
      const row = await connections().where('id', '=', connectionId).executeTakeFirst();
      return row ? connectionOf(row) : null;
    },
    async list(clinicId) {
      const rows = await connections()
        .where('clinic_id', '=', clinicId)
        .orderBy('made_at')
        .orderBy('id')
        .execute();
      return rows.map(connectionOf);
    },
    add: ({ connectionId, vendor, secret, ...actor }) =>
      inTransaction(db, async (trx) => {
        const { accountId, clinicId, at } = actor;
        // One at a time for a clinic, so that two do not both find the last place free.
        await hold(trx, clinicId);
        const { count } = await trx
          .selectFrom('vendor_connections')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('clinic_id', '=', clinicId)
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.vendorConnectionsMax) return 'full';
        await trx
          .insertInto('vendor_connections')
          .values({
            id: connectionId,
            clinic_id: clinicId,
            vendor,
            made_at: at,
            made_by: accountId,
            secret,
            old_secret: null,
            old_until: null,
            heard_at: null,
          })
          .execute();
        await writeAudit(trx, auditEntry(actor, 'vendor.connected', connectionId, { vendor }));
        return 'added';
      }),
    renew: ({ secret, old, ...wish }) =>
      change(
        wish,
        { secret, old_secret: old?.secret ?? null, old_until: old?.until ?? null },
        'vendor.secret',
      ),
    end: (wish) => change(wish, { ended_at: wish.at }, 'vendor.ended'),
    async takeDown({ clinicId, connectionId, signedHash, at }) {
      const row = { connection_id: connectionId, clinic_id: clinicId, signature_hash: signedHash, at };
      const added = await db
        .insertInto('vendor_deliveries')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('at')
        .execute();
      if (added.length === 0) return false;
      // Written once a minute, so that the deliveries of a vendor do not wait for one row.
      await sql`update vendor_connections set heard_at = ${at} where id = ${connectionId}
        and (heard_at is null or heard_at < ${new Date(at.getTime() - 60_000)})`.execute(db);
      return true;
    },
    async devices({ clinicId, connectionId, serialKeys }) {
      if (serialKeys.length === 0) return new Map();
      const { rows } = await sql<DeviceRow>`
        select d.serial_key as "serialKey", true as bound, ${deviceColumns}
        from vendor_devices d join orders o on o.id = d.order_id
        where d.clinic_id = ${clinicId} and d.connection_id = ${connectionId}
          and d.serial_key = any(${sql.val(serialKeys)}) and o.status = 'Activated'
        union all
        select o.serial_key, false, ${deviceColumns} from orders o
        where o.clinic_id = ${clinicId} and o.status = 'Activated' and o.serial_key = any(${sql.val(serialKeys)})
        order by 2`.execute(db);
      // What somebody said goes before what the label says: it comes later, and stays.
      return new Map(
        rows.flatMap((row) => {
          const device = deviceOf(row);
          return device ? [[row.serialKey, device] as const] : [];
        }),
      );
    },
    ...waitingReadings(db),
    bind: ({ connectionId, serialKey, orderId, ...actor }) =>
      inTransaction(db, async (trx) => {
        const { clinicId } = actor;
        await hold(trx, clinicId);
        // The patient before the order, as whoever merges two of them.
        await sql`select from patients where id = (
          select patient_id from orders where id = ${orderId} and clinic_id = ${clinicId}) for no key update`.execute(
          trx,
        );
        const { rows } = await sql<Omit<DeviceRow, 'serialKey'> & { status: string | null }>`
          select status, ${deviceColumns} from orders o
          where id = ${orderId} and clinic_id = ${clinicId} for update`.execute(trx);
        const [order] = rows;
        const known = await trx
          .selectFrom('vendor_connections')
          .select('id')
          .where('id', '=', connectionId)
          .where('clinic_id', '=', clinicId)
          .executeTakeFirst();
        if (!order || !known) return { kind: 'unknown' };
        const device = order.status === 'Activated' ? deviceOf(order) : null;
        if (!device) return { kind: 'conflict' };
        await trx
          .insertInto('vendor_devices')
          .values({
            connection_id: connectionId,
            clinic_id: clinicId,
            serial_key: serialKey,
            order_id: orderId,
          })
          .onConflict((conflict) =>
            conflict.columns(['clinic_id', 'connection_id', 'serial_key']).doUpdateSet({ order_id: orderId }),
          )
          .execute();
        await writeAudit(trx, auditEntry(actor, 'vendor.device-bound', orderId));
        return { kind: 'bound', device };
      }),
  };
}

/** A connection, as its table holds it. */
export const vendorConnectionRow = ({
  connectionId,
  clinicId,
  vendor,
  madeAt,
  madeById,
  secret,
  old,
  heardAt,
}: SeedVendorConnection) => ({
  id: connectionId,
  clinic_id: clinicId,
  vendor,
  made_at: madeAt,
  made_by: madeById,
  secret,
  old_secret: old?.secret ?? null,
  old_until: old?.until ?? null,
  heard_at: heardAt,
});

/** Takes out the hashes of deliveries whose time has passed: the same delivery is refused by its time now. */
export async function forgetDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 4 * limits.webhookToleranceSeconds * 1000);
  await db.deleteFrom('vendor_deliveries').where('at', '<', before).execute();
}

type OrderRow = Selectable<Tables['orders']>;
interface DeviceRow extends Pick<OrderRow, 'serial' | 'vitals'> {
  serialKey: string;
  orderId: OrderRow['id'];
  patientId: OrderRow['patient_id'];
  clinicId: OrderRow['clinic_id'];
  activatedAt: OrderRow['activated_at'];
}
const deviceColumns = sql`o.id as "orderId", o.patient_id as "patientId", o.clinic_id as "clinicId", o.serial, o.vitals,
  o.activated_at as "activatedAt"`;

const deviceOf = ({
  orderId,
  patientId,
  clinicId,
  serial,
  vitals,
  activatedAt,
}: Omit<DeviceRow, 'serialKey'>): LiveDevice | null =>
  patientId === null || serial === null
    ? null
    : { orderId, patientId, clinicId, serial, activatedAt, vitals: vitalKindsIn(vitals) };

const connectionOf = (
  row: Omit<Selectable<Tables['vendor_connections']>, 'made_by' | 'ended_at'>,
): StoredVendorConnection => ({
  connectionId: row.id,
  clinicId: row.clinic_id,
  vendor: row.vendor,
  madeAt: row.made_at,
  secret: row.secret,
  heardAt: row.heard_at,
  old: row.old_secret !== null && row.old_until ? { secret: row.old_secret, until: row.old_until } : null,
});
