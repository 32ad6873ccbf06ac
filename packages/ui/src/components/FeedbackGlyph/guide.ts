import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Outline: 'A circle; a diamond for a warning. Filled for success and for a failure.',
    Sign: 'i, check, or exclamation mark.',
  },
  does: ['Put it before a sentence that says the same.'],
  donts: ['Do not use triangle or octagon for messages: they belong to readings.'],
};
