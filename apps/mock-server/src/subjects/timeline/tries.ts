import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const timelineTries = triesOf({
  getTimeline: { who: 'patientAndClinic', ...user },
  getFriendTimeline: { who: 'grantee', params: { userId: people.colleagues.userId } },
});
