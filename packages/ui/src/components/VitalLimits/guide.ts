import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Head: 'The vital, who set its limits, from when to when.',
    Edit: 'Opens the range.',
    Row: 'For each parameter a RangeRail, and outside of what it is Cautious or Critical.',
  },
  does: ['Show limits in the units of the reader.'],
  donts: ['Do not leave an empty limit blank: the normal one counts, and is shown.'],
};
