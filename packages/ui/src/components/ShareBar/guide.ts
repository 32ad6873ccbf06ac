import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Normal: 'Solid and light.',
    Cautious: 'Hatched.',
    Critical: 'Solid and dark.',
  },
  does: ['Have the counts beside it: they are its name for screen readers.'],
  donts: ['Do not read exact shares from it: the smallest share is still drawn.'],
};
