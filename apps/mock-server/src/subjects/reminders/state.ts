import type { ReminderSave } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { fateOf } from '../patients/fates.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** What patients chose. */
    reminders: Map<string, ReminderSave>;
    /** The mails that went, or are on their way. */
    reminderMails: { patientId: string; day: string; tokenHash: string; at: Date }[];
  }
}

/** What memory begins with. */
export const reminderState = () =>
  ({ reminders: new Map(), reminderMails: [] }) satisfies Partial<MemoryState>;

/** What becomes of them with their patient's record. */
export const reminderMailFate = fateOf({
  table: 'reminder_mails',
  rows: (state) => state.reminderMails,
  merge: { stays: 'which mails went; their links stop the reminders of that record alone' },
  exported: { within: 'reminders, as the days on which one went' },
});
