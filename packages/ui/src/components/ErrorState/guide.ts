import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'By the cause: a cloud, crossed out; a lock (403); a search that found nothing (404).',
    Title: "What failed: Couldn't load the orders.",
    Reason: 'What still holds. Optional.',
    'Try Again': 'Left out where it would change nothing (403, 404).',
    Action: 'Another way on. Optional.',
  },
  does: ['Let it take the place of the part that failed, and no other.'],
  donts: ['Do not show it for an empty answer.', 'Do not say the status code to a person.'],
};
