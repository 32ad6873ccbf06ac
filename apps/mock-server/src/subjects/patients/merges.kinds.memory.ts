import { fates } from '../../rooms/fates.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { byPatient, kind, type MergedKind } from './mergedKind.ts';

/** What changes its owner when two records become one, as `movedTables` has it. */
export function mergedKindsOf(state: MemoryState): MergedKind[] {
  return [
    ...fates.flatMap(({ kindsIn }) => kindsIn(state)),
    kind('orders', state.orders, {
      ownerOf: ({ order }) => order.patientId,
      give: (entry, owner, at) => {
        Object.assign(entry.order, { patientId: owner, changedAt: at });
      },
      keyOf: ({ order }) => order.orderId,
    }),
    kind('notes', state.notes, { ...byPatient, keyOf: ({ noteId }) => noteId }),
    kind('note_drafts', state.noteDrafts, {
      ...byPatient,
      keyOf: ({ authorId }) => authorId,
      placeOf: ({ authorId }) => authorId,
    }),
    kind('hospital_connections', state.hospitalConnections, {
      ...byPatient,
      keyOf: ({ connectionId }) => connectionId,
      // One that has ended takes nobody's place.
      placeOf: ({ hospitalId, connectionId, endedAt }) => (endedAt ? connectionId : hospitalId),
    }),
    kind('files', state.files, {
      ...byPatient,
      keyOf: ({ txnName }) => txnName,
      placeOf: ({ txnName }) => txnName,
    }),
    kind('ranges', state.ranges, {
      ...byPatient,
      keyOf: ({ vital, version }) => `${vital} ${version}`,
      placeOf: ({ vital }) => vital,
    }),
    kind('reviews', state.reviews, { ...byPatient, keyOf: ({ reviewId }) => reviewId }),
    kind('alerts', state.alerts, { ...byPatient, keyOf: ({ alertId }) => alertId }),
    kind('shares', state.shares, {
      ownerOf: ({ ownerId }) => ownerId,
      give: (row, owner) => {
        row.ownerId = owner;
      },
      keyOf: ({ shareId }) => shareId,
    }),
    kind('bills', state.bills, {
      ownerOf: ({ userId }) => userId,
      give: (row, owner) => {
        row.userId = owner;
      },
      keyOf: ({ billId }) => billId,
      placeOf: ({ year, month }) => `${year} ${month}`,
    }),
    kind('conversation_marks', state.conversationMarks, {
      ...byPatient,
      keyOf: ({ side, upTo }) => `${side} ${upTo.getTime()}`,
      placeOf: ({ side, upTo }) => `${side} ${upTo.getTime()}`,
    }),
    kind('time_entries', state.timeEntries, { ...byPatient, keyOf: ({ entryId }) => entryId }),
    kind('time_entry_versions', state.timeVersions, {
      ...byPatient,
      keyOf: ({ entryId, version }) => `${entryId} ${version}`,
    }),
    kind('timers', [...state.timers.values()], { ...byPatient, keyOf: ({ accountId }) => accountId }),
  ];
}
