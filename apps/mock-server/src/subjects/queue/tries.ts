import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const queueTries = triesOf({
  getReviewQueue: { who: 'clinicPeople' },
  getReviewRound: { who: 'clinicPeople' },
  claimPatient: { who: 'clinicRoles', body: { userId: people.own.userId, isHere: true } },
  releasePatient: { who: 'clinicRoles', body: { userId: people.own.userId } },
  endReview: { who: 'clinicPeople', body: {} },
});
