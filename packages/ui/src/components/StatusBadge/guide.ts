import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'A StatusGlyph.',
    Word: 'The status, or whatever word came.',
  },
  does: ['Show an unknown status as it came, in gray.'],
  donts: ["Do not use it for a reading's class: that is square, ReadingTag."],
};
