import type { MemoryState } from '../../store/memory/state.ts';
import { lastChangeOf } from '../orders/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { WholeRecords } from './contract.ts';

const byMeasurement = (a: { at: Date; serial: string }, b: { at: Date; serial: string }) =>
  a.at.getTime() - b.at.getTime() || compareTexts(a.serial, b.serial);

/** Whole records in a memory store. */
export function memoryWholeRecords(state: MemoryState): WholeRecords {
  return {
    async of(id) {
      const { orders, notes, ranges, reviews, shares, bills } = state;
      const own = <Row extends { patientId: string | null }>(rows: readonly Row[]) =>
        structuredClone(rows.filter(({ patientId }) => patientId === id));
      return {
        orders: own(orders.map(({ order }) => ({ ...order, changedAt: lastChangeOf(order) }))).sort(
          (a, b) => a.placedAt.getTime() - b.placedAt.getTime() || compareTexts(a.orderId, b.orderId),
        ),
        notes: own(notes).sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.noteId, b.noteId)),
        ranges: own(ranges).sort((a, b) => compareTexts(a.vital, b.vital) || a.version - b.version),
        reviews: own(reviews)
          .map(({ undoneAt: _, ...review }) => review)
          .sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.reviewId, b.reviewId)),
        shares: shares
          .filter(({ ownerId }) => ownerId === id)
          .map(({ tokenHash: _, ...share }) => structuredClone(share))
          .sort((a, b) => a.from.getTime() - b.from.getTime() || compareTexts(a.shareId, b.shareId)),
        bills: structuredClone(bills.filter(({ userId }) => userId === id)).sort(
          (a, b) => a.year - b.year || a.month - b.month || a.version - b.version,
        ),
        alerts: own(state.alerts)
          .map(({ clinicId: _c, before: _b, ...alert }) => ({
            ...alert,
            list: alert.list.sort(byMeasurement),
          }))
          .sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || compareTexts(a.alertId, b.alertId)),
        compliance: own(state.compliance)
          .map(({ clinicId: _c, before: _b, ...alert }) => alert)
          .sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || compareTexts(a.alertId, b.alertId)),
        recordRequests: own(state.recordRequests)
          .map(({ clinicId: _, ...request }) => structuredClone(request))
          .sort(
            (a, b) => a.askedAt.getTime() - b.askedAt.getTime() || compareTexts(a.requestId, b.requestId),
          ),
        absences: own(state.absences).map(({ until }) => ({ until })),
        reminders: [state.reminders.get(id)].flatMap((choice) =>
          choice
            ? [
                {
                  ...choice,
                  days: own(state.reminderMails)
                    .map(({ day }) => day)
                    .sort(),
                },
              ]
            : [],
        ),
        timeEntries: own(state.timeEntries)
          .map((entry) => ({
            ...entry,
            before: own(state.timeVersions)
              .filter(({ entryId }) => entryId === entry.entryId)
              .sort((a, b) => a.version - b.version),
          }))
          .sort((a, b) => a.start.getTime() - b.start.getTime() || compareTexts(a.entryId, b.entryId)),
        inquiries: state.inquiries
          .filter(({ accountId }) => accountId === id)
          .map(({ inquiryId, type, message, at, state: standing }) => ({
            inquiryId,
            type,
            message,
            at,
            state: standing,
          }))
          .sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.inquiryId, b.inquiryId)),
        conversationMarks: own(state.conversationMarks)
          .map(({ patientId: _, ...mark }) => mark)
          .sort((a, b) => a.at.getTime() - b.at.getTime() || compareTexts(a.side, b.side)),
      };
    },
  };
}
