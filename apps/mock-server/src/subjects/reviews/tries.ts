import { provider, user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { reviewOf } from '../../../test/requestRecords.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const reviewTries = triesOf({
  getReviews: { who: 'patientAndClinic', ...user },
  reviewReadings: { who: 'clinicRoles', body: { userId: people.own.userId, upTo: '20261120-14:00:00' } },
  undoReview: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, reviewId: reviewOf(provider.accountId, people.own.userId) },
  },
});
