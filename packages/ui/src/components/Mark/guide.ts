import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Tile: 'Petrol, with rounded corners.',
    Band: 'The range.',
    Line: 'Leaves the band and comes back.',
  },
  does: ['Write the name of the product beside it.', 'Take the one in one color (`mono`) for print.'],
  donts: ['Do not recolor the tile, and do not draw it below 16 px.'],
};
