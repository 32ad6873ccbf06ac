import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'The device, by the vital sign that it measures first; five wide to four high.',
  },
  does: ['Write the name of the device beside it: it is decorative.'],
  donts: ['Do not use one as an icon: below 80 px its lines close. Take VitalIcon.'],
};
