import type { Bill } from '@rpm/domain';
import type { StoredNote } from '../notes/contract.ts';
import type { StoredOrder } from '../orders/contract.ts';
import type { StoredRange } from '../ranges/contract.ts';
import type { StoredReview } from '../reviews/contract.ts';
import type { Share } from '../sharing/contract.ts';

/** All that is kept of a patient and has no call that reads it page by page. Each oldest first. */
export interface WholeRecord {
  orders: StoredOrder[];
  notes: StoredNote[];
  ranges: StoredRange[];
  /** Also those that were taken back. */
  reviews: (StoredReview & { isUndone: boolean })[];
  shares: Omit<Share, 'tokenHash'>[];
  bills: Bill[];
}

export interface WholeRecords {
  of(patientId: string): Promise<WholeRecord>;
}
