import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Says itself where a field is optional.',
    Hint: 'Optional.',
    Input: 'As wide as its container.',
    Error: 'Optional.',
  },
  does: ['Set `autoComplete` and `inputMode`: a phone then shows the right keys.'],
  donts: [
    'Do not use a placeholder for what must be read.',
    'Do not show an error while the person is still typing the first time.',
  ],
};
