import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const reminderTries = triesOf({
  getReminder: { who: 'patients' },
  saveReminder: { who: 'patients', body: { isOn: true, hour: 9 } },
  stopReminders: { who: 'public', body: { token: 'x'.repeat(43) } },
});
