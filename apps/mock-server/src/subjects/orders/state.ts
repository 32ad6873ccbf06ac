import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { indexOrder, type OrderIndex } from '../patients/search.ts';
import type { StoredOrder } from './contract.ts';
import { lastOrderNumber } from './orderNumbers.ts';

/** An order as memory keeps it. */
export interface OrderEntry {
  /** Its place among the orders of the world: of two orders of one second, the greater is the newer. */
  number: number;
  order: StoredOrder;
  index: OrderIndex;
  /** When it was shipped or picked up; left out: not here. */
  handedOutAt?: Date;
  /** When its device was taken out of use; left out: not here. */
  deactivatedAt?: Date;
}

/** The order of a clinic, by its number. */
export const orderOf = (
  { orders }: MemoryState,
  { orderId, clinicId }: { orderId: string; clinicId: string },
): OrderEntry | undefined =>
  orders.find(({ order }) => order.orderId === orderId && order.clinicId === clinicId);

/** Orders as every list has them: of two of one second, the later one first. */
export const newestOrderFirst = (a: OrderEntry, b: OrderEntry) =>
  b.order.placedAt.getTime() - a.order.placedAt.getTime() || b.number - a.number;

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Newest first. */
    orders: OrderEntry[];
    /** The number of the newest order that was placed here; no number is given twice. */
    lastOrderNumber: number;
  }
}

/** What memory begins with. */
export function orderState(world: World) {
  const orders = world.orders.map(
    (order, number): OrderEntry => ({ number, order: { ...order }, index: indexOrder(order) }),
  );
  return {
    orders: orders.sort(newestOrderFirst),
    lastOrderNumber: lastOrderNumber(world.orders.map(({ orderId }) => orderId)),
  } satisfies Partial<MemoryState>;
}
