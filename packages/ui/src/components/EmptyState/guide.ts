import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'An outline, 40 px. Optional.',
    Title: 'One sentence: what is not there.',
    Reason: 'Why, or what to do. Optional.',
    Action: 'One way on. Optional.',
  },
  does: ['Offer the way that fills it: Add, or Clear Filter.'],
  donts: ['Do not show it for a failure or while something loads.'],
};
