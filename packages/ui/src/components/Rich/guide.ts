import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Sentence: 'Whole, from words, with named tags.',
    Elements: 'What each tag becomes.',
  },
  does: ['Keep the sentence whole, so that each language can order it.'],
  donts: ['Do not glue a sentence from parts.', 'Do not nest tags.'],
};
