import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const exportTries = triesOf({
  exportPatient: { who: 'clinicRoles', body: { userId: people.own.userId } },
  exportOwnRecord: { who: 'patientSelf', body: { userId: people.own.userId } },
});
