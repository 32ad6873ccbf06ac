import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    'Tab list': 'Left and Right, Home and End open a tab.',
    Tab: 'A label and a count.',
    Panel: 'The open view, which can be focused.',
  },
  does: ['Say a count in words for screen readers: 3 alerts wait.'],
  donts: [
    'Do not use it for other pages: those are links.',
    'Do not use it for steps that follow each other.',
  ],
};
