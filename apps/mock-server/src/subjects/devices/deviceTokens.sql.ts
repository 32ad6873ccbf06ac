import { vitalKindsIn } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { DeviceTokens } from './deviceTokens.contract.ts';

type OrderRow = Selectable<Tables['orders']>;

interface DeviceRow extends Pick<OrderRow, 'serial' | 'vitals'> {
  orderId: OrderRow['id'];
  patientId: OrderRow['patient_id'];
  clinicId: OrderRow['clinic_id'];
  activatedAt: OrderRow['activated_at'];
}

/** The tokens of devices of the store. */
export function postgresDeviceTokens(db: Database): DeviceTokens {
  return {
    async find(tokenHash) {
      const { rows } = await sql<DeviceRow>`${prepared}
        select id as "orderId", patient_id as "patientId", clinic_id as "clinicId", serial, vitals, activated_at as "activatedAt"
        from device_tokens join orders on orders.id = order_id
        where token_hash = ${tokenHash} and status = 'Activated'`.execute(db);
      const [found] = rows;
      if (!found) return null;
      const { patientId, serial, vitals, ...rest } = found;
      if (patientId === null || serial === null) return null;
      return { ...rest, patientId, serial, vitals: vitalKindsIn(vitals) };
    },
    issue: ({ orderId, clinicId, tokenHash, accountId, at }) =>
      inTransaction(db, async (trx) => {
        // Locked, so that the order is not deactivated before its token is there: the audit log tells it in this order.
        const order = await trx
          .selectFrom('orders')
          .select(['status', 'serial'])
          .where('id', '=', orderId)
          .where('clinic_id', '=', clinicId)
          .forUpdate()
          .executeTakeFirst();
        if (!order) return { kind: 'unknown' };
        const { status, serial } = order;
        if (status !== 'Activated' || serial === null) return { kind: 'conflict', current: status };
        const token = { token_hash: tokenHash, issued_at: at };
        await trx
          .insertInto('device_tokens')
          .values({ order_id: orderId, ...token })
          .onConflict((conflict) => conflict.column('order_id').doUpdateSet(token))
          .execute();
        await writeAudit(trx, auditEntry({ at, clinicId, accountId }, 'device.token', orderId));
        return { kind: 'issued', serial };
      }),
    revoke: ({ orderId, clinicId, accountId, at }) =>
      inTransaction(db, async (trx) => {
        const order = await trx
          .selectFrom('orders')
          .select('id')
          .where('id', '=', orderId)
          .where('clinic_id', '=', clinicId)
          .forUpdate()
          .executeTakeFirst();
        if (!order) return { kind: 'unknown' };
        const ended = await trx
          .deleteFrom('device_tokens')
          .where('order_id', '=', orderId)
          .returning('order_id')
          .execute();
        if (ended.length > 0)
          await writeAudit(trx, auditEntry({ at, clinicId, accountId }, 'device.token-revoked', orderId));
        return { kind: 'revoked' };
      }),
    async live(patientId) {
      const { rows } = await sql<DeviceRow>`${prepared}
        select id as "orderId", patient_id as "patientId", clinic_id as "clinicId", serial, vitals, activated_at as "activatedAt"
        from orders where patient_id = ${patientId} and status = 'Activated' order by id`.execute(db);
      return rows.flatMap(({ serial, vitals, ...rest }) =>
        serial === null ? [] : [{ ...rest, patientId, serial, vitals: vitalKindsIn(vitals) }],
      );
    },
    async ofPatient(patientId) {
      const rows = await db
        .selectFrom('device_tokens')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select(['order_id', 'issued_at'])
        .where('patient_id', '=', patientId)
        .where('status', '=', 'Activated')
        .orderBy('order_id')
        .execute();
      return rows.map(({ order_id: orderId, issued_at: issuedAt }) => ({ orderId, issuedAt }));
    },
  };
}
