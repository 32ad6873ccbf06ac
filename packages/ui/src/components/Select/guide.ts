import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Always there.',
    Button: 'Shows the value; painted at once.',
    List: 'Comes with pointer or focus.',
    'Hint and error': 'Optional.',
  },
  does: ['Order the options as people look for them: by use, or by the alphabet.'],
  donts: [
    'Do not use it for two or three choices that have room: RadioCards show them all.',
    'Do not use it for actions: that is a DropdownMenu.',
  ],
};
