import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { recordRequestOf } from '../../../test/requestRecords.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const recordRequestTries = triesOf({
  getRecordRequests: { who: 'patientAndClinic', ...user },
  addRecordRequest: {
    who: 'patientSelf',
    body: {
      userId: people.own.userId,
      holders: [{ name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '' }],
      since: '2020-01-01',
      until: '2026-11-20',
      kinds: ['labs'],
      signedAs: 'Marigold Testpatient',
    },
  },
  changeOwnRecordRequest: {
    who: 'patientSelf',
    body: {
      userId: people.own.userId,
      requestId: recordRequestOf(people.own.userId),
      version: 1,
      move: 'stop',
    },
  },
  getRequestWork: { who: 'clinicPeople', query: { tab: 'open' } },
  moveRecordRequest: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      requestId: recordRequestOf(people.own.userId),
      version: 1,
      move: 'request',
      note: null,
    },
  },
});
