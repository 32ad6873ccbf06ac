import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Caption: 'Names the table and the region that scrolls; for screen readers.',
    Heads: 'Stay while the rows are on their way.',
    Rows: 'One is 40 px, of a dense table 53 px.',
    'Sticky columns': 'Stay in sight while the rest scrolls.',
    Cards: 'Each row below 768 px, when `card` is given.',
    Detail: 'Opens under a row. Optional.',
  },
  does: [
    'Mark the column that names the row as its head (`isRowHeader`).',
    'Show real heads with blocks in the rows while it loads (`skeletonRows`).',
  ],
  donts: [
    'Do not sort or filter inside it: order and page come from the server.',
    'Do not show an empty table for one that failed.',
  ],
};
