import { Address, cutPart, limits, OrderedVital, serialKey } from '@rpm/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { indexOrder } from '../patients/search.ts';
import { lastChangeOf, type Orders, type StoredOrder } from './contract.ts';
import { newOrders } from './newOrders.ts';
import { movesInTables } from './orderMoves.sql.ts';
import { pageQuery, partQuery, rowColumns } from './orderPage.sql.ts';
import { orderPlace } from './orderPlace.ts';
import type {} from './tables.ts';

/** The orders of the store. */
export function postgresOrders(db: Database): Orders {
  return {
    async page(search) {
      const { rows } = await pageQuery(search).execute(db);
      const [page] = rows;
      return {
        rows: page?.rows.map((row) => ({ ...row, placedAt: new Date(row.placedAt) })) ?? [],
        total: Number(page?.total ?? 0),
      };
    },
    async part(search, after, most) {
      const { rows } = await partQuery(search, after, most + 1).execute(db);
      const { rows: part, next } = cutPart(rows, most, orderPlace);
      return { rows: part.map(({ number: _, ...order }) => order), next };
    },
    async owner(orderId) {
      const found = await db
        .selectFrom('orders')
        .select([
          'id as orderId',
          'clinic_id as clinicId',
          'patient_id as patientId',
          'provider_id as providerId',
        ])
        .where('id', '=', orderId)
        .executeTakeFirst();
      return found ?? null;
    },
    async details(orderId) {
      const found = await db
        .selectFrom('orders')
        .select([
          'device_id as deviceId',
          'gender',
          'address',
          'monitoring',
          'serial',
          'activated_at as activatedAt',
          'deactivation_reason as deactivationReason',
        ])
        .where('id', '=', orderId)
        .executeTakeFirst();
      if (!found) return null;
      return {
        ...found,
        address: found.address === null ? null : Address.parse(found.address),
        monitoring: Monitoring.parse(found.monitoring),
      };
    },
    ofPatient: (patientId) =>
      db
        .selectFrom('orders')
        .select([...rowColumns, 'device_id as deviceId', 'provider_id as providerId', 'serial'])
        .where('patient_id', '=', patientId)
        .orderBy('placed_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limits.allottedDevicesMax)
        .execute(),
    place: (placement, actor) =>
      inTransaction(db, async (trx) => {
        const numbers = await newNumbers(trx, placement.devices.length);
        const placed = newOrders(placement, numbers, actor.at);
        const { clinicId } = placement.patient;
        const [first, ...more] = placed.map(({ orderId }) =>
          auditEntry({ ...actor, clinicId }, 'order.placed', orderId),
        );
        if (!first) return [];
        await trx.insertInto('orders').values(placed.map(orderRow)).execute();
        await writeAudit(trx, first, ...more);
        return placed.map(({ orderId }) => orderId);
      }),
    ...movesInTables(db),
  };
}

export const Monitoring = z.array(OrderedVital);

/** Numbers that nobody else gets, in any transaction; those of one that fails are lost, and nobody misses them. */
async function newNumbers(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('order_numbers') as number from generate_series(1, ${count})`.execute(db);
  return rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
}

/** The row of an order. */
export function orderRow(order: StoredOrder) {
  const index = indexOrder(order);
  return {
    id: order.orderId,
    clinic_id: order.clinicId,
    patient_id: order.patientId,
    provider_id: order.providerId,
    first_name: order.firstName,
    middle_name: order.middleName,
    last_name: order.lastName,
    birth_date: order.birthDate,
    email: order.email,
    provider: json(order.provider),
    vitals: json(order.vitals),
    brand: order.brand,
    device_name: order.deviceName,
    device_model: order.deviceModel,
    status: order.status,
    delivery_mode: order.deliveryMode,
    placed_at: order.placedAt,
    changed_at: lastChangeOf(order),
    patient_key: index.patient,
    last_name_key: index.lastName,
    provider_key: index.provider,
    id_key: index.orderId,
    mode_key: index.mode,
    status_key: index.status,
    device_id: order.deviceId,
    gender: order.gender,
    address: json(order.address),
    monitoring: JSON.stringify(order.monitoring),
    serial: order.serial,
    serial_key: order.serial === null ? null : serialKey(order.serial),
    activated_at: order.activatedAt,
    deactivation_reason: order.deactivationReason,
  };
}

/** The text of a JSON column; nothing for nothing. */
export const json = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value);
