import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Lens: 'Decorative.',
    Input: 'Its label may be for screen readers alone.',
    Clear: 'While there is text; Escape does the same.',
  },
  does: [
    'Wait for a pause before the server is asked.',
    'Put a Select beside it (`joinedLeft`) where it must be said what is searched.',
  ],
  donts: ['Do not close a dialog with Escape while there is text in it.'],
};
