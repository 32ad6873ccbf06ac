import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Icon: 'Before the words. Optional.',
    Words: 'Its name: a verb, and what it acts on.',
    Spinner: 'Beside the words while it is busy.',
  },
  does: ['Have one primary button in a view.', 'Let an inert one say its reason when it is pressed.'],
  donts: [
    'Do not use it to go somewhere: that is a Link.',
    'Do not take it out of the tab order while it is busy or disabled.',
  ],
};
