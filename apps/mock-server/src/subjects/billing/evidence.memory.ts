import { type Bill, type Evidence, monthBounds } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { memoryReadings } from '../readings/memory.ts';
import { memoryMonitoring } from '../readings/monitoring.memory.ts';
import type { PatientMonth } from './contract.ts';

/** The code that is billed once, for setting the devices up. */
export const setUpCode = '99453';

/** What a memory store has recorded of a month. */
export async function evidenceOf(
  state: MemoryState,
  { patientId, timeZone, year, month }: PatientMonth,
): Promise<Evidence> {
  const bounds = monthBounds({ year, month }, timeZone);
  const next = new Date(bounds.end.getTime() + 1000);
  const isInMonth = (at: Date) => at >= bounds.start && at < next;
  const notes = state.notes.filter(
    (note) => note.patientId === patientId && note.kind === 'note' && isInMonth(note.at),
  );
  const isLastVersion = (bill: Bill) =>
    !state.bills.some(
      (each) =>
        each.userId === bill.userId &&
        each.year === bill.year &&
        each.month === bill.month &&
        each.version > bill.version,
    );
  const setUpElsewhere = state.bills.some(
    (bill) =>
      bill.userId === patientId &&
      (bill.year !== year || bill.month !== month) &&
      isLastVersion(bill) &&
      bill.lines.some(({ code }) => code === setUpCode),
  );
  const days = await memoryReadings(state).days(patientId, bounds);
  const since = await memoryMonitoring(state).since(patientId);
  return {
    days: days.length,
    minutes: notes.reduce((sum, { minutes }) => sum + minutes, 0),
    contacts: notes.filter(({ isInteractive }) => isInteractive).length,
    isFirstMonth: since !== null && isInMonth(since) && !setUpElsewhere,
  };
}
