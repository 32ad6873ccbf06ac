import { type OrderStatus, serialKey, type Transition } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { indexOrder } from '../patients/search.ts';
import type { Orders, OrderWish, StatusOutcome } from './contract.ts';
import { decideActivation, decideDeactivation, decideStatus, isOtherDevice } from './decideStatus.ts';
import { type OrderEntry, orderOf } from './state.ts';

/** What moves an order of a memory store from one status to another. */
export function movesInMemory(state: MemoryState): Pick<Orders, 'changeStatus' | 'activate' | 'deactivate'> {
  return {
    async changeStatus({ to, serial, ...wish }) {
      const row = orderOf(state, wish);
      if (!row) return { kind: 'unknown' };
      const kind = decideStatus(standing(row), to);
      if (kind === 'change' && serial !== undefined) row.order.dispatchedSerial = serial;
      return move(state, row, wish, { to, kind });
    },
    async activate({ serial, ...wish }) {
      const row = orderOf(state, wish);
      if (!row) return { kind: 'unknown' };
      const kind = decideActivation(standing(row), serial);
      const cannotBe =
        isTaken(state, wish.clinicId, serial) || isOtherDevice(row.order.dispatchedSerial, serial);
      if (kind === 'change' && cannotBe) return { kind: 'taken' };
      if (kind === 'change') Object.assign(row.order, { serial, activatedAt: wish.at });
      return move(state, row, wish, { to: 'Activated', kind });
    },
    async deactivate({ reason, ...wish }) {
      const row = orderOf(state, wish);
      if (!row) return { kind: 'unknown' };
      const kind = decideDeactivation(standing(row));
      if (kind === 'change') row.order.deactivationReason = reason;
      return move(state, row, wish, { to: 'Deactivated', kind });
    },
  };
}

const standing = ({ order: { status, deliveryMode, serial } }: OrderEntry) => ({
  status,
  deliveryMode,
  serial,
});

/** Whether another activated order of the clinic has the serial number, of whatever model. @see behaviour section 4 */
function isTaken({ orders }: MemoryState, clinicId: string, serial: string): boolean {
  const key = serialKey(serial);
  return orders.some(
    ({ order }) =>
      order.clinicId === clinicId &&
      order.status === 'Activated' &&
      order.serial !== null &&
      serialKey(order.serial) === key,
  );
}

function move(
  { audit }: MemoryState,
  row: OrderEntry,
  { orderId, ...actor }: OrderWish,
  { to, kind }: { to: OrderStatus; kind: Transition },
): StatusOutcome {
  const from = row.order.status;
  if (kind !== 'change') return { kind, current: from };
  row.order.status = to;
  row.order.changedAt = actor.at;
  if (to === 'Shipped' || to === 'PickedUp') row.handedOutAt = actor.at;
  if (to === 'Deactivated') row.deactivatedAt = actor.at;
  row.index = indexOrder(row.order);
  audit.push(auditEntry(actor, 'order.status', orderId, { from, to }));
  return { kind, current: to };
}
