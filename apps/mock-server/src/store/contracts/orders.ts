import type { DeviceOrder, OrderQuery, OrderStatus } from '@rpm/domain';

/** Which orders a page shows. The clinic is the caller's own, never the query's. */
export interface OrderSearch extends Omit<OrderQuery, 'clinic'> {
  clinicId: string;
}
interface OrderRows {
  /** As the API sends them, newest first. */
  rows: DeviceOrder[];
  /** Orders that match, on all pages. */
  total: number;
}

/** Whose an order is. */
export interface OrderOwner {
  orderId: string;
  clinicId: string;
  patientId: string | null;
  /** The account of the provider who placed it. */
  providerId: string | null;
}

/** A wish to give an order another status, and who has it. */
export interface StatusWish {
  clinicId: string;
  orderId: string;
  to: OrderStatus;
  accountId: string;
  at: Date;
}
/** What came of the wish; `current` is the status that the order has now. `unknown`: no such order in this clinic. */
export type StatusOutcome =
  | { kind: 'unknown' }
  | { kind: 'change' | 'no-op' | 'conflict'; current: string | null };

export interface Orders {
  page(search: OrderSearch): Promise<OrderRows>;
  /** Whose the order is, or `null` when there is none of that number. */
  owner(orderId: string): Promise<OrderOwner | null>;
  /** Changes the status if the status machine allows it, together with its audit entry, or changes nothing. */
  changeStatus(wish: StatusWish): Promise<StatusOutcome>;
}
