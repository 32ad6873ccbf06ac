import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Box: '18 px for staff, 26 px for patients; in forced colors it is the one of the browser.',
    Label: 'Pressing it counts too.',
    Error: 'Under the label. Optional.',
  },
  does: ['Use it for what counts when a form is sent.', 'Say in the label what being on means.'],
  donts: [
    'Do not use it for what acts at once: that is a button with `aria-pressed`.',
    'Do not word a label as a negation.',
  ],
};
