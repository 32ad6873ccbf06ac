import type { ReminderSave } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';

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
