import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Shape: 'Circle, filled check or diamond: the kind without its color.',
    Message: 'What happened, then what to do.',
    Action: 'A button or a link at the end. Optional.',
  },
  does: [
    'Put it beside what it is about.',
    'Give it `announce="alert"` when what the person just did has failed.',
  ],
  donts: [
    'Do not announce one that was there when the page came.',
    'Do not use a toast in its place: a toast goes by itself.',
  ],
};
