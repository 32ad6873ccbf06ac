import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Shape: 'Of its kind: success, error, information.',
    Sentence: 'What happened.',
    Action: 'Such as Undo. Optional.',
    Close: 'Always there.',
  },
  does: ['Offer the same action in the page: a toast goes by itself.'],
  donts: ['Do not tell something in a toast alone that must be read.'],
};
