import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Frame: '24 units, a stroke of 1.75, the color of the text.',
    Paths: 'The drawing.',
  },
  does: ["Draw on the grid of lucide's icons, so that both stand side by side."],
  donts: ['Do not draw what lucide has already.'],
};
