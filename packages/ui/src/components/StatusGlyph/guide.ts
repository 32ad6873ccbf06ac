import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Shape: 'One for each of six statuses; a plain ring for any other word.',
  },
  does: ['Write the status beside it.'],
  donts: ['Do not tell two statuses apart by color alone.'],
};
