import * as z from 'zod/mini';
import { Count, Day, ShortText } from '../wire/fields.ts';

/** What a device period of a patient has come to: its days with data, and which code is next, or reached. */
const ExampleWindow = z.object({
  start: Day,
  end: Day,
  /** How many days with data are in it. */
  count: Count,
  /** The nearest code of its days that can still be reached; `null` when there is none. */
  more: z.nullable(z.object({ count: Count, code: ShortText })),
  /** The code that its days are enough for. */
  code: z.nullable(ShortText),
});

/** A patient as both rules for the device period count the days, to choose between them by. @see SCR-04 */
export const PeriodExample = z.object({
  name: ShortText,
  /** By the patient's calendar. */
  today: Day,
  /** In either period, earliest first. */
  dataDays: z.array(Day),
  windows: z.object({ thirtyDays: ExampleWindow, calendarMonth: ExampleWindow }),
});
export type PeriodExample = z.infer<typeof PeriodExample>;
