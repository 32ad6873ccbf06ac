import { appGrantOf, rightAppRequest } from '../../../test/requestConnections.ts';
import { user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const connectedAppTries = triesOf({
  getAskingApp: { who: 'patientSelf', ...user, query: rightAppRequest },
  answerApp: {
    who: 'patientSelf',
    body: {
      userId: people.own.userId,
      request: rightAppRequest,
      allows: { kinds: ['readings', 'details'], days: 90 },
    },
  },
  getConnectedApps: { who: 'patientSelf', ...user },
  endConnectedApp: {
    who: 'patientSelf',
    body: { userId: people.own.userId, grantId: appGrantOf(people.own.userId) },
  },
});
