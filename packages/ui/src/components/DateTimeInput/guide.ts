import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Always there.',
    Input: "The browser's own picker, for date and time.",
    Hint: 'Optional.',
    Error: 'Optional.',
  },
  does: ['Check the value again: typing can leave `min` and `max`.'],
  donts: [
    'Do not build a picker of your own in its place.',
    'Do not use it for a date of birth, which has no time.',
  ],
};
