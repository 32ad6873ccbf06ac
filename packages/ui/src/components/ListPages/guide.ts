import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    'Rows per page': 'A small Select.',
    Range: '1–10 of 63 orders.',
    'Previous and Next': 'With the page between them, which is announced.',
  },
  does: ['Put it under a list whose number of rows a person may choose.'],
  donts: ['Do not show it while the list failed or is empty.'],
};
