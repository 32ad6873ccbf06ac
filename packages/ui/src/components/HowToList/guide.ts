import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Number: 'On a line from step to step.',
    Title: 'Always there.',
    Text: 'One thought.',
  },
  does: ['Give each step one action.'],
  donts: ['Do not use it for a list whose order does not matter.'],
};
