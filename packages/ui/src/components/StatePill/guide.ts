import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'Tells the state without its color.',
    Word: 'The state.',
  },
  does: ['Give each state a drawing of another shape.'],
  donts: [
    "Do not use it for an order's status (StatusBadge) or for a reading's class (ReadingTag).",
    'Do not make it a button.',
  ],
};
