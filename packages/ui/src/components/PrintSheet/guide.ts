import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Sheet: 'On paper alone, in light colors.',
    Foot: 'On each page of a numbered sheet, with its number.',
  },
  does: ['Take `dense` for what should fit on one page.'],
  donts: ['Do not rely on it to print a screen: paper shows the sheet and nothing else.'],
};
