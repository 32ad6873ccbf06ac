import { endpoints } from '@rpm/api-client';
import { answers } from '@rpm/mock-server/msw';

/** Who saw a record, as the log says it: a colleague who looked at the details, unless something else is said. */
export const accessRow = (special: object = {}) => ({
  ...{ userId: 'user-doctor2', name: 'Teasel Fakeley', role: 'DOCTOR', clinic: 'Northside Sample Clinic' },
  ...{ kind: 'details', from: '20261120-14:31:00', to: '20261120-14:33:00', times: 2, ...special },
});

/** The log has these rows, and so many in all. */
export const accessLog = (result: readonly object[], total = result.length) =>
  answers(endpoints.getAccessLog, JSON.stringify({ result, total }));
