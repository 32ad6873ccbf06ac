import { reminderEndpoints } from '@rpm/api-client';
import { ReminderStop } from '@rpm/domain';
import { accountProblem, isRefused } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Stops the reminders by the token of a mail; `gone` when there is no such link. */
export const stopReminders: Submit<'stopped' | 'gone'> = async (call, form) => {
  const body = ReminderStop.safeParse(Object.fromEntries(form)).data;
  if (!body) return { kind: 'done', value: 'gone' };
  try {
    await call(reminderEndpoints.stopReminders, { body });
    return { kind: 'done', value: 'stopped' };
  } catch (error) {
    if (isRefused(error)) return { kind: 'done', value: 'gone' };
    return { kind: 'problem', text: accountProblem(error) };
  }
};
