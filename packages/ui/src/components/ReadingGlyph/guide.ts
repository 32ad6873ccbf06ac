import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    'Ring with check': 'Normal.',
    Triangle: 'Cautious.',
    Octagon: 'Critical.',
  },
  does: ['Write the class beside it.'],
  donts: ['Do not use these shapes for messages or forms.'],
};
