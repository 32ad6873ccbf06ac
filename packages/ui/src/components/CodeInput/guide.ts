import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Always there.',
    'Six boxes': 'Drawn over one input, so that pasting and autofill work.',
    Error: 'Optional.',
  },
  does: ['Let the code be pasted, with blanks and dashes in it.'],
  donts: [
    'Do not use it for codes of another length, or with letters.',
    'Do not send the form by itself when the sixth digit is typed.',
  ],
};
