import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Words: 'Say where it goes.',
    'New tab': 'OutsideLink says that it opens one.',
  },
  does: ['Use OutsideLink for what leaves the portal.'],
  donts: ['Do not use it for what does something: that is a Button.', 'Do not name one "here" or "more".'],
};
