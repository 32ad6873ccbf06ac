import { accessOf } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const reminderAccess = accessOf({
  getReminder: { about: null, ...rows.patients },
  saveReminder: { about: null, ...rows.patients },
  stopReminders: 'public',
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof reminderAccess> {}
}
