import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Title: 'A heading, or for screen readers alone.',
    Card: 'A radio button, a label, a sentence, an icon.',
  },
  does: [
    'Use it for two or three ways that are each worth a sentence.',
    'Let nothing be chosen at first where a wrong choice costs something.',
  ],
  donts: ['Do not use it for a list of values: that is a Select.'],
};
