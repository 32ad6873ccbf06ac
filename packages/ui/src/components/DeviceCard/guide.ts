import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'By what the device measures first; a box for an unknown kind.',
    Name: 'Always there.',
    Detail: 'Model, or what it measures.',
    Status: 'A StatusBadge. Optional.',
    Action: 'One button. Optional.',
  },
  does: [
    'Take the tile for staff and the card for patients.',
    'Name what a press does (`pressName`) when the whole card can be pressed.',
  ],
  donts: ['Do not show a badge where the order has no status to tell.'],
};
