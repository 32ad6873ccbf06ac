import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Icon: 'In the size of icons of its density.',
    Target: '32 px for staff, 44 px for patients.',
    Name: 'For screen readers.',
  },
  does: [
    'Use it for what everyone knows: close, edit, remove, previous, next.',
    'Name the thing in a list: Remove Weight.',
  ],
  donts: ['Do not use it for an action that the person has to guess.'],
};
