import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Group: 'A sunken box with a name for screen readers.',
    Segment: 'Two to five, a short word each; the chosen one is raised.',
  },
  does: ['Use it for how one view is shown: day, week, month.'],
  donts: [
    'Do not use it for other views of a thing: those are Tabs.',
    'Do not use it for long words: they cannot wrap.',
  ],
};
