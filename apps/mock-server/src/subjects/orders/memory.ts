import { cutPart, formatStamp, limits, type OrderPlace, readStamp } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { type Condition, conditionsOf, indexOrder } from '../patients/search.ts';
import type { Order, OrderFilter, Orders, StoredOrder } from './contract.ts';
import { newOrders } from './newOrders.ts';
import { movesInMemory } from './orderMoves.memory.ts';
import { orderPlace } from './orderPlace.ts';
import { newestOrderFirst, type OrderEntry } from './state.ts';

/** The orders of a memory store. */
export function memoryOrders(state: MemoryState): Orders {
  const { orders, audit } = state;
  const find = (id: string) => orders.find((row) => row.order.orderId === id)?.order;
  return {
    async page(search) {
      const found = orders.filter((row) => isFound(row, search, conditionsOf(search)));
      const first = search.page * search.noOfRows;
      const page = found.slice(first, first + search.noOfRows);
      return { rows: page.map(({ order }) => orderOf(order)), total: found.length };
    },
    async part(search, after, most) {
      const found = orders.filter(
        (row) => isFound(row, search, conditionsOf(search)) && (!after || isAfter(row, after)),
      );
      const { rows, next } = cutPart(found, most, ({ number, order: { placedAt } }) =>
        orderPlace({ placedAt, number }),
      );
      return { rows: rows.map(({ order }) => orderOf(order)), next };
    },
    async owner(id) {
      const order = find(id);
      if (!order) return null;
      const { orderId, clinicId, patientId, providerId } = order;
      return { orderId, clinicId, patientId, providerId };
    },
    async details(id) {
      const order = find(id);
      if (!order) return null;
      const { deviceId, gender, address, monitoring, serial, activatedAt, deactivationReason } = order;
      const details = { deviceId, gender, address, monitoring, serial, activatedAt, deactivationReason };
      return structuredClone(details);
    },
    async ofPatient(patientId) {
      return orders
        .filter(({ order }) => order.patientId === patientId)
        .slice(0, limits.allottedDevicesMax)
        .map(({ order }) => ({
          ...orderOf(order),
          deviceId: order.deviceId,
          providerId: order.providerId,
          serial: order.serial,
        }));
    },
    async place(placement, actor) {
      const numbers = placement.devices.map((_, place) => state.lastOrderNumber + place + 1);
      const placed = newOrders(placement, numbers, actor.at);
      state.lastOrderNumber += numbers.length;
      const { clinicId } = placement.patient;
      for (const order of placed) {
        const row = { number: orders.length, order: structuredClone(order), index: indexOrder(order) };
        orders.push(row);
        audit.push(auditEntry({ ...actor, clinicId }, 'order.placed', order.orderId));
      }
      orders.sort(newestOrderFirst);
      return placed.map(({ orderId }) => orderId);
    },
    ...movesInMemory(state),
  };
}

/** Whether an order follows a place in the list. */
function isAfter({ order, number }: OrderEntry, after: OrderPlace): boolean {
  const later = (readStamp(after.time)?.getTime() ?? 0) - order.placedAt.getTime();
  return later > 0 || (later === 0 && number < after.number);
}

function isFound({ order, index }: OrderEntry, search: OrderFilter, conditions: Condition[]): boolean {
  if (order.clinicId !== search.clinicId) return false;
  const day = search.orderDate?.replaceAll('-', '');
  if (day && !formatStamp(order.placedAt).startsWith(day)) return false;
  return conditions.every(
    ({ field, how, text, or }) =>
      (how === 'part' ? index[field].includes(text) : index[field].startsWith(text)) ||
      or.includes(index[field]),
  );
}

/** A copy of an order, without its details and without where it belongs. */
function orderOf(stored: StoredOrder): Order {
  const { clinicId: _c, patientId: _p, providerId: _a, deviceId: _d, gender: _g, ...order } = stored;
  const {
    address: _s,
    monitoring: _m,
    serial: _n,
    activatedAt: _t,
    deactivationReason: _r,
    ...known
  } = order;
  const { changedAt: _w, ...own } = known;
  return structuredClone(own);
}
