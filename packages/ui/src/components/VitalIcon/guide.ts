import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Drawing: 'One for each of six kinds of vital sign.',
  },
  does: ["Write the kind's name beside it."],
  donts: ['Do not use it for a device: that is a DeviceDrawing.'],
};
