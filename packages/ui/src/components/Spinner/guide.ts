import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Ring: 'Turns; stands still with reduced motion.',
  },
  does: ['Put it beside the word that says what is busy: Saving…'],
  donts: ['Do not use it for a page or a card that loads: that is a Skeleton.'],
};
