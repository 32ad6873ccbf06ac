import type { MemoryState } from '../../store/memory/state.ts';
import { compareTexts } from '../patients/search.ts';
import type { WholeRecords } from './contract.ts';

/** Whole records in a memory store. */
export function memoryWholeRecords(state: MemoryState): WholeRecords {
  return {
    async of(id) {
      const { orders, notes, ranges, reviews, shares, bills } = state;
      const own = <Row extends { patientId: string | null }>(rows: readonly Row[]) =>
        structuredClone(rows.filter(({ patientId }) => patientId === id));
      return {
        orders: own(orders.map(({ order }) => order)).sort(
          (a, b) => a.placedAt.getTime() - b.placedAt.getTime() || compareTexts(a.orderId, b.orderId),
        ),
        notes: own(notes).sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.noteId, b.noteId)),
        ranges: own(ranges).sort((a, b) => compareTexts(a.vital, b.vital) || a.version - b.version),
        reviews: own(reviews).sort(
          (a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.reviewId, b.reviewId),
        ),
        shares: shares
          .filter(({ ownerId }) => ownerId === id)
          .map(({ tokenHash: _, ...share }) => structuredClone(share))
          .sort((a, b) => a.from.getTime() - b.from.getTime() || compareTexts(a.shareId, b.shareId)),
        bills: structuredClone(bills.filter(({ userId }) => userId === id)).sort(
          (a, b) => a.year - b.year || a.month - b.month || a.version - b.version,
        ),
      };
    },
  };
}
