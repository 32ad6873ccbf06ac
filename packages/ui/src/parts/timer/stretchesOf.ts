import { readStamp, type Stretch, type TimeEntryRow } from '@rpm/domain';

/** An entry with its times as instants. */
export type ReadEntry = Stretch & Omit<TimeEntryRow, 'start' | 'end'>;

/** Entries with their times as instants. */
export const stretchesOf = (rows: readonly TimeEntryRow[]): ReadEntry[] =>
  rows.flatMap((row) => {
    const [start, end] = [readStamp(row.start), readStamp(row.end)];
    return start && end ? [{ ...row, start, end }] : [];
  });
