import { Reminder, ReminderSave, ReminderStop } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls of being reminded to measure. */
export const reminderEndpoints = {
  /** Whether and when the patient of the session is reminded to measure. @see SCR-07 */
  getReminder: endpoint({ method: 'GET', path: '/api/reminder', answer: Reminder }),
  /** Changes that. */
  saveReminder: endpoint({
    method: 'POST',
    path: '/api/save-reminder',
    body: ReminderSave,
    answer: Message,
    stales: ['/api/reminder'],
  }),
  /** Stops the reminders by the link of a mail, logged in or not. It may be asked as often as one likes. */
  stopReminders: endpoint({
    method: 'POST',
    path: '/api/stop-reminders',
    body: ReminderStop,
    answer: Message,
    token: 'none',
    stales: ['/api/reminder'],
  }),
} as const;
