import { formatStamp } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import { newId } from '../sessions/tokens.ts';

/** Looks through readings. */
export function reviewRoutes(api: Api): void {
  route(api, 'getReviews', async ({ subject: { patientId }, store }) =>
    (await store.reviews.list(patientId)).map(({ reviewId, reviewer, at, upTo }) => ({
      reviewId,
      reviewer,
      time: formatStamp(at),
      upTo: formatStamp(upTo),
    })),
  );

  route(
    api,
    'reviewReadings',
    async ({ words, body, subject: { patientId }, actor, store, services, now }) => {
      const upTo = instantOfStamp(body.upTo);
      if (upTo > now) {
        throw new Refusal(400, { code: 'reviewOfFuture', body: { field: 'upTo' } });
      }
      const reviewId = newId(services.random);
      await store.reviews.add({ reviewId, patientId, upTo }, actor);
      return { message: words.server.reviewed, reviewId };
    },
  );

  route(api, 'undoReview', async ({ words, body: { reviewId }, subject: { patientId }, actor, store }) => {
    if (!(await store.reviews.undo({ reviewId, patientId }, actor))) throw new Refusal(404);
    return { message: words.server.reviewUndone };
  });
}
