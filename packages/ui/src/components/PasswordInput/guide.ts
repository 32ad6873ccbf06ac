import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Always there.',
    Input: 'Pasting and password managers work.',
    'Show and Hide': 'A button inside of the field.',
    'Caps Lock': 'A note while it is on.',
  },
  does: ['Take NewPasswordInput for one that is chosen.'],
  donts: ['Do not switch pasting off.', 'Do not ask for it twice: it can be shown.'],
};
