import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Always there.',
    Input: 'Six rows; can be made higher by hand.',
    Counter: 'What is typed, and the limit.',
    'Hint and error': 'Optional.',
  },
  does: ['Show the limit before it is reached.'],
  donts: ['Do not cut a paste: one that does not fit is refused as a whole.'],
};
