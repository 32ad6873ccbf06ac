import { limits, NewReading, type Vendor, valuesKey, vitalKinds, vitalKindsIn } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Vendors, WaitingEntry } from './contract.ts';
import type {} from './tables.ts';

/** The readings of the store that wait until somebody says whose device sent them. */
export function waitingReadings(
  db: Database,
): Pick<Vendors, 'hold' | 'wait' | 'waiting' | 'waitingOf' | 'takeOut' | 'dismiss'> {
  return {
    hold: (clinicId) => hold(db, clinicId),
    async wait({ clinicId, connectionId }, readings) {
      if (readings.length === 0) return 0;
      const { count } = await db
        .selectFrom('waiting_readings')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('clinic_id', '=', clinicId)
        .executeTakeFirstOrThrow();
      const kept = readings.slice(0, Math.max(0, limits.waitingReadingsMax - Number(count)));
      if (kept.length > 0)
        await db
          .insertInto('waiting_readings')
          .values(kept.map((each) => waitingRow({ ...each, clinicId, connectionId })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return kept.length;
    },
    async waiting(clinicId) {
      const { rows } = await sql<{
        connectionId: string;
        vendor: Vendor;
        serial: string;
        vitals: unknown;
        count: string;
        first: Date;
        last: Date;
      }>`
        select w.connection_id as "connectionId", c.vendor, min(w.serial) as serial,
          to_jsonb(array_agg(distinct w.vital)) as vitals, count(*) as count, min(w.at) as first, max(w.at) as last
        from waiting_readings w join vendor_connections c on c.id = w.connection_id
        where w.clinic_id = ${clinicId}
        group by w.connection_id, w.serial_key, c.vendor
        order by max(w.at) desc, w.connection_id, w.serial_key`.execute(db);
      return rows.map(({ vitals, count, ...row }) => ({
        ...row,
        vitals: vitalKinds.filter((kind) => vitalKindsIn(vitals).includes(kind)),
        count: Number(count),
      }));
    },
    async waitingOf({ clinicId, connectionId, serialKey }) {
      const rows = await db
        .selectFrom('waiting_readings')
        .select(['serial', 'at', 'received_at', 'is_typed', 'reading'])
        .where('clinic_id', '=', clinicId)
        .where('connection_id', '=', connectionId)
        .where('serial_key', '=', serialKey)
        .orderBy('at')
        .orderBy('vital')
        .orderBy('values_key')
        .execute();
      return rows.map(({ serial, at, received_at: receivedAt, is_typed: isTyped, reading }) => ({
        serial,
        serialKey,
        at,
        receivedAt,
        isTyped,
        reading: NewReading.parse(reading),
      }));
    },
    async takeOut(name, from) {
      await waitingOf(db, name).where('at', '>=', from).execute();
    },
    dismiss: ({ connectionId, serialKey, ...actor }) =>
      inTransaction(db, async (trx) => {
        const name = { clinicId: actor.clinicId, connectionId, serialKey };
        const { numDeletedRows } = await waitingOf(trx, name).executeTakeFirst();
        if (numDeletedRows > 0n)
          await writeAudit(
            trx,
            auditEntry(actor, 'vendor.readings-dismissed', connectionId, { count: Number(numDeletedRows) }),
          );
        return Number(numDeletedRows);
      }),
  };
}

/** Holds a clinic's row until the transaction ends; before any patient of it, as all do. */
export async function hold(db: Database, clinicId: string): Promise<void> {
  await sql`select from clinics where id = ${clinicId} for no key update`.execute(db);
}

/** A reading that waits, as its table holds it. */
export const waitingRow = ({
  clinicId,
  connectionId,
  serialKey,
  serial,
  at,
  receivedAt,
  isTyped,
  reading,
}: WaitingEntry) => ({
  clinic_id: clinicId,
  connection_id: connectionId,
  serial_key: serialKey,
  serial,
  at,
  vital: reading.mrSubType,
  values_key: valuesKey(reading.values),
  received_at: receivedAt,
  is_typed: isTyped,
  reading: JSON.stringify(reading),
});

/** Deletes what waits of a device. */
const waitingOf = (
  db: Database,
  { clinicId, connectionId, serialKey }: Parameters<Vendors['waitingOf']>[0],
) =>
  db
    .deleteFrom('waiting_readings')
    .where('clinic_id', '=', clinicId)
    .where('connection_id', '=', connectionId)
    .where('serial_key', '=', serialKey);
