import type { DeviceOrder } from '@rpm/domain';
import type { SeedOrder } from '../../seed/World.ts';
import { auditEntry } from '../contracts/audit.ts';
import type { OrderSearch, Orders } from '../contracts/orders.ts';
import { decideStatus } from '../decideStatus.ts';
import { type Condition, conditionsOf, indexOrder } from '../search.ts';
import type { MemoryState, OrderEntry } from './state.ts';

/** The orders of a memory store. */
export function memoryOrders({ orders, audit }: MemoryState): Orders {
  return {
    async page(search) {
      const found = orders.filter((row) => isFound(row, search, conditionsOf(search)));
      const first = search.page * search.noOfRows;
      const page = found.slice(first, first + search.noOfRows);
      return { rows: page.map(({ order }) => wireRow(order)), total: found.length };
    },
    async owner(id) {
      const order = orders.find((row) => row.order.orderId === id)?.order;
      if (!order) return null;
      const { orderId, clinicId, patientId, providerId } = order;
      return { orderId, clinicId, patientId, providerId };
    },
    async changeStatus({ clinicId, orderId, to, accountId, at }) {
      const row = orders.find(({ order }) => order.orderId === orderId && order.clinicId === clinicId);
      if (!row) return { kind: 'unknown' };
      const from = row.order.status;
      const kind = decideStatus(from, to, row.order.modeOfDelivery);
      if (kind !== 'change') return { kind, current: from };
      row.order.status = to;
      row.index = indexOrder(row.order);
      audit.push(auditEntry({ at, clinicId, accountId }, 'order.status', orderId, { from, to }));
      return { kind, current: to };
    },
  };
}

function isFound({ order, index }: OrderEntry, search: OrderSearch, conditions: Condition[]): boolean {
  if (order.clinicId !== search.clinicId) return false;
  const day = search.orderDate?.replaceAll('-', '');
  if (day && !order.creationTime.startsWith(day)) return false;
  return conditions.every(({ field, how, text }) =>
    how === 'part' ? index[field].includes(text) : index[field].startsWith(text),
  );
}

/** The row as it goes over the wire: without what only the store knows. */
function wireRow({
  clinicId: _clinic,
  patientId: _patient,
  providerId: _provider,
  activatedAt: _activated,
  ...row
}: SeedOrder): DeviceOrder {
  return structuredClone(row);
}
