import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Button: 'There at once; its text names the menu.',
    Head: 'Two lines, such as a name and a clinic. Optional.',
    Entry: 'A verb, and an icon before it where there is one.',
  },
  does: ['Use it for three actions or more.'],
  donts: ['Do not choose a value with it: that is a Select.', 'Do not hide the most frequent action in it.'],
};
