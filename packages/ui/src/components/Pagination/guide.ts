import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Range: '1–10 of 63 orders.',
    Previous: 'Keeps its place and the focus at the first page.',
    Page: 'Announced when it changes.',
    Next: 'Always there.',
  },
  does: ['Count pages from 1 for people; the server counts from 0.'],
  donts: ['Do not remove a button at an end: the focus would be lost.'],
};
