import { english } from '../english.ts';

/** What stands at an entry of the navigation, for those who hear it. */
export const navMarkWords = english({
  inquiries: { one: '{count} inquiry is waiting', other: '{count} inquiries are waiting' },
  messages: {
    patient: { one: '{count} new message', other: '{count} new messages' },
    clinic: {
      one: '{count} patient wrote something that no one has read',
      other: '{count} patients wrote something that no one has read',
    },
  },
  alerts: {
    waiting: 'Alerts waiting: {critical} critical, {cautious} cautious',
    /** @param count those that came since the last time */
    come: { one: '{count} new alert is waiting', other: '{count} new alerts are waiting' },
  },
});
