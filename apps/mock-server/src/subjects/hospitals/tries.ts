import { connectionOf, hospitalStateOf } from '../../../test/requestConnections.ts';
import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const hospitalTries = triesOf({
  getHospitals: { who: 'patients', query: { text: 'Mockville' } },
  getHospitalConnections: { who: 'patientSelf', ...user },
  getClinicHospitalConnections: { who: 'administration' },
  connectHospital: {
    who: 'patientSelf',
    body: { userId: people.own.userId, hospitalId: 'mock-county-hospital', kinds: ['Condition'] },
  },
  finishHospital: {
    who: 'patientSelf',
    body: { userId: people.own.userId, state: hospitalStateOf(people.own.userId), code: 'a-code' },
  },
  syncHospital: {
    who: 'patientSelf',
    body: { userId: people.own.userId, connectionId: connectionOf(people.own.userId) },
  },
  endHospital: {
    who: 'patientSelf',
    body: { userId: people.own.userId, connectionId: connectionOf(people.own.userId), forget: false },
  },
});
