import { reminderEndpoints } from '@rpm/api-client';
import { ReminderStop } from '@rpm/domain';
import { accountProblem, unlessRefused } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Stops the reminders by the token of a mail; `gone` when there is no such link. */
export const stopReminders: Submit<'stopped' | 'gone'> = async (call, form) => {
  const body = ReminderStop.safeParse(Object.fromEntries(form)).data;
  if (!body) return { kind: 'done', value: 'gone' };
  try {
    const value = await unlessRefused('gone', async () => {
      await call(reminderEndpoints.stopReminders, { body });
      return 'stopped' as const;
    });
    return { kind: 'done', value };
  } catch (error) {
    return { kind: 'problem', text: accountProblem(error) };
  }
};
