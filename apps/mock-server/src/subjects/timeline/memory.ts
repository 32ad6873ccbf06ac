import { enteredBy, fullName, isClinicRole, type TimelineKind, valuesKey } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { noEntry, type TimelineEntry, type Timelines } from './contract.ts';

const entryOrder = newestFirst<TimelineEntry>(
  ({ at }) => at,
  ({ id }) => id,
);

/** The timelines of a memory store. */
export function memoryTimelines(state: MemoryState): Timelines {
  const notesOf = (patientId: string, kind: 'notes' | 'messages') =>
    state.notes
      .filter((note) => note.patientId === patientId)
      .filter((note) =>
        kind === 'messages' ? note.kind === 'conversation' : note.kind === 'note' && note.toPatient,
      )
      .map(({ noteId, authorId, text, at }): TimelineEntry => {
        const author = state.accounts.find(({ accountId }) => accountId === authorId);
        const by = author ? fullName(author) : '';
        const role = author?.role ?? '';
        return { ...noEntry, kind, id: noteId, at, text, by, role, isOwn: !isClinicRole(role) };
      });
  const all: Record<TimelineKind, (patientId: string) => TimelineEntry[]> = {
    readings: (patientId) =>
      [...(state.readings().get(patientId)?.values() ?? [])].map(
        ({ vital, at, serial, values, ...reading }): TimelineEntry => ({
          ...noEntry,
          kind: 'readings',
          id: `${vital} ${serial} ${valuesKey(values)}`,
          at,
          vital,
          values: { ...values },
          class: reading.class,
          enteredBy: enteredBy(serial),
        }),
      ),
    notes: (patientId) => notesOf(patientId, 'notes'),
    messages: (patientId) => notesOf(patientId, 'messages'),
    visits: (patientId) =>
      state.records
        .filter((record) => record.patientId === patientId && record.resourceType === 'Encounter')
        .map(({ recordId, at, display, performer }) => ({
          ...noEntry,
          kind: 'visits' as const,
          id: recordId,
          at,
          text: display,
          by: performer,
        })),
    files: (patientId) =>
      state.files
        .filter((file) => file.patientId === patientId)
        .map(({ txnName, at, fileName, uploadedBy, uploadedById, reportType }) => ({
          ...noEntry,
          kind: 'files' as const,
          id: txnName,
          at,
          text: fileName,
          by: uploadedBy,
          reportType,
          isOwn: uploadedById === patientId,
        })),
    orders: (patientId) =>
      state.orders
        .filter(({ order }) => order.patientId === patientId)
        .map(({ order: { orderId, placedAt, deviceName, status } }) => ({
          ...noEntry,
          kind: 'orders' as const,
          id: orderId,
          at: placedAt,
          text: deviceName,
          status,
        })),
  };
  return {
    async entries(kind, { patientId, before, from, rows }) {
      return all[kind](patientId)
        .filter(({ at }) => at < before && (!from || at >= from))
        .sort(entryOrder)
        .slice(0, rows);
    },
    async facts(kind, patientId, counted) {
      const found = all[kind](patientId);
      const isCounted = ({ at }: TimelineEntry) => !counted || (at >= counted.from && at < counted.before);
      const oldest = found.reduce<Date | null>((first, { at }) => (first && first < at ? first : at), null);
      return { total: found.filter(isCounted).length, oldest };
    },
  };
}
