import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Bar: 'Thick and solid where it is Normal, hatched where Cautious, thin and dark where Critical.',
    Pointer: 'The reading; pinned at an end when it is off the scale.',
    Limits: 'Below, for staff. Patients see the normal range in words.',
  },
  does: ['Show the number and its class beside it.'],
  donts: [
    'Do not draw one without limits: say that there are none.',
    'Do not color the bar by status: its bands differ by shape.',
  ],
};
