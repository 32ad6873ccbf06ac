import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Shape: 'A ReadingGlyph.',
    Word: 'The class; to patients, in their words.',
    Box: 'Square corners: outline, tint or solid.',
  },
  does: ['Show the class that a reading was given when it was measured.'],
  donts: ["Do not use it for an order's status: that is a pill, StatusBadge."],
};
