import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Mark: 'A picture over the title, such as the countdown. Optional.',
    Title: 'The question or the warning.',
    Description: 'What happened or will happen, said with the title.',
    Problem: 'Why the act was not done, after the description. Optional.',
    'Safe answer': 'Loses nothing. It has the focus, and Escape gives it.',
    Act: 'The other answer; red when it destroys something. Optional.',
  },
  does: [
    'Name both answers by what they do: Keep Device, Deactivate.',
    'Say in the description what cannot be undone.',
  ],
  donts: [
    'Do not ask for what can be undone: do it, and offer Undo.',
    'Do not put fields into it: that is a Dialog.',
  ],
};
