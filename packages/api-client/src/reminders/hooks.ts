import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { reminderEndpoints } from './calls.ts';

/** Whether and when the own patient is reminded to measure. */
export const useReminder = () => useRead(reminderEndpoints.getReminder, {});

/** Changes that. */
export const useSaveReminder = () => useWrite(reminderEndpoints.saveReminder);
