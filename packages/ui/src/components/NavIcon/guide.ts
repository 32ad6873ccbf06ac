import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'As large as its container, in the color of the text.',
  },
  does: ['Write the label of the entry beside it, also in the narrow navigation of patients.'],
  donts: ['Do not use it outside the navigation.'],
};
