import * as z from 'zod/mini';
import { Day, Secret } from '../wire/fields.ts';
import { reminderPauses } from './reminder.ts';

/** Whether the patient is reminded of measuring, and at which full hour of the patient's clock. */
export const ReminderSave = z.object({
  isOn: z.boolean(),
  hour: z.number().check(z.int(), z.gte(0), z.lte(23)),
});
export type ReminderSave = z.infer<typeof ReminderSave>;

/** The hour for whoever has not chosen one. */
export const usualReminder: ReminderSave = { isOn: false, hour: 9 };

/** What was chosen, by whose clock it goes, and why nothing is sent for now. */
export const Reminder = z.extend(ReminderSave, {
  /** IANA name of the patient's zone. */
  timeZone: z.string(),
  pause: z.nullable(z.enum(reminderPauses)),
  /** Of a pause because the patient is away: the last day of that. */
  awayUntil: z.nullable(Day),
});
export type Reminder = z.infer<typeof Reminder>;

/** What the link of a reminder holds: it stops them, however often it is pressed. */
export const ReminderStop = z.object({ token: Secret });
