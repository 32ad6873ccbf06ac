import { type Evidence, monthBounds } from '@rpm/domain';
import type { PatientMonth } from '../contracts/billing.ts';
import type { MemoryState } from './state.ts';

/** What a memory store has recorded of a month. */
export function evidenceOf(
  { notes, bills }: MemoryState,
  { patientId, timeZone, year, month }: PatientMonth,
): Evidence {
  const { start, end } = monthBounds({ year, month }, timeZone);
  const isInMonth = (at: Date) => at >= start && at.getTime() < end.getTime() + 1000;
  const counted = notes.filter(
    (note) => note.patientId === patientId && note.kind === 'note' && isInMonth(note.at),
  );
  return {
    days: 0,
    minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0),
    contacts: counted.filter(({ isInteractive }) => isInteractive).length,
    isFirstMonth: !bills.length,
  };
}
